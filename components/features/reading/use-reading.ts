import { startTransition, useEffect, useState } from 'react';

/** What a member has read. */
export interface Reading {
  /** How much of each guide, above 0 and up to 1, by its address; undefined while nothing is kept. */
  parts: Readonly<Record<string, number>> | undefined;
  remember: () => void;
  forget: () => void;
}

/** While it is not known what was read, it is as if nothing was: then nothing moves. */
const unknown: Reading = { parts: undefined, remember() {}, forget() {} };

/**
 * What a member has read, kept current. It is known once the module that reads it has loaded;
 * what was rendered until then stays, and only what differs changes.
 */
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
      () => {}, // then it is as if nothing was read
    );
    return () => leaving.abort();
  }, []);
  return reading;
}

/** How many minutes of a guide are left. */
export function minutesLeft(minutes: number, part = 0): number {
  return Math.max(1, Math.ceil(minutes * (1 - part)));
}
