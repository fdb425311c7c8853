import { listen } from '../lib/listen';
import { isPlainClick } from '../lib/clicks';

/** How long a pointer or the focus rests on a link before its page is fetched, in milliseconds. */
export const PREFETCH_AFTER_MS = 100;

interface LinkHandlers {
  /** The address of the page that is shown, which is not yet the browser's while Back is under way. */
  base: () => string;
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
  // A finger or a button that goes down on a link is about to press it.
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

/** The address of a page of this site, of the link that an event belongs to. */
function pageLink({ target }: Event, base: string): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link ? pageOf(link, base) : undefined;
}

/** The address of the page of this site that a link shows in place. */
export function pageOf(link: HTMLAnchorElement, base: string): URL | undefined {
  if (link.target || link.hasAttribute('download')) return undefined;
  // An address that is none, and one of a drawing's link, has another origin or none.
  if (link.origin !== location.origin) return undefined;
  const url = new URL(link.getAttribute('href') ?? '', base);
  return /\.[^/]+$/.test(url.pathname) ? undefined : url;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * A path without its trailing slash: the one that the page was rendered for. Hosts serve pages with
 * several slashes in front, too, which as an address would name another host.
 */
export function canonicalPath(path: string): string {
  return path.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
}
