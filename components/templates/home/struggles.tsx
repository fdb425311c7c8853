import type { Section } from '../../lib/schema.gen';
import { ButtonLink } from '../../ui/button';
import { Points } from '../points';
import { SectionHead } from './section-head';
import styles from './struggles.module.css';

/** In the section of the four struggles: a ruled list on phones, patches around the heading where there is room. */
export function Struggles({ section }: { section: Section }) {
  return (
    <>
      <div className={styles.aside}>
        <SectionHead id="struggles" section={section} />
        {section.action && (
          <ButtonLink href={section.action.href} variant="quiet">
            {section.action.label}
          </ButtonLink>
        )}
      </div>
      <Points points={section.points} listClass={styles.list} iconClass={styles.icon} />
    </>
  );
}
