import { Html } from '../../lib/html';
import type { Section } from '../../lib/schema.gen';
import { ButtonLink } from '../../ui/button';
import { SectionHead } from './section-head';
import styles from './struggles.module.css';

/** Four troubles told as a page of a diary, not as four boxes. */
export function Struggles({ section }: { section: Section }) {
  return (
    <section className={styles.struggles} aria-labelledby="struggles">
      <div className={styles.aside}>
        <SectionHead id="struggles" section={section} />
        {section.action && (
          <ButtonLink href={section.action.href} variant="quiet">
            {section.action.label}
          </ButtonLink>
        )}
      </div>
      <ul className={styles.troubles}>
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
