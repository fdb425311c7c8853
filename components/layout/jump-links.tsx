import type { Heading } from '../lib/schema.gen';
import styles from './jump-links.module.css';

interface JumpLinksProps {
  /** Names the list for those who hear it. */
  label: string;
  links: Heading[];
}

/** Chips that lead to the sections of the page. */
export function JumpLinks({ label, links }: JumpLinksProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className={styles.list}>
        {links.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.chip} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
