import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';
import type { Shown } from './navigation-state';
import { placeReader } from './place-reader';

/** The page on the screen with its entry of history; on the server there is no entry. */
export const ShownContext = createContext<Shown | undefined>(undefined);

/**
 * Places the reader once more when the content of a page comes after the page: until
 * then it may have been too short to scroll, or without what the address names.
 */
export function useLateContent(content: unknown): void {
  const shown = useContext(ShownContext);
  const place = useEffectEvent(() => {
    if (shown) placeReader(shown);
  });
  useLayoutEffect(() => {
    if (content) place();
  }, [content]);
}
