import { useLayoutEffect, useSyncExternalStore } from 'react';
import { LOGGED_IN, READING, SHARED, deviceStorage, isSharedComputer } from './device-storage';
import { listen } from './listen';
import { removeSavedLibrary } from './saved-library';

const CHANGED = 'nightlight:member';

/** The database that stores the key of a sealed library for all tabs. */
export const LIBRARY_DATABASE = 'library';

/** Whether the visitor is logged in in this browser. Only the string 'true' counts. */
export function isLoggedIn(): boolean {
  try {
    return deviceStorage().getItem(LOGGED_IN) === 'true';
  } catch {
    return false; // the browser refuses storage, as in some private windows
  }
}

/** Stores that the visitor is logged in. @throws DOMException if the browser refuses storage. */
export function logIn(): void {
  deviceStorage().setItem(LOGGED_IN, 'true');
  dispatchEvent(new Event(CHANGED));
}

/**
 * Removes the login, the library's key and saved copy and, on a shared computer, all stored data in
 * every tab: anything stored there later is deleted with the tab.
 */
export function logOut(): void {
  try {
    deviceStorage().removeItem(LOGGED_IN);
    deviceStorage().removeItem(READING);
    const isShared = isSharedComputer();
    sessionStorage.clear(); // on a shared computer, this is all stored data
    if (isShared) {
      sessionStorage.setItem(SHARED, 'true');
      localStorage.setItem(SHARED, ''); // notifies other tabs
      localStorage.removeItem(SHARED);
    }
    indexedDB.deleteDatabase(LIBRARY_DATABASE);
  } catch {
    // If the browser refuses storage, there is nothing to remove.
  }
  void removeSavedLibrary();
  dispatchEvent(new Event(CHANGED));
}

/** Subscribes to whether the visitor is logged in. The server renders logged out. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(onMemberChange, isLoggedIn, () => false);
}

/**
 * Updates `data-member` on the root element, with which the style sheet shows members' links. If
 * the visitor is logged out, removes a library that a hostile script may have stored as saved.
 */
export function useMemberAttribute(): void {
  const loggedIn = useLoggedIn();
  useLayoutEffect(() => {
    // Read again: during hydration every visitor is rendered as logged out.
    const isMember = document.documentElement.toggleAttribute('data-member', isLoggedIn());
    if (!isMember && navigator.serviceWorker?.controller) void removeSavedLibrary();
  }, [loggedIn]);
}

/**
 * Calls `notify` when another tab logs in or out, or when Back shows this page again. On a shared
 * computer a duplicated tab has its own session storage; it logs out with the other.
 */
export function onMemberChange(notify: () => void): () => void {
  return listen(window, `${CHANGED} storage pageshow`, (event) => {
    if ((event as StorageEvent).key === SHARED && isSharedComputer() && isLoggedIn()) logOut();
    notify();
  });
}
