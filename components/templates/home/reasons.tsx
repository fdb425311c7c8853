import { Hills } from '../../layout/hills';
import { Html } from '../../lib/html';
import type { Section } from '../../lib/schema.gen';
import { ButtonLink } from '../../ui/button';
import styles from './reasons.module.css';
import { SectionHead } from './section-head';

/** The reasons on a dark background with a moon, between lines of hills. */
export function Reasons({ section }: { section: Section }) {
  return (
    <>
      <Hills className={styles.ridge} />
      <div className={styles.dusk}>
        <SectionHead id="why-choose-us-heading" section={section} />
        {section.points && section.points.length > 0 && (
          <ul>
            {section.points.map((point) => (
              <li key={point.title}>
                <Html of={point.icon} as="span" className={styles.icon} />
                <h3>{point.title}</h3>
                <Html of={point.text} />
              </li>
            ))}
          </ul>
        )}
        {section.action && (
          <ButtonLink href={section.action.href} variant="quiet">
            {section.action.label}
          </ButtonLink>
        )}
      </div>
      <Hills className={styles.slope} />
      <Hills className={styles.meadow} />
    </>
  );
}
