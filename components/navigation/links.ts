import type { Navigate } from './navigate';

/**
 * Makes every link of the site fast, whether React or an author wrote it: one
 * listener turns a click into a navigation in place, and a first sign of intent
 * (hover, touch, focus) into a prefetch. The result stops it.
 */
export function interceptLinks(go: Navigate, prefetch: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const url = followable(event);
    if (!url) return;
    event.preventDefault();
    void go(url.href, { replace: url.href === location.href });
  };
  const intend = (event: Event) => {
    const url = siteLink(event);
    if (url && url.pathname !== location.pathname && !savesData()) prefetch(url.pathname);
  };
  document.addEventListener('click', follow);
  for (const sign of SIGNS) document.addEventListener(sign, intend, { passive: true });
  return () => {
    document.removeEventListener('click', follow);
    for (const sign of SIGNS) document.removeEventListener(sign, intend);
  };
}

const SIGNS = ['pointerover', 'touchstart', 'focusin'];

/** The address of a plain click on a link of this site. */
function followable(event: MouseEvent): URL | undefined {
  const plain = event.button === 0 && !event.defaultPrevented;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return plain && !modified ? siteLink(event) : undefined;
}

/** The page of this site that the link under an event leads to, if it does. */
function siteLink(event: Event): URL | undefined {
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!target?.href || target.target || target.hasAttribute('download')) return undefined;
  const url = new URL(target.href);
  const isPage = !/\.[^/]+$/.test(url.pathname);
  return url.origin === location.origin && isPage ? url : undefined;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
