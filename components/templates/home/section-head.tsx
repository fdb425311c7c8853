import { Html } from '../../lib/html';
import type { Section } from '../../lib/schema.gen';
import styles from './section-head.module.css';

/** The eyebrow, heading and lead of a section. */
export function SectionHead({ id, section }: { id: string; section: Section }) {
  return (
    <div className={styles.head}>
      {section.eyebrow && <p className={styles.eyebrow}>{section.eyebrow}</p>}
      <h2 id={id}>{section.heading}</h2>
      <Html of={section.lead} className={styles.lead} />
    </div>
  );
}
