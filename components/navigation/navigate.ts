import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';
import type { Shown } from './navigation';
import { placeReader } from './place-reader';

/** How to go to an address. */
export interface NavigateOptions {
  /** The page on the screen sends its reader elsewhere, unless the reader has asked for another. */
  redirect?: boolean;
  /** What to keep with the new entry of history. Browsers write it to disk: nothing personal. */
  state?: unknown;
}

/** Goes to an address of this site. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The browser's entry point gives the router's navigation; on the server there is none. */
export const NavigateContext = createContext<Navigate>(() => {});

/** The function that goes to another page from an event handler or an effect. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext);
}

/** What usePending reads; the page router sets it. */
export const PendingContext = createContext(false);

/** Whether another page is on its way for longer than a reader would not notice. */
export function usePending(): boolean {
  return useContext(PendingContext);
}

/** The page on the screen with its entry of history; on the server there is no entry. */
export const ShownContext = createContext<Shown | undefined>(undefined);

/** Places the reader once more when the content comes after the page, which was too short. */
export function useLateContent(content: unknown): void {
  const shown = useContext(ShownContext);
  const place = useEffectEvent(() => {
    if (shown) placeReader(shown);
  });
  useLayoutEffect(() => {
    if (content) place();
  }, [content]);
}
