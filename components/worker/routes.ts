import type { LibraryList } from './library-list';
import type { InstallEvent } from './worker-scope';

/** How many conditions the static routes of a worker may have. */
const MOST_CONDITIONS = 1000;

/**
 * Has the browser fetch what is not on the list without starting the worker, where the
 * browser can: the public pages of the site don't wait for it. Elsewhere the worker
 * declines such requests itself.
 */
export function leaveRestToNetwork(event: InstallEvent, list: LibraryList): void {
  const own = [
    ...Object.keys(list.pages),
    ...Object.keys(list.files).filter((path) => list.files[path]),
  ];
  const patterns = ['/assets/*', '/members/*', ...own.map((path) => `${path}{/}?`)];
  if (!event.addRoutes || patterns.length > MOST_CONDITIONS) return;
  const isOwn = { or: patterns.map((pathname) => ({ urlPattern: { pathname } })) };
  event.addRoutes([{ condition: { not: isOwn }, source: 'network' }]).catch(() => {});
}
