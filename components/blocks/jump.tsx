import { useSite } from '../lib/page';
import type { BlockProps } from './block-props';
import styles from './jump.module.css';

/** Links to the page's sections, where the author wants them. */
export function Jump({ block }: BlockProps<'jump'>) {
  const { words } = useSite();
  return (
    <nav aria-label={words.onThisPage} className="no-print">
      <ul className={styles.chips}>
        {block.links.map(({ id, text }) => (
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
