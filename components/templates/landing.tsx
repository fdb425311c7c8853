import type { ReactNode } from 'react';
import { Story } from '../features/stories/story';
import { Hills } from '../layout/hills';
import { Html } from '../lib/html';
import type { Pitch, Section, Testimonial } from '../lib/schema.gen';
import styles from './landing.module.css';

// The parts that landing pages share.

/** The top of a landing page: a promise, a picture, and one button. */
export function PitchHero({ pitch, action }: { pitch: Pitch; action: ReactNode }) {
  return (
    <header className={styles.hero}>
      <div className={styles.pitch}>
        {pitch.badge && <p className={styles.badge}>{pitch.badge}</p>}
        <h1>{pitch.heading}</h1>
        <Html of={pitch.lead} className={styles.lead} />
        {action}
      </div>
      <Html of={pitch.picture} className={styles.picture} />
    </header>
  );
}

interface PointsSectionProps {
  id: string;
  section: Section;
  /** lines: a list with its heading; cards: the first point is the largest. */
  look?: 'lines' | 'cards';
}

/** A heading, a sentence, and a list of points. */
export function PointsSection({ id, section, look = 'lines' }: PointsSectionProps) {
  return (
    <section className={`${styles.section} ${styles[look]}`} aria-labelledby={id}>
      <div className={styles.head}>
        {section.eyebrow && <p className={styles.eyebrow}>{section.eyebrow}</p>}
        <h2 id={id}>{section.heading}</h2>
        <Html of={section.lead} className={styles.lead} />
      </div>
      <ul className={styles.points}>
        {section.points?.map((point) => (
          <li key={point.title}>
            <Html of={point.icon} as="span" className={styles.sign} />
            <div>
              <h3>{point.title}</h3>
              <Html of={point.text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A stretch of the page by night, between two lines of hills. */
export function Night({ children }: { children: ReactNode }) {
  return (
    <div className={styles.night}>
      <Hills className={styles.ridge} />
      {children}
      <Hills className={styles.meadow} />
    </div>
  );
}

/** One family's story. */
export function StoryCard({ story }: { story: Testimonial }) {
  return (
    <div className={styles.section}>
      <div className={styles.story}>
        <Story story={story} />
      </div>
    </div>
  );
}
