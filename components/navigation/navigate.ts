import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';
import type { Shown } from './navigation';
import { placeReader } from './place-reader';

/** How to navigate. */
export interface NavigateOptions {
  /** Whether the page redirects by itself, which must not override a navigation by the visitor. */
  redirect?: boolean;
  /** Stored with the new history entry. Browsers write it to disk, so it must not be personal. */
  state?: unknown;
}

/** Navigates to an address of this site. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** Set by the browser's entry point; on the server it does nothing. */
export const NavigateContext = createContext<Navigate>(() => {});

/** Returns a function that navigates, for use in event handlers and effects. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext);
}

/** The value that usePending returns; set by the page router. */
export const PendingContext = createContext(false);

/** Whether another page has been loading for long enough to be noticed. */
export function usePending(): boolean {
  return useContext(PendingContext);
}

/** The page on the screen with its history entry; undefined on the server. */
export const ShownContext = createContext<Shown | undefined>(undefined);

/** Restores the scroll position again when late content makes the page tall enough. */
export function useLateContent(content: unknown): void {
  const shown = useContext(ShownContext);
  const place = useEffectEvent(() => {
    if (shown) placeReader(shown);
  });
  useLayoutEffect(() => {
    if (content) place();
  }, [content]);
}
