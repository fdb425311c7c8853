import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import { Night, PitchHero, PointsSection, StoryCard } from './landing';
import styles from './landing.module.css';
import { LimitedNote } from './limited-note';

/** The landing page of advertisements. */
export function Ad({ page }: { page: PageOf<'ad'> }) {
  const { content, site } = page;
  const { closing } = content;
  const book = (label: string) => (
    <ButtonLink href={site.booking.url} external size="large">
      {label}
    </ButtonLink>
  );
  return (
    <>
      <PitchHero pitch={content.hero} action={book(content.hero.action)} />
      <Night>
        <PointsSection id="pains" section={content.pains} />
      </Night>
      <PointsSection id="benefits" section={content.benefits} look="cards" />
      <StoryCard story={content.story} />
      <section className={styles.section} aria-labelledby="closing">
        <div className={`${styles.panel} ${styles.closing}`}>
          <Html of={closing.picture} className={styles.picture} />
          <div>
            <h2 id="closing">{closing.heading}</h2>
            <Html of={closing.lead} className="prose" />
            <Html of={content.price} className="prose" />
            {content.limited && <LimitedNote limited={content.limited} />}
            {book(closing.action)}
          </div>
        </div>
      </section>
    </>
  );
}
