import { Picture } from '../ui/picture';
import type { BlockProps } from './block-props';
import styles from './figure.module.css';

/** A picture with its caption. */
export function Figure({ block, renderBlocks }: BlockProps<'figure'>) {
  const { body, picture } = block;
  return (
    <figure className={styles.figure}>
      <Picture of={picture} slot="figure" className={styles.picture} />
      {body && body.length > 0 && (
        <figcaption className={styles.caption}>{renderBlocks(body)}</figcaption>
      )}
    </figure>
  );
}
