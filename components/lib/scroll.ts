import { useSyncExternalStore } from 'react';
import { listen } from './listen';

/** Whether the page is scrolled by more than a number of pixels. The server says no. */
export function useScrolledBeyond(px: number): boolean {
  return useSyncExternalStore(
    (notify) => listen(window, 'scroll', notify, { passive: true }),
    () => scrollY > px,
    () => false,
  );
}

/** Scrolls as softly as the visitor allows. */
export function scrollSoftly(to: Element | 'top'): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (to === 'top') scrollTo({ top: 0, behavior });
  else to.scrollIntoView({ behavior });
}
