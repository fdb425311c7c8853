import type { Kept } from '../../lib/kept';

/** What becomes of a thing of a backup that there is one of: it is new here, known, or another stays. */
export type Outcome = 'new' | 'known' | 'stays';

/** A thing that there is one of, whatever its type. */
export interface Single {
  /** What this phone keeps, as a backup holds it. */
  read: () => unknown;
  /** What would become of a thing from elsewhere; undefined when it can't be read. */
  outcome: (stored: unknown) => Outcome | undefined;
  /** Brings it together with this phone's. Says whether the browser allowed it. */
  merge: (stored: unknown) => boolean;
}

/**
 * @param merge what both phones have, as far as they agree; else this phone's own stays.
 */
export function single<T>(kept: Kept<T>, merge: (own: T, other: T) => T): Single {
  const merged = (other: T) => {
    const own = kept.read();
    return own === undefined ? other : merge(own, other);
  };
  return {
    read: kept.read,
    outcome: (stored) => {
      const other = kept.parse(stored);
      if (other === undefined) return undefined;
      const own = kept.read();
      if (own === undefined) return 'new';
      if (isSame(own, other)) return 'known';
      return isSame(merge(own, other), own) ? 'stays' : 'new';
    },
    merge: (stored) => {
      const other = kept.parse(stored);
      return other === undefined || kept.write(merged(other));
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
