import { useSite } from '../lib/page';
import { Alert, Bulb, Info, Moon } from '../ui/icons';
import type { BlockProps } from './block-props';
import styles from './callout.module.css';

const icons = { safety: Alert, tip: Bulb, note: Info, tonight: Moon };

/** A boxed remark. Its kind is told by word, icon and shape, never by colour alone. */
export function Callout({ block, show }: BlockProps<'callout'>) {
  const name = useSite().words.kinds[block.kind];
  const title = block.title ?? name;
  const Icon = icons[block.kind];
  return (
    <aside className={`${styles.callout} ${styles[block.kind]}`} aria-label={title}>
      <div className={styles.top}>
        <span className={styles.emblem}>
          <Icon />
        </span>
        <div>
          {title !== name && <p className={styles.kind}>{name}</p>}
          <p className={styles.title}>{title}</p>
        </div>
      </div>
      {show(block.body)}
    </aside>
  );
}
