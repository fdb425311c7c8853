import type { ReactNode } from 'react';
import { TestimonialQuote } from '../features/testimonials/testimonial-quote';
import { Hills } from '../layout/hills';
import { Html } from '../lib/html';
import type { Pitch, Testimonial } from '../lib/schema.gen';
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
export function TestimonialSection({ testimonial }: { testimonial: Testimonial }) {
  return (
    <div className={styles.section}>
      <div className={styles.testimonial}>
        <TestimonialQuote testimonial={testimonial} />
      </div>
    </div>
  );
}
