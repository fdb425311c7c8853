import { listen } from '../lib/listen';
import { isPlainClick } from '../lib/clicks';

/** How long a pointer or the focus rests on a link before its page is prefetched, in milliseconds. */
export const PREFETCH_AFTER_MS = 100;

interface LinkHandlers {
  /** The address of the page on the screen, which differs from the browser's while Back is loading. */
  base: () => string;
  /** Navigates to a page of this site, replacing the current history entry if `replace` is set. */
  follow: (href: string, replace: boolean) => void;
  prefetch: (path: string) => void;
}

/**
 * Makes every link of the site fast, whether it comes from React or from content: a click navigates
 * without loading a document, and a link on which the pointer or the focus rests is prefetched.
 * Returns a function that stops this.
 */
export function interceptLinks({ base, follow, prefetch }: LinkHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onClick = (event: MouseEvent) => {
    const isFollowed = isPlainClick(event) && !event.defaultPrevented;
    const href = isFollowed ? pageLink(event, base())?.href : undefined;
    if (!href) return;
    event.preventDefault();
    follow(href, href === base());
  };
  const prefetchLink = ({ pathname }: URL) => {
    if (pathname !== new URL(base()).pathname && !savesData()) prefetch(pathname);
  };
  const onRest = (event: Event) => {
    const link = pageLink(event, base());
    clearTimeout(timer);
    if (link) timer = setTimeout(() => prefetchLink(link), PREFETCH_AFTER_MS);
  };
  // A finger or button that goes down on a link is about to open it.
  const onPress = (event: Event) => {
    const link = pageLink(event, base());
    if (link) prefetchLink(link);
  };

  const passive = { passive: true };
  const stops = [
    () => clearTimeout(timer),
    listen(document, 'click', onClick),
    listen(document, 'pointerover focusin', onRest, passive),
    listen(document, 'pointerout focusout', () => clearTimeout(timer), passive),
    listen(document, 'pointerdown', onPress, passive),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The address of the page of this site that an event's link leads to. */
function pageLink({ target }: Event, base: string): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link ? pageOf(link, base) : undefined;
}

/** The address of the page of this site that a link opens without loading a document. */
export function pageOf(link: HTMLAnchorElement, base: string): URL | undefined {
  if (link.target || link.hasAttribute('download')) return undefined;
  // An invalid address, or a link in an SVG drawing, has another origin or none.
  if (link.origin !== location.origin) return undefined;
  const url = new URL(link.getAttribute('href') ?? '', base);
  return /\.[^/]+$/.test(url.pathname) ? undefined : url;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * A path without its trailing slash, as the page was rendered. Hosts also accept several slashes at
 * the start, which in a link would name another host.
 */
export function canonicalPath(path: string): string {
  return path.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
}
