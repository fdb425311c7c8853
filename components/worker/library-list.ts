import type { Summary } from '../lib/library-record';

/** What can be saved, as listed by the build: revisions by address, empty if the address contains one. */
export interface LibraryList extends Summary {
  pages: Record<string, string>;
  files: Record<string, string>;
  /** The page to show without a connection instead of one that is not on the list. */
  fallback?: string;
}

/** Folders whose addresses change with the content of the files. */
const NAMED = /^\/(assets|members)\//;

/** The cache key for a path; undefined for the network's. In the folders above every address is a key. */
export function keyFor(list: LibraryList, path: string): string | undefined {
  const address = path.replace(/(.)\/$/, '$1');
  const revision = list.pages[address] ?? list.files[address];
  if (revision) return keyOf(address, revision);
  return NAMED.test(address) ? address : undefined;
}

/** The common prefix of the addresses of a photograph in all sizes and formats. */
const PHOTOGRAPH = /^\/assets\/photo-.+-(?=\d+\.\w+$)/;

/** The saved size of the photograph at a path; undefined if it is not a photograph or not saved. */
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
 * The address from which the file with a key is fetched. A page's address ends with a slash,
 * because hosts redirect to it and a worker may not answer a navigation with a redirected response.
 */
export function addressOf(list: LibraryList, key: string): string {
  const address = key.replace(/\?.*/, '');
  return address in list.pages ? address.replace(/\/?$/, '/') : address;
}

/** The keys still to fetch. */
export function missingKeys(list: LibraryList, present: string[]): string[] {
  const there = new Set(present);
  return keysOf(list).filter((key) => !there.has(key));
}

/** The keys to remove once the list is in use. Open pages still need those of the previous list. */
export function obsoleteKeys(list: LibraryList, present: string[], before: string[]): string[] {
  const kept = new Set([...keysOf(list), ...before]);
  return present.filter((key) => !kept.has(key));
}
