import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Makes every link of the site fast, whether React or an author wrote it: one
 * listener turns a click into the router's navigation, and a first sign of intent
 * (hover, touch, focus) into a prefetch.
 */
export function interceptLinks(router: Router, prefetch: (path: string) => void): void {
  document.addEventListener('click', (event) => {
    const url = followable(event);
    if (!url) return;
    event.preventDefault();
    const samePage = url.pathname === location.pathname;
    if (samePage && url.hash) glideOnce();
    void router.navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
  });

  const intend = (event: Event) => {
    const url = siteLink(event);
    if (url && url.pathname !== location.pathname && !savesData()) prefetch(url.pathname);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, intend, { passive: true });
  }
}

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

/** Lets the scroll that is about to happen be a smooth one; style sheets know when not to. */
function glideOnce() {
  const { dataset } = document.documentElement;
  dataset.glide = '';
  setTimeout(() => delete dataset.glide, 1000);
}
