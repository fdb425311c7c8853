import type { ReactNode } from 'react';
import { TestimonialQuote } from '../features/testimonials/testimonial-quote';
import { Hills } from '../layout/hills';
import { Html } from '../lib/html';
import type { Limited, Pitch, Section, Testimonial } from '../lib/schema.gen';
import { Picture } from '../ui/picture';
import styles from './landing.module.css';
import { LimitedBadge } from './limited-note';
import { Points } from '../ui/points';
import points from './points-section.module.css';

// Parts shared by the landing pages.

interface PitchHeroProps {
  pitch: Pitch;
  /** A badge for a limited offer, shown only in its month. */
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

interface PointsSectionProps {
  id: string;
  section: Section;
  /** The layout of the points on a wide screen: ruled lines, cards, stairs, or beside a clock. */
  variant?: 'lines' | 'cards' | 'stairs' | 'clock';
}

/** A heading, a lead and a list of points. */
export function PointsSection({ id, section, variant = 'lines' }: PointsSectionProps) {
  return (
    <section className={`${styles.section} ${points[variant]}`} aria-labelledby={id}>
      <div className={styles.head}>
        {section.eyebrow && <p className={styles.eyebrow}>{section.eyebrow}</p>}
        <h2 id={id}>{section.heading}</h2>
        <Html of={section.lead} className={styles.lead} />
      </div>
      <Points points={section.points} listClass={points.points} iconClass={points.icon} />
    </section>
  );
}
