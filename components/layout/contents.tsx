import { useEffect, useState, type ReactNode } from 'react';
import { Fold } from '../ui/fold';
import styles from './contents.module.css';

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

interface ListProps {
  entries: readonly ContentsEntry[];
  current?: string | undefined;
}

function List({ entries, current }: ListProps) {
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

/** All that is above the middle of the window, however far it was scrolled past. */
const READ = '1000000px 0px -50% 0px';

/** The id of the section that is being read: the last one that begins above the middle of the window. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' '); // by value: callers make a new list with each rendering

  useEffect(() => {
    const inOrder = all.split(' ');
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        }
        setCurrent(inOrder.findLast((id) => read.has(id)));
      },
      { rootMargin: READ },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);

  return current;
}
