import type { ReactNode } from 'react';
import { Story } from '../features/stories/story';
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

/** A heading, a sentence, and a list of points in two columns. */
export function PointsSection({ id, section }: { id: string; section: Section }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      {section.eyebrow && <p className={styles.eyebrow}>{section.eyebrow}</p>}
      <h2 id={id}>{section.heading}</h2>
      <Html of={section.lead} className={styles.lead} />
      <ul className={styles.points}>
        {section.points?.map((point) => (
          <li key={point.title}>
            <Html of={point.icon} as="span" className={styles.sign} />
            <h3>{point.title}</h3>
            <Html of={point.text} />
          </li>
        ))}
      </ul>
    </section>
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
