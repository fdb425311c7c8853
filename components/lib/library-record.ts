import { CACHE } from './saved-library';

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
