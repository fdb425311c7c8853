import callout from '../blocks/callout.module.css';
import { useSite } from '../lib/page';
import type { Link } from '../lib/schema.gen';
import styles from './answers.module.css';

interface RightNowProps {
  lines: string[] | undefined;
  calls?: Link[] | undefined;
}

/** The lines at the top of a guide, for parents in the dark with their child. */
export function RightNow({ lines, calls = [] }: RightNowProps) {
  const { rightNow } = useSite().words;
  if (!lines) return null;
  return (
    <aside className={`${callout.callout} ${callout.tonight}`} aria-label={rightNow}>
      <p className={callout.title}>{rightNow}</p>
      {calls.length > 0 && (
        <p className={`prose ${styles.calls}`}>
          {calls.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </aside>
  );
}
