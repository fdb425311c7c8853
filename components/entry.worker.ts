import { CACHE } from './lib/saved-library';
import { keyFor, type LibraryList } from './worker/library-list';
import { partOf } from './worker/range';
import { adopt, save } from './worker/save';
import { leaveRestToNetwork } from './worker/routes';
import type { WorkerScope } from './worker/worker-scope';

/*
 * The service worker of members who have saved the library. The build writes the list of
 * its files above this script, so each list is a worker of its own: the browser installs
 * it beside the one that is in use, and it takes over when all of its files are there.
 */

declare const self: WorkerScope;
declare const LIBRARY: LibraryList;

self.addEventListener('install', (event) => {
  leaveRestToNetwork(event, LIBRARY);
  event.waitUntil(save(LIBRARY).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(adopt(LIBRARY).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isRead = method === 'GET' && origin === location.origin;
  const key = isRead ? keyFor(LIBRARY, pathname) : undefined;
  if (key) event.respondWith(answer(event.request, key));
});

/** Answers with the saved file, or with the network's where it is missing. */
async function answer(request: Request, key: string): Promise<Response> {
  const saved = await caches.match(key, { cacheName: CACHE, ignoreVary: true });
  if (!saved) return fetch(request);
  const range = request.headers.get('Range');
  return range ? partOf(saved, range) : saved;
}
