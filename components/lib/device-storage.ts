/** Set in the storage of a tab in which a member has logged in on a computer that others use too. */
const SHARED = 'sharedComputer';

/**
 * Where this visit keeps things: the device's storage, or that of the tab alone on a shared
 * computer, which ends with it.
 *
 * @throws DOMException where the browser refuses storage.
 */
export function deviceStorage(): Storage {
  return isSharedComputer() ? sessionStorage : localStorage;
}

/** Whether the member has said so at the login. */
export function isSharedComputer(): boolean {
  try {
    return sessionStorage.getItem(SHARED) !== null;
  } catch {
    return false;
  }
}

/** Keeps nothing beyond this tab from now on. @throws DOMException where the browser refuses storage. */
export function keepInTabOnly(): void {
  sessionStorage.setItem(SHARED, 'true');
}

/** Removes all that a tab on a shared computer has kept. */
export function forgetTab(): void {
  if (isSharedComputer()) sessionStorage.clear();
}

/**
 * The keys of everything that a family has chosen to keep on this device, whichever page keeps
 * it: keptAs (kept.ts) begins each text so. On a shared computer it goes with the tab.
 */
export function keptKeys(): string[] {
  if (isSharedComputer()) return [];
  try {
    const all = Object.entries(localStorage) as [string, string][];
    return all.filter(([, text]) => text.startsWith('{"version":')).map(([key]) => key);
  } catch {
    return [];
  }
}
