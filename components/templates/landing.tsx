import type { ReactNode } from 'react';
import { TestimonialQuote } from '../features/testimonials/testimonial-quote';
import { Hills } from '../layout/hills';
import { Html } from '../lib/html';
import type { Limited, Pitch, Testimonial } from '../lib/schema.gen';
import { Picture } from '../ui/picture';
import styles from './landing.module.css';
import { LimitedBadge } from './limited-note';

// Parts shared by the landing pages.

interface PitchHeroProps {
  pitch: Pitch;
  /** A badge that says that something is limited, in its month only. */
  limited?: Limited | undefined;
  action: ReactNode;
}

/** The hero of a landing page: heading, lead, picture and one action. */
export function PitchHero({ pitch, limited, action }: PitchHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.pitch}>
        {pitch.badge && <p className={styles.badge}>{pitch.badge}</p>}
        {limited && <LimitedBadge limited={limited} className={styles.badge} />}
        <h1>{pitch.heading}</h1>
        <Html of={pitch.lead} className={styles.lead} />
        {action}
      </div>
      <Picture of={pitch.picture} slot="pitch" className={styles.picture} />
    </header>
  );
}

/** A dark section between two lines of hills. */
export function DarkSection({ children }: { children: ReactNode }) {
  return (
    <div className={styles.night}>
      <Hills className={styles.ridge} />
      {children}
      <Hills className={styles.meadow} />
    </div>
  );
}

/** A section with one testimonial. */
export function TestimonialSection({ testimonial }: { testimonial: Testimonial }) {
  return (
    <div className={styles.section}>
      <div className={styles.testimonial}>
        <TestimonialQuote testimonial={testimonial} />
      </div>
    </div>
  );
}
