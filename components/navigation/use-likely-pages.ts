import { useEffect } from 'react';
import type { PageData } from './page-data';
import { lookAhead, prefetchPage } from './page-loader';

/** How long a page is read before others are fetched, in milliseconds. */
const READ_BEFORE_MS = 2000;

/** Fetches what a reader is likely to ask for next, once a page is there and nothing else is done. */
export function useLikelyPages(
  path: string,
  load: (path: string, signal?: AbortSignal) => Promise<PageData>,
): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') return;
    let isShown = true;
    const look = async () => {
      const { likelyPages } = await lookAhead();
      whenIdle(() => {
        if (!isShown) return;
        // Not that of the address bar, which is another page's while Back is under way.
        const base = new URL(path, location.origin).href;
        likelyPages(base).forEach((likely) => prefetchPage(likely, load));
      });
    };
    const timer = setTimeout(() => void look().catch(() => {}), READ_BEFORE_MS);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [path, load]);
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else work();
}
