import { CACHE } from './saved-library';

/** The address of the summary of what can be saved; in the cache, of the record of what was saved. */
export const SUMMARY = '/offline.json';

/** The channel on which the worker reports to pages. */
export const CHANNEL = 'saved-library';

/** What the worker reports while it saves. */
export type Report = { saved: number; all: number } | { failed: Failure };

/** Why a library could not be saved: the device is full, or any other reason. */
export type Failure = 'full' | 'fetch';

/** A summary of the files that can be saved. */
export interface Summary {
  version: string;
  bytes: number;
}

/** The record of a saved library. */
export interface Saved extends Summary {
  /** When it was saved, as an ISO date. */
  at: string;
  /** The keys of its files in the cache. */
  keys: string[];
}

/** The library saved on this device; undefined if there is none or it cannot be read. */
export async function savedLibrary(): Promise<Saved | undefined> {
  try {
    const record = await caches.match(SUMMARY, { cacheName: CACHE });
    return (await record?.json()) as Saved | undefined;
  } catch {
    return undefined;
  }
}
