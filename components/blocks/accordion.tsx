import { useCallback } from 'react';
import { Chevron } from '../ui/icons';
import styles from './accordion.module.css';
import type { BlockProps } from './block-props';
import { useOpenOnReveal } from './use-open-on-reveal';

/** An accordion of native disclosures, which work without scripts. */
export function Accordion({ block, renderBlocks }: BlockProps<'accordion'>) {
  const { items } = block;

  useOpenOnReveal(
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
          <div className={styles.body}>{renderBlocks(item.body)}</div>
        </details>
      ))}
    </div>
  );
}
