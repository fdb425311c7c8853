import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import { PitchHero, PointsSection, StoryCard } from './landing';
import styles from './landing.module.css';
import { LimitedNote } from './limited-note';

/** The landing page of advertisements. */
export function Ad({ page }: { page: PageOf<'ad'> }) {
  const { content, site } = page;
  const book = (label: string) => (
    <ButtonLink href={site.booking.url} external size="large">
      {label}
    </ButtonLink>
  );
  return (
    <>
      <PitchHero pitch={content.hero} action={book(content.hero.action)} />
      <PointsSection id="pains" section={content.pains} />
      <PointsSection id="benefits" section={content.benefits} />
      <StoryCard story={content.story} />
      <section className={styles.section} aria-labelledby="closing">
        <h2 id="closing">{content.closing.heading}</h2>
        <Html of={content.closing.lead} className={styles.lead} />
        <Html of={content.price} className="prose" />
        {content.limited && <LimitedNote limited={content.limited} />}
        {book(content.closing.action)}
      </section>
    </>
  );
}
