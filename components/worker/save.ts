import {
  CHANNEL,
  SUMMARY,
  savedLibrary,
  type Report,
  type Saved,
  type Summary,
} from '../lib/library-record';
import { CACHE } from '../lib/saved-library';
import { addressOf, keysOf, missingKeys, obsoleteKeys, type LibraryList } from './library-list';

/** How many files are fetched at a time. */
const PARALLEL = 6;

/**
 * Fetches what is on the list and not in the cache yet, and reports how far it is. What the
 * cache holds stays as it is until adopt, so a library that is in use remains whole. The page
 * makes the cache when a member asks for it: an update that comes late must not bring back
 * what was removed.
 *
 * @throws Error when the library was removed, a file does not come, the site is published
 *   anew meanwhile, or the device is full.
 */
export async function save(list: LibraryList): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  const report = (message: Report) => channel.postMessage(message);
  try {
    if (!(await caches.has(CACHE))) throw new Error('the library was removed');
    const cache = await caches.open(CACHE);
    const missing = missingKeys(list, await keysIn(cache));
    const all = keysOf(list).length;
    let saved = all - missing.length;
    await forEach(missing, async (key) => {
      await cache.put(key, await fetchWhole(addressOf(list, key)));
      saved += 1;
      report({ saved, all });
    });
    await expectPublished(list);
  } catch (error) {
    const isFull = (error as { name?: string }).name === 'QuotaExceededError';
    report({ failed: isFull ? 'full' : 'fetch' });
    throw error;
  } finally {
    channel.close();
  }
}

/** Notes that the list is in use, and removes what neither it nor the library before needs. */
export async function adopt(list: LibraryList): Promise<void> {
  if (!(await caches.has(CACHE))) return; // removed meanwhile
  const cache = await caches.open(CACHE);
  const before = await savedLibrary();
  const { version, bytes } = list;
  const record: Saved = { version, bytes, at: new Date().toISOString(), keys: keysOf(list) };
  const obsolete = obsoleteKeys(list, await keysIn(cache), before?.keys ?? []);
  await Promise.all(obsolete.map((key) => cache.delete(key)));
  await cache.put(SUMMARY, Response.json(record));
}

async function keysIn(cache: Cache): Promise<string[]> {
  const requests = await cache.keys();
  return requests.map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}

/** Fetches a file, and asks the server about each that may have changed. */
async function fetchWhole(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', redirect: 'error' });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}

/** @throws Error when other files were published while these were fetched. */
async function expectPublished(list: LibraryList): Promise<void> {
  const published = (await (await fetchWhole(SUMMARY)).json()) as Summary;
  if (published.version !== list.version) throw new Error('the site was published anew');
}

/** Works on some items at a time; the first error ends it. */
async function forEach<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const run = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, run));
}
