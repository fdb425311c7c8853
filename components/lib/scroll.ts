import { useSyncExternalStore } from 'react';
import { listen } from './listen';

/** The last known scroll position of the page, in pixels. */
let top = 0;

/**
 * Whether the page is scrolled by more than a number of pixels. The position is read only in a
 * frame and on scroll events: at any other time reading it forces a layout.
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

/** Scrolls smoothly unless the visitor prefers reduced motion. */
export function scrollSoftly(to: Element | 'top'): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (to === 'top') scrollTo({ top: 0, behavior });
  else to.scrollIntoView({ behavior });
}
