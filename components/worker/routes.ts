import type { LibraryList } from './library-list';
import type { InstallEvent, WorkerScope } from './worker-scope';

/** How many conditions the static routes of a worker may have. */
const MOST_CONDITIONS = 1000;

/** Has the browser fetch what is not on the list without waiting for the worker. */
export function leaveRestToNetwork(event: InstallEvent, list: LibraryList): void {
  const own = [
    ...Object.keys(list.pages),
    ...Object.keys(list.files).filter((path) => list.files[path]),
  ];
  const patterns = ['/assets/*', '/members/*', ...own.map((path) => `${path}{/}?`)];
  if (!event.addRoutes || patterns.length > MOST_CONDITIONS) return;
  const isOwn = { or: patterns.map((pathname) => ({ urlPattern: { pathname } })) };
  const isPage = { requestMode: 'navigate' } as const;
  event
    .addRoutes([
      { condition: isOwn, source: 'fetch-event' },
      { condition: isPage, source: 'race-network-and-fetch-handler' },
      { condition: { not: isPage }, source: 'network' },
    ])
    .catch(() => {});
}

/** Has other browsers fetch pages while the worker starts. */
export async function preloadPages({ InstallEvent, registration }: WorkerScope): Promise<void> {
  if (!('addRoutes' in InstallEvent.prototype)) await registration.navigationPreload?.enable();
}
