import { Alert, Bulb, Info, Moon } from '../ui/icons';
import type { BlockProps } from './block-props';
import styles from './callout.module.css';

const kinds = {
  safety: { name: 'Safety', Icon: Alert },
  tip: { name: 'Tip', Icon: Bulb },
  note: { name: 'Good to know', Icon: Info },
  tonight: { name: 'Tonight', Icon: Moon },
};

/** A boxed remark. Its kind is told by word, icon and shape, never by colour alone. */
export function Callout({ block, show }: BlockProps<'callout'>) {
  const { name, Icon } = kinds[block.kind];
  const title = block.title ?? name;
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
