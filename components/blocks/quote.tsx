import type { BlockProps } from './block-props';
import styles from './quote.module.css';

/** A quotation with its source. */
export function Quote({ block, renderBlocks }: BlockProps<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>{renderBlocks(block.body)}</blockquote>
      {block.by && <figcaption className={styles.by}>{block.by}</figcaption>}
    </figure>
  );
}
