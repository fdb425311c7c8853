import { isPlainClick } from '../lib/plain-click';

/** How long a pointer or the focus rests on a link before its page is fetched, in milliseconds. */
export const PREFETCH_AFTER_MS = 100;

interface LinkHandlers {
  /** Goes to a page of this site, in place of the current entry of history or not. */
  follow: (href: string, replace: boolean) => void;
  /** Fetches a page that is likely to be asked for. */
  prefetch: (path: string) => void;
}

/**
 * Makes every link of the site fast, whether React or an author wrote it: a click
 * becomes a navigation in place, and a link that the pointer or the focus rests on
 * is prefetched. The result ends that.
 */
export function interceptLinks({ follow, prefetch }: LinkHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) && !event.defaultPrevented ? pageLink(event) : undefined;
    if (!link) return;
    event.preventDefault();
    follow(link.href, link.href === location.href);
  };
  const prefetchLink = (link: HTMLAnchorElement) => {
    if (link.pathname !== location.pathname && !savesData()) prefetch(link.pathname);
  };
  const onRest = (event: Event) => {
    const link = pageLink(event);
    clearTimeout(timer);
    if (link) timer = setTimeout(() => prefetchLink(link), PREFETCH_AFTER_MS);
  };
  const onLeave = () => clearTimeout(timer);
  // A finger or a button that goes down on a link is about to press it.
  const onPress = (event: Event) => {
    const link = pageLink(event);
    if (link) prefetchLink(link);
  };

  const stop = new AbortController();
  const { signal } = stop;
  const passive = { passive: true, signal };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('pointerover', onRest, passive);
  document.addEventListener('pointerout', onLeave, passive);
  document.addEventListener('focusin', onRest, passive);
  document.addEventListener('focusout', onLeave, passive);
  document.addEventListener('pointerdown', onPress, passive);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** The link to a page of this site that an event belongs to. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const isPage = !/\.[^/]+$/.test(link.pathname);
  return link.origin === location.origin && isPage ? link : undefined;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** A path without its trailing slash: the one that the page was rendered for. */
export function canonicalPath(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}
