import { useSite } from '../lib/page';
import type { BlockProps } from './block-props';
import styles from './jump-links.module.css';

/**
 * Links to the page's sections, where the author puts them. A list rather than a
 * landmark: the table of contents beside the text is the landmark.
 */
export function JumpLinks({ block }: BlockProps<'jump'>) {
  const { words } = useSite();
  return (
    <ul className={`${styles.chips} no-print`} aria-label={words.onThisPage}>
      {block.links.map(({ id, text }) => (
        <li key={id}>
          <a className={styles.chip} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
