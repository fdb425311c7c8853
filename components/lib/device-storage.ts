/** Set in the session storage of a tab in which a member has logged in on a shared computer. */
export const SHARED = 'sharedComputer';

/** The key that is 'true' while a member is logged in. */
export const LOGGED_IN = 'isLoggedIn';

/** The key under which the editor at /admin stores the Git host's token, which survives a crash. */
export const EDITOR_USER = 'sveltia-cms.user';

/**
 * The storage for this visit: the device's or, on a shared computer, the tab's, which the browser
 * deletes with the tab.
 *
 * @throws DOMException if the browser refuses storage.
 */
export function deviceStorage(): Storage {
  return isSharedComputer() ? sessionStorage : localStorage;
}

/** The value stored under a key; null if there is none or the browser refuses storage. */
export function stored(key: string): string | null {
  try {
    return deviceStorage().getItem(key);
  } catch {
    return null;
  }
}

/** Whether the member marked this computer as shared. @throws DOMException if the browser refuses storage. */
export function isSharedComputer(): boolean {
  return sessionStorage.getItem(SHARED) !== null;
}

/** The family's plan and its progress; written by kept-log.ts. */
export const KEPT_PLAN = 'family-log/plan';

/** How far guides have been read; stored only while a member is logged in. */
export const READING = 'family-log/reading';

/**
 * The keys of everything that a family has chosen to store on this device, on any page: keptAs
 * (kept.ts) gives each text the same prefix. Empty on a shared computer, where the tab stores it.
 *
 * @throws DOMException if the browser refuses storage, in which case nobody can be logged in.
 */
export function keptKeys(): string[] {
  return isSharedComputer() ? [] : keptKeysIn(localStorage);
}

/** The keys of such texts in either storage. */
export function keptKeysIn(storage: Storage): string[] {
  const all = storage as unknown as Record<string, string>;
  return Object.keys(all).filter((key) => all[key]?.startsWith('{"version":'));
}

/**
 * Removes keys and makes every hook that shows their values read them again: the browser's own
 * event reaches other tabs only.
 *
 * @throws DOMException if the browser refuses storage.
 */
export function removeKeys(keys: readonly string[]): void {
  for (const key of keys) deviceStorage().removeItem(key);
  dispatchEvent(new Event('storage'));
}
