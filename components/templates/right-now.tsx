import callout from '../blocks/callout.module.css';
import { useSite } from '../lib/page';
import styles from './answers.module.css';

/** The lines that open a guide, for somebody who stands in the dark with the child. */
export function RightNow({ lines }: { lines: string[] | undefined }) {
  const { rightNow } = useSite().words;
  if (!lines) return null;
  return (
    <aside className={`${callout.callout} ${callout.tonight}`} aria-label={rightNow}>
      <p className={callout.title}>{rightNow}</p>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </aside>
  );
}
