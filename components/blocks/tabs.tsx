import { useCallback, useState, type KeyboardEvent } from 'react';
import type { BlockProps } from './block-props';
import { useOpenedByAddress } from './opened-by-address';
import styles from './tabs.module.css';

/** The tab that a key leads to from another, if it is one of the tabs' keys. */
export function tabAfter(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Panels of which one is shown. Which is hidden is up to the style sheet: without
 * scripts, and on paper, all panels are there with their headings.
 */
export function Tabs({ block, show }: BlockProps<'tabs'>) {
  const { label, tabs } = block;
  const [open, setOpen] = useState(0);

  useOpenedByAddress(
    useCallback(
      (target) => {
        const found = tabs.findIndex(({ id }) => document.getElementById(id)?.contains(target));
        if (found >= 0) setOpen(found);
        return found >= 0;
      },
      [tabs],
    ),
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfter(event.key, open, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };

  return (
    <div className={styles.tabs}>
      <div
        role="tablist"
        aria-label={label}
        className={`${styles.list} needs-scripts no-print`}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            aria-controls={tab.id}
            aria-selected={place === open}
            tabIndex={place === open ? 0 : -1}
            className={styles.tab}
            onClick={() => setOpen(place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, place) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          tabIndex={0}
          className={styles.panel}
          data-open={place === open || undefined}
        >
          <h3 className={styles.heading}>{tab.label}</h3>
          {show(tab.body)}
        </div>
      ))}
    </div>
  );
}
