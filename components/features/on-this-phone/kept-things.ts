import { deviceStorage, keptKeys, removeKeys } from '../../lib/device-storage';
import { sinceOf } from '../../lib/kept';
import { savedLibrary } from '../../lib/library-record';
import { logOut } from '../../lib/member';
import { removeSavedLibrary } from '../../lib/saved-library';
import type { KeptThings } from '../../lib/schema.gen';

export type ThingName = keyof KeptThings;

/** The keys of everything that the site stores. The library is a cache and has none. */
const keysOf: readonly (readonly [name: ThingName, form: RegExp])[] = [
  ['plan', /^family-log\/plan(-\d)?$/],
  ['diary', /^(family-log(\/(?!(plan(-\d)?|reading)$).*)?|shown-child|handed-over)$/],
  ['birth', /^child-birth(-\d)?$/],
  ['draft', /^form-draft\//],
  ['reading', /^family-log\/reading$/],
  ['login', /^(isLoggedIn|library-key)$/],
  ['look', /^theme(-by-clock)?$/],
  ['consent', /^consent$/],
];

/** Something stored on this device. */
export interface KeptThing {
  name: ThingName;
  /** Its storage keys; none for the library. */
  keys: readonly string[];
  bytes: number;
  /** In milliseconds since 1970, if known. */
  since: number | undefined;
}

/** Everything stored in this browser or, on a shared computer, in this tab. */
export async function keptThings(): Promise<KeptThing[]> {
  const library = await savedLibrary();
  const saved: KeptThing[] = library
    ? [{ name: 'library', keys: [], bytes: library.bytes, since: Date.parse(library.at) }]
    : [];
  try {
    return [...storedThings(deviceStorage()), ...saved];
  } catch {
    return saved; // if storage is refused, it contains nothing
  }
}

function storedThings(storage: Storage): KeptThing[] {
  const all = Object.keys(storage);
  const known = keysOf.map(([name, form]) => ({ name, keys: all.filter((key) => form.test(key)) }));
  const named = new Set(known.flatMap(({ keys }) => keys));
  const other = keptKeys().filter((key) => !named.has(key));
  return [...known, { name: 'other' as const, keys: other }]
    .filter(({ keys }) => keys.length > 0)
    .map((thing) => {
      const texts = thing.keys.map((key) => storage.getItem(key) ?? '');
      const since = texts.flatMap((text) => sinceOf(text) ?? []);
      return {
        ...thing,
        bytes: new Blob([...thing.keys, ...texts]).size,
        since: since.length > 0 ? Math.min(...since) : undefined,
      };
    });
}

/** Removes a thing from this device; removing the login also removes the library. */
export async function removeThing({ name, keys }: KeptThing): Promise<void> {
  if (name === 'library') await removeSavedLibrary();
  else if (name === 'login') logOut();
  else removeKeys(keys);
}
