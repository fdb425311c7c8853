import { useEffect, useState } from 'react';
import { undo } from './kept-log';
import type { Moment } from './moment';

/** How long a tap can be undone, in milliseconds. */
const UNDO_MS = 10_000;

/** The last action on a screen, and how to undo it. */
export interface Done<What extends string> {
  what: What;
  at: Moment;
  undo: () => void;
}

/**
 * Remembers the last action for a while, so that one button can undo it.
 *
 * @param takeBack undoes the events with these IDs, by default by logging a further event.
 */
export function useDone<What extends string>(takeBack: (ids: readonly string[]) => void = undo) {
  const [done, setDone] = useState<{ what: What; at: Moment; ids: readonly string[] }>();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const shown: Done<What> | undefined = done && {
    ...done,
    undo: () => {
      takeBack(done.ids);
      setDone(undefined);
    },
  };
  return [
    shown,
    (what: What, at: Moment, ids: readonly string[]) => setDone({ what, at, ids }),
  ] as const;
}
