import type { ReactNode } from 'react';
import { Fold } from '../ui/fold';
import styles from './contents.module.css';
import { useCurrentSection } from './use-current-section';

/** A line of a table of contents. */
export interface ContentsEntry {
  /** The id of the section it leads to. */
  id: string;
  text: ReactNode;
  /** The class of its link, for entries that look different. */
  className?: string | undefined;
}

interface ContentsProps {
  label: string;
  entries: readonly ContentsEntry[];
  /** Not shown on narrow screens: the page has jump links of its own there. */
  wideOnly?: boolean;
}

/**
 * A table of contents. Where its page has a column for it, it stays in view and marks the
 * section that is being read; elsewhere it unfolds above the text, so that no entry is hidden
 * beyond the edge of the screen. Both are in the page, and the style sheet shows one.
 */
export function Contents({ label, entries, wideOnly }: ContentsProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <>
      {!wideOnly && (
        <nav className={`${styles.folded} no-print`} aria-label={label}>
          <Fold label={label}>
            <List entries={entries} />
          </Fold>
        </nav>
      )}
      <nav className={`${styles.beside} no-print`} aria-label={label}>
        <p className={styles.label}>{label}</p>
        <List entries={entries} current={current} />
      </nav>
    </>
  );
}

function List({
  entries,
  current,
}: {
  entries: readonly ContentsEntry[];
  current?: string | undefined;
}) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, text, className }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={className}
            aria-current={id === current ? 'location' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
