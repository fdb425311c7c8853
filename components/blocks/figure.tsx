import { Html } from '../lib/html';
import type { BlockProps } from './block-props';
import styles from './figure.module.css';

/** An illustration with its caption. Without alternative text it is decorative. */
export function Figure({ block, renderBlocks }: BlockProps<'figure'>) {
  const { alt, body, picture } = block;
  return (
    <figure className={styles.figure}>
      <Html
        of={picture}
        className={styles.picture}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      />
      {body && body.length > 0 && (
        <figcaption className={styles.caption}>{renderBlocks(body)}</figcaption>
      )}
    </figure>
  );
}
