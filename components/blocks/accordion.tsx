import { useCallback } from 'react';
import { Chevron } from '../ui/icons';
import styles from './accordion.module.css';
import type { BlockProps } from './block-props';
import { useOpenedByAddress } from './opened-by-address';

/** Questions that open. Each is a native disclosure, so it needs no scripts. */
export function Accordion({ block, show }: BlockProps<'accordion'>) {
  const { items } = block;

  useOpenedByAddress(
    useCallback(
      (target) => {
        const item = items
          .map(({ id }) => document.getElementById(id))
          .find((element) => element?.contains(target));
        item?.setAttribute('open', '');
        return item != null;
      },
      [items],
    ),
  );

  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{item.title}</h3>
            <Chevron className={`icon ${styles.chevron}`} />
          </summary>
          <div className={styles.body}>{show(item.body)}</div>
        </details>
      ))}
    </div>
  );
}
