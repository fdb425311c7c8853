import { Fold } from '../ui/fold';
import styles from './accordion.module.css';
import type { BlockProps } from './block-props';

/** An accordion of native disclosures, which work without scripts. */
export function Accordion({ block, renderBlocks }: BlockProps<'accordion'>) {
  return (
    <div className={styles.accordion}>
      {block.items.map((item) => (
        <Fold key={item.id} id={item.id} label={item.title} as="h3" look="entry">
          {renderBlocks(item.body)}
        </Fold>
      ))}
    </div>
  );
}
