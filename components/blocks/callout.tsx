import { useSite } from '../lib/page';
import { Alert, Bulb, Info, Moon } from '../ui/icons';
import type { BlockProps } from './block-props';
import styles from './callout.module.css';

const icons = { safety: Alert, tip: Bulb, note: Info, tonight: Moon };

/** A callout. A word, an icon and a shape show its kind, never colour alone. */
export function Callout({ block, renderBlocks }: BlockProps<'callout'>) {
  const name = useSite().words.kinds[block.kind];
  const title = block.title ?? name;
  const Icon = icons[block.kind];
  return (
    <aside
      className={`${styles.callout} ${styles[block.kind]}`}
      data-kind={block.kind}
      data-wide={block.kind === 'safety' || block.kind === 'tonight' || undefined}
      aria-label={title}
    >
      <div className={styles.header}>
        <span className={styles.icon}>
          <Icon />
        </span>
        <div>
          {title !== name && <p className={styles.kind}>{name}</p>}
          <p className={styles.title}>{title}</p>
        </div>
      </div>
      {renderBlocks(block.body)}
    </aside>
  );
}
