import { useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { onReveal } from '../navigation/hash-target';
import type { BlockProps } from './block-props';
import styles from './tabs.module.css';

/** Tabs. The style sheet hides the inactive panels on screens, so that all are printed. */
export function Tabs({ block, renderBlocks }: BlockProps<'tabs'>) {
  const { label, tabs } = block;
  const [open, setOpen] = useState(0);

  useLayoutEffect(
    () =>
      onReveal((target) => {
        const index = tabs.findIndex(({ id }) => document.getElementById(id)?.contains(target));
        if (index >= 0) setOpen(index);
        return index >= 0;
      }),
    [tabs],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = tabs.length - 1;
    const { key, currentTarget } = event;
    const next = { ArrowRight: open + 1, ArrowLeft: open + last, Home: 0, End: last }[key];
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next % tabs.length);
    (currentTarget.children[next % tabs.length] as HTMLElement).focus();
  };

  return (
    <div className={styles.tabs}>
      <div
        role="tablist"
        aria-label={label}
        className={`${styles.list} needs-scripts no-print`}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            aria-controls={tab.id}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            className={styles.tab}
            onClick={() => setOpen(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          tabIndex={0}
          className={styles.panel}
          data-open={index === open || undefined}
        >
          <h3 className={styles.heading}>{tab.label}</h3>
          {renderBlocks(tab.body)}
        </div>
      ))}
    </div>
  );
}
