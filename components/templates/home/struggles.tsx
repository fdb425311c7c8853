import type { Section } from '../../lib/schema.gen';
import { ButtonLink } from '../../ui/button';
import { Points } from '../points';
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
      <Points points={section.points} list={styles.troubles} sign={styles.sign} />
    </section>
  );
}
