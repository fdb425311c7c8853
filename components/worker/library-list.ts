import type { Summary } from '../lib/library-record';

/** What can be saved, as the build lists it: revisions by address, empty where an address is enough. */
export interface LibraryList extends Summary {
  pages: Record<string, string>;
  files: Record<string, string>;
  /** The page to show without a connection in place of one that is not on the list. */
  fallback?: string;
}

/** Folders whose files have addresses that change with their bytes. */
const NAMED = /^\/(assets|members)\//;

/** The key in the cache for a path; undefined for the network's. Folders of files count whole. */
export function keyFor(list: LibraryList, path: string): string | undefined {
  const address = path.replace(/(.)\/$/, '$1');
  const revision = list.pages[address] ?? list.files[address];
  if (revision) return keyOf(address, revision);
  return NAMED.test(address) ? address : undefined;
}

/** What the addresses of all sizes and formats of a photograph begin with. */
const PHOTOGRAPH = /^\/assets\/photo-.+-(?=\d+\.\w+$)/;

/** The saved size of the photograph at a path; undefined where it is none, or not saved. */
export function savedSizeOf(list: LibraryList, path: string): string | undefined {
  const photograph = PHOTOGRAPH.exec(path)?.[0];
  return photograph && Object.keys(list.files).find((address) => address.startsWith(photograph));
}

/** The keys of all files on the list. */
export function keysOf(list: LibraryList): string[] {
  const revisions = Object.entries({ ...list.pages, ...list.files });
  return revisions.map(([address, revision]) => keyOf(address, revision));
}

function keyOf(address: string, revision: string): string {
  return revision ? `${address}?${revision}` : address;
}

/**
 * The address that a file is fetched from, by its key: a page's ends with a slash, as hosts lead
 * from an address without to the one with, and a worker may not answer with what it was led to.
 */
export function addressOf(list: LibraryList, key: string): string {
  const address = key.replace(/\?.*/, '');
  return address in list.pages ? address.replace(/\/?$/, '/') : address;
}

/** The keys to fetch, given those that are there. */
export function missingKeys(list: LibraryList, present: string[]): string[] {
  const there = new Set(present);
  return keysOf(list).filter((key) => !there.has(key));
}

/** The keys to remove once the list is in use. Open pages need those of the list before it. */
export function obsoleteKeys(list: LibraryList, present: string[], before: string[]): string[] {
  const kept = new Set([...keysOf(list), ...before]);
  return present.filter((key) => !kept.has(key));
}
