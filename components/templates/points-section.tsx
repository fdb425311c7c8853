import { Html } from '../lib/html';
import type { Section } from '../lib/schema.gen';
import page from './landing.module.css';
import { Points } from '../ui/points';
import styles from './points-section.module.css';

interface PointsSectionProps {
  id: string;
  section: Section;
  /** How the points stand on a wide screen: ruled lines, cards, stairs, or beside a clock. */
  variant?: 'lines' | 'cards' | 'stairs' | 'clock';
}

/** A heading, a lead and a list of points. */
export function PointsSection({ id, section, variant = 'lines' }: PointsSectionProps) {
  return (
    <section className={`${page.section} ${styles[variant]}`} aria-labelledby={id}>
      <div className={page.head}>
        {section.eyebrow && <p className={page.eyebrow}>{section.eyebrow}</p>}
        <h2 id={id}>{section.heading}</h2>
        <Html of={section.lead} className={page.lead} />
      </div>
      <Points points={section.points} listClass={styles.points} iconClass={styles.icon} />
    </section>
  );
}
