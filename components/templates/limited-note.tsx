import { useSyncExternalStore } from 'react';
import { Html } from '../lib/html';
import type { Limited } from '../lib/schema.gen';
import styles from './limited-note.module.css';

/** Says that places are limited. Shown in its month only: first that of the build, then that of the visit. */
export function LimitedNote({ limited }: { limited: Limited }) {
  const month = useSyncExternalStore(
    () => () => {},
    () => new Date().toISOString().slice(0, 7),
    () => limited.month,
  );
  if (month !== limited.month) return null;
  return (
    <aside className={styles.limited}>
      <p className={styles.title}>{limited.title}</p>
      <Html of={limited.text} />
    </aside>
  );
}
