import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** A value known only in the browser. On the server and during hydration it is `onServer`. */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(nothing, read, () => onServer);
}
