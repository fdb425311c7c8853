import { useSyncExternalStore } from 'react';
import { listen } from './listen';

/** How far the page was scrolled when it was last asked, in pixels. */
let top = 0;

/**
 * Whether the page is scrolled by more than a number of pixels. It is asked with a frame and when
 * the page scrolls: whenever else a script asks, the browser lays the whole page out.
 */
export function useScrolledBeyond(px: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => top > px,
    () => false,
  );
}

function onScroll(notify: () => void) {
  const look = () => {
    top = scrollY;
    notify();
  };
  const frame = requestAnimationFrame(look);
  const stop = listen(window, 'scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

/** Scrolls as softly as the visitor allows. */
export function scrollSoftly(to: Element | 'top'): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (to === 'top') scrollTo({ top: 0, behavior });
  else to.scrollIntoView({ behavior });
}
