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

const PARALLEL = 6;

/**
 * Fetches the files on the list that are not in the cache, and reports progress. Nothing in the
 * cache changes until `adopt`, so a library in use stays complete. The page creates the cache when
 * a member asks for it, so that a late update cannot restore a removed library.
 *
 * @throws Error if the library was removed, a file cannot be loaded, the site is published again in
 * the meantime, or the device is full.
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

/** Records that the list is in use, and removes files that neither it nor the previous library needs. */
export async function adopt(list: LibraryList): Promise<void> {
  if (!(await caches.has(CACHE))) return; // removed in the meantime
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

/** Fetches a file, revalidating it with the server. */
async function fetchWhole(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', redirect: 'error' });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}

/** @throws Error if the site was published again while files were fetched. */
async function expectPublished(list: LibraryList): Promise<void> {
  const published = (await (await fetchWhole(SUMMARY)).json()) as Summary;
  if (published.version !== list.version) throw new Error('the site was published anew');
}

/** Processes several items at a time; the first error stops it. */
async function forEach<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const run = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, run));
}
