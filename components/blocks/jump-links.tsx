import { useSite } from '../lib/page';
import type { BlockProps } from './block-props';
import styles from './jump-links.module.css';

/** Links to the page's sections. It is a list because the table of contents is the landmark. */
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
