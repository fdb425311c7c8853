import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** What only the browser knows. While a page is as the server rendered it, that is another value. */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(nothing, read, () => onServer);
}
