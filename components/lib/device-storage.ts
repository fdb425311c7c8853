/** Set in the storage of a tab in which a member has logged in on a computer that others use too. */
export const SHARED = 'sharedComputer';

/** Where it stands, as 'true', that a member is logged in. */
export const LOGGED_IN = 'isLoggedIn';

/** Where the editor at /admin has the token of the Git host, which a crash leaves behind. */
export const EDITOR_USER = 'sveltia-cms.user';

/**
 * Where this visit keeps things: the device's storage, or that of the tab alone on a shared
 * computer, which ends with it.
 *
 * @throws DOMException where the browser refuses storage.
 */
export function deviceStorage(): Storage {
  return isSharedComputer() ? sessionStorage : localStorage;
}

/** What is stored under a key; null also where the browser refuses storage. */
export function stored(key: string): string | null {
  try {
    return deviceStorage().getItem(key);
  } catch {
    return null;
  }
}

/** Whether the member has said so at the login. @throws DOMException where the browser refuses storage. */
export function isSharedComputer(): boolean {
  return sessionStorage.getItem(SHARED) !== null;
}

/** The plan and how far a family has come with it; kept-log.ts writes it. */
export const KEPT_PLAN = 'family-log/plan';

/** What of the log says how far guides were read; it is kept while a member is logged in. */
export const READING = 'family-log/reading';

/**
 * The keys of everything that a family has chosen to keep on this device, whichever page keeps
 * it: keptAs (kept.ts) begins each text so. On a shared computer it goes with the tab.
 *
 * @throws DOMException where the browser refuses storage, in which nobody can be logged in.
 */
export function keptKeys(): string[] {
  return isSharedComputer() ? [] : keptKeysIn(localStorage);
}

/** The keys of that in one storage, whosever it is. */
export function keptKeysIn(storage: Storage): string[] {
  const all = storage as unknown as Record<string, string>;
  return Object.keys(all).filter((key) => all[key]?.startsWith('{"version":'));
}

/**
 * Removes what is stored under keys, and has every hook that shows it read again: a browser's own
 * event reaches the other tabs only.
 *
 * @throws DOMException where the browser refuses storage.
 */
export function removeKeys(keys: readonly string[]): void {
  for (const key of keys) deviceStorage().removeItem(key);
  dispatchEvent(new Event('storage'));
}
