/** The library that a member has saved on this device, and the service worker that serves it. */

/** The cache that holds it. */
export const CACHE = 'saved-library';

/** The address of the worker's script. */
export const WORKER = '/sw.js';

/** The address of the summary of what can be saved; in the cache, what is known of what was. */
export const SUMMARY = '/offline.json';

/** The channel on which the worker reports to pages. */
export const CHANNEL = 'saved-library';

/** What the worker reports while it saves. */
export type Report = { saved: number; all: number } | { failed: Failure };

/** Why a library could not be saved: no room on the device, or anything else. */
export type Failure = 'full' | 'fetch';

/** What is known of the files that can be saved. */
export interface Summary {
  version: string;
  /** How large they are together. */
  bytes: number;
}

/** What is known of a library that was saved. */
export interface Saved extends Summary {
  /** When, as an ISO date. */
  at: string;
  /** The keys of its files in the cache. */
  keys: string[];
}

/** The library on this device; undefined where there is none, or it can't be read. */
export async function savedLibrary(): Promise<Saved | undefined> {
  try {
    const record = await caches.match(SUMMARY, { cacheName: CACHE });
    return (await record?.json()) as Saved | undefined;
  } catch {
    return undefined;
  }
}

/** Removes the library from this device, and its worker. */
export async function removeSavedLibrary(): Promise<void> {
  try {
    await caches.delete(CACHE);
    const registration = await navigator.serviceWorker.getRegistration('/');
    await registration?.unregister();
  } catch {
    // A browser that has neither, or refuses them, has nothing to remove.
  }
}
