import type { BlockProps } from './block-props';
import styles from './quote.module.css';

/** Somebody's words. */
export function Quote({ block, show }: BlockProps<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{show(block.body)}</blockquote>
      {block.by && <figcaption className={styles.by}>{block.by}</figcaption>}
    </figure>
  );
}
