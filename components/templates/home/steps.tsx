import { Html } from '../../lib/html';
import type { Section } from '../../lib/schema.gen';
import { ButtonLink } from '../../ui/button';
import { Picture } from '../../ui/picture';
import styles from './how-it-works.module.css';
import { SectionHead } from './section-head';

/** The steps as pictures along a dotted line. */
export function Steps({ section }: { section: Section }) {
  return (
    <>
      <SectionHead id="how-it-works-heading" section={section} />
      {section.points && section.points.length > 0 && (
        <div className={styles.route}>
          <Trail />
          <ol className={styles.steps}>
            {section.points.map((point) => (
              <li key={point.title}>
                <Picture of={point.picture} slot="step" className={styles.illustration} />
                <div className={styles.step}>
                  <h3>{point.title}</h3>
                  <Html of={point.text} />
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
      {section.action && <ButtonLink href={section.action.href}>{section.action.label}</ButtonLink>}
    </>
  );
}

/** The dotted line behind the pictures, which continues beyond the edges of the page. */
function Trail() {
  return (
    <svg
      className={styles.trail}
      viewBox="0 0 1200 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M-140 30C60 30 40 190 260 190S470 60 640 90s150 150 330 90 150-150 370-150" />
    </svg>
  );
}
