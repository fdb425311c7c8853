import { useEffect, useState, type ReactNode } from 'react';
import { Fold } from '../ui/fold';
import styles from './contents.module.css';

/** An entry of a table of contents. */
export interface ContentsEntry {
  id: string;
  text: ReactNode;
  /** The class of its link, if the entry looks different. */
  className?: string | undefined;
}

interface ContentsProps {
  label: string;
  entries: readonly ContentsEntry[];
  /** Hidden on narrow screens, if the page has its own jump links there. */
  wideOnly?: boolean;
}

/**
 * A table of contents. If the page has a column for it, it stays in view and marks the current
 * section; otherwise it unfolds above the text, so that no entry is hidden outside the screen. Both
 * are in the page, and the style sheet shows one.
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
}: Pick<ContentsProps, 'entries'> & { current?: string | undefined }) {
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

/** Everything above the middle of the window, however far it has been scrolled past. */
const READ = '1000000px 0px -50% 0px';

/** The ID of the section being read: the last one that begins above the middle of the window. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' '); // compared by value, because callers make a new list on each render

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
