import { useLayoutEffect, useSyncExternalStore } from 'react';
import { LOGGED_IN, READING, SHARED, deviceStorage, isSharedComputer } from './device-storage';
import { listen } from './listen';
import { removeSavedLibrary } from './saved-library';

const CHANGED = 'nightlight:member';

/** The database with the key of a sealed library, for all tabs. */
export const LIBRARY_DATABASE = 'library';

/** Whether the visitor is logged in in this browser. Only the string 'true' counts. */
export function isLoggedIn(): boolean {
  try {
    return deviceStorage().getItem(LOGGED_IN) === 'true';
  } catch {
    return false; // the browser refuses storage, as in some private windows
  }
}

/** Stores that the visitor is logged in. @throws DOMException where the browser refuses storage. */
export function logIn(): void {
  deviceStorage().setItem(LOGGED_IN, 'true');
  dispatchEvent(new Event(CHANGED));
}

/**
 * Removes the login, the library's key and copy, and on a shared computer all that was kept, in
 * every tab: what is written later in its tab ends with the tab, too.
 */
export function logOut(): void {
  try {
    deviceStorage().removeItem(LOGGED_IN);
    deviceStorage().removeItem(READING);
    const isShared = isSharedComputer();
    sessionStorage.clear(); // on a shared computer, all that was kept
    if (isShared) {
      sessionStorage.setItem(SHARED, 'true');
      localStorage.setItem(SHARED, ''); // other tabs hear of it
      localStorage.removeItem(SHARED);
    }
    indexedDB.deleteDatabase(LIBRARY_DATABASE);
  } catch {
    // Where the browser refuses storage there is nothing to remove.
  }
  void removeSavedLibrary();
  dispatchEvent(new Event(CHANGED));
}

/** Whether the visitor is logged in, kept current. The server renders logged out. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(onMemberChange, isLoggedIn, () => false);
}

/**
 * Keeps `data-member` on the root element current, by which the style sheet shows members' links.
 * Where nobody is logged in, a library that a hostile script has put there as saved goes.
 */
export function useMemberAttribute(): void {
  const loggedIn = useLoggedIn();
  useLayoutEffect(() => {
    // Read again: while hydrating, everybody is rendered as logged out.
    const isMember = document.documentElement.toggleAttribute('data-member', isLoggedIn());
    if (!isMember && navigator.serviceWorker?.controller) void removeSavedLibrary();
  }, [loggedIn]);
}

/**
 * Calls `notify` when another tab logs in or out, or when Back shows this page again. On a shared
 * computer a tab that was duplicated has a key of its own, and logs out with the other.
 */
export function onMemberChange(notify: () => void): () => void {
  return listen(window, `${CHANGED} storage pageshow`, (event) => {
    if ((event as StorageEvent).key === SHARED && isSharedComputer() && isLoggedIn()) logOut();
    notify();
  });
}
