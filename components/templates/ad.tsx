import { BookLink } from '../features/booking/book-link';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { Picture } from '../ui/picture';
import { DarkSection, PitchHero, PointsSection, TestimonialSection } from './landing';
import styles from './landing.module.css';
import { LimitedNote } from './limited-note';

/** The landing page for advertisements. */
export function Ad({ page }: { page: PageOf<'ad'> }) {
  const { content } = page;
  const { closing } = content;
  return (
    <>
      <PitchHero
        pitch={content.hero}
        action={<BookLink size="large" label={content.hero.action} />}
      />
      {content.pains && (
        <DarkSection>
          <PointsSection id="pains" section={content.pains} variant="stairs" />
        </DarkSection>
      )}
      {content.benefits && (
        <PointsSection id="benefits" section={content.benefits} variant="cards" />
      )}
      {content.testimonial && <TestimonialSection testimonial={content.testimonial} />}
      <section className={styles.section} aria-labelledby="closing">
        <div className={`${styles.panel} ${styles.closing}`}>
          <Picture of={closing.picture} slot="half" className={styles.picture} />
          <div>
            <h2 id="closing">{closing.heading}</h2>
            <Html of={closing.lead} className="prose" />
            <Html of={content.price} className="prose" />
            {content.limited && <LimitedNote limited={content.limited} />}
            <BookLink size="large" label={closing.action} />
          </div>
        </div>
      </section>
    </>
  );
}
