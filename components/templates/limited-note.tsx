import { Html } from '../lib/html';
import type { Limited } from '../lib/schema.gen';
import { useInBrowser } from '../lib/use-in-browser';
import styles from './limited-note.module.css';

/** Says that places are limited, only in the month of the claim. */
export function LimitedNote({ limited }: { limited: Limited }) {
  if (!useIsMonth(limited.month)) return null;
  return (
    <aside className={styles.limited}>
      <p className={styles.title}>{limited.title}</p>
      <Html of={limited.text} />
    </aside>
  );
}

/** The same claim as a badge. */
export function LimitedBadge(props: { limited: Limited; className: string | undefined }) {
  const { limited, className } = props;
  if (!useIsMonth(limited.month)) return null;
  return (
    <div className={className}>
      <p>{limited.title}</p>
      <Html of={limited.text} />
    </div>
  );
}

/** Whether a month is the current one: at first that of the build, then that of the visit. */
function useIsMonth(month: string): boolean {
  return useInBrowser(() => new Date().toISOString().slice(0, 7), month) === month;
}
