import { CACHE } from './lib/saved-library';
import { keyFor, savedSizeOf, type LibraryList } from './worker/library-list';
import { partOf } from './worker/range';
import { adopt, save } from './worker/save';
import type { FetchEvent, InstallEvent, WorkerScope } from './worker/worker-scope';

/*
 * The service worker of members who have saved the library. The build writes the list of its files
 * above this script, so each list is a different worker: the browser installs it beside the active
 * one, and it takes over once all of its files are stored.
 */

declare const self: WorkerScope;
declare const LIBRARY: LibraryList;

self.addEventListener('install', (event) => {
  leaveRestToNetwork(event, LIBRARY);
  event.waitUntil(save(LIBRARY).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([adopt(LIBRARY), preloadPages(self)]).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  const key = keyFor(LIBRARY, pathname);
  if (key) event.respondWith(answer(event, key, pathname));
  else if (mode === 'navigate') event.respondWith(answerUnsaved(event));
});

/**
 * Responds with the saved file or, without one, from the network; one size of a photograph serves
 * for all. On a page that is not on the list, such as the login, the network comes first: any
 * script of the site can write to the cache, and must not be able to change what the login runs.
 */
async function answer({ clientId, request }: FetchEvent, key: string, path: string) {
  const client = await self.clients.get(clientId);
  const isApart = client && !keyFor(LIBRARY, new URL(client.url).pathname);
  const fetched = (...keys: string[]) =>
    fetchOr(() => fetch(request), ...keys, savedSizeOf(LIBRARY, path));
  const file = isApart ? await fetched(key) : ((await saved(key)) ?? (await fetched()));
  const range = request.headers.get('Range');
  return range && file.status === 200 ? partOf(file, range) : file;
}

/** Responds with a page that is not saved or, without a connection, with the fallback page. */
function answerUnsaved({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const { fallback } = LIBRARY;
  const load = async () => (await preloadResponse) ?? fetch(request);
  return fetchOr(load, fallback && keyFor(LIBRARY, fallback));
}

/** Responds from the network or, if it fails, with the first saved file among several keys. */
async function fetchOr(
  load: () => Promise<Response>,
  ...keys: (string | undefined)[]
): Promise<Response> {
  try {
    return await load();
  } catch (error) {
    for (const key of keys) {
      const file = key && (await saved(key));
      if (file) return file;
    }
    throw error;
  }
}

function saved(key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: CACHE, ignoreVary: true });
}

/** The most conditions allowed in the static routes of a worker. */
const MOST_CONDITIONS = 1000;

/** Makes the browser fetch requests that are not on the list without waiting for the worker. */
function leaveRestToNetwork(event: InstallEvent, list: LibraryList): void {
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

/** Makes browsers without static routes fetch pages while the worker starts. */
async function preloadPages({ InstallEvent, registration }: WorkerScope): Promise<void> {
  if (!('addRoutes' in InstallEvent.prototype)) await registration.navigationPreload?.enable();
}
