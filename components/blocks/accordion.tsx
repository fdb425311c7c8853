import { useCallback } from 'react';
import styles from './accordion.module.css';
import type { BlockProps } from './block-props';
import { Disclosure } from './disclosure';
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
        <Disclosure key={item.id} id={item.id} title={item.title} titleClass={styles.title}>
          {renderBlocks(item.body)}
        </Disclosure>
      ))}
    </div>
  );
}
