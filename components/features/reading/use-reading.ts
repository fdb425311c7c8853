import { startTransition, useEffect, useState } from 'react';

/** A member's reading progress. */
export interface Reading {
  /** The part of each guide that has been read, above 0 and up to 1, by address; undefined if it is not stored. */
  parts: Readonly<Record<string, number>> | undefined;
  remember: () => void;
  forget: () => void;
}

/** Until the progress is known, it is empty, so that nothing moves. */
const unknown: Reading = { parts: undefined, remember() {}, forget() {} };

/** Subscribes to a member's reading progress, which is known once its module has loaded. */
export function useReading(): Reading {
  const [reading, setReading] = useState(unknown);
  useEffect(() => {
    const leaving = new AbortController();
    import('./kept-reading').then(
      ({ followKept, keepReading, removeReading: forget }) =>
        followKept((parts) => {
          const remember = () => keepReading();
          startTransition(() => setReading({ parts, remember, forget }));
        }, leaving.signal),
      () => {}, // then reading progress is empty
    );
    return () => leaving.abort();
  }, []);
  return reading;
}

/** How many minutes of a guide are left. */
export function minutesLeft(minutes: number, part = 0): number {
  return Math.max(1, Math.ceil(minutes * (1 - part)));
}
