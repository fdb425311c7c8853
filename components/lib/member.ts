import { useSyncExternalStore } from 'react';

const KEY = 'isLoggedIn';
const CHANGED = 'nightlight:member';

/** Whether this browser's visitor is logged in. Anything but the string 'true' is not. */
export function isLoggedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false; // storage is refused, as in some private windows
  }
}

/** Remembers the visitor as a member. Throws where the browser refuses storage. */
export function logIn(): void {
  localStorage.setItem(KEY, 'true');
  announce();
}

/** Forgets the member. */
export function logOut(): void {
  try {
    localStorage.removeItem(KEY);
  } finally {
    announce();
  }
}

/** Whether the visitor is a member, kept current. The server renders logged out. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(subscribe, isLoggedIn, () => false);
}

function announce() {
  document.documentElement.toggleAttribute('data-member', isLoggedIn());
  dispatchEvent(new Event(CHANGED));
}

/** Another tab may log in or out, and the back button may bring an old page back. */
function subscribe(notify: () => void) {
  const again = () => {
    document.documentElement.toggleAttribute('data-member', isLoggedIn());
    notify();
  };
  addEventListener(CHANGED, notify);
  addEventListener('storage', again);
  addEventListener('pageshow', again);
  return () => {
    removeEventListener(CHANGED, notify);
    removeEventListener('storage', again);
    removeEventListener('pageshow', again);
  };
}
