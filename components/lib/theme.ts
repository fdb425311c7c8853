import { useSyncExternalStore } from 'react';

const KEY = 'theme';
const CHANGED = 'nightlight:theme';

/** The theme that the page wears: the visitor's choice, else the system's. */
function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'night' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Wears the other theme, and remembers it for the next page. */
export function switchTheme(): void {
  const theme = isNight() ? 'day' : 'night';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is refused; the choice lasts as long as the page.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Whether it is night on the page. The server renders day. */
export function useNight(): boolean {
  return useSyncExternalStore(subscribe, isNight, () => false);
}

function subscribe(notify: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  addEventListener(CHANGED, notify);
  system.addEventListener('change', notify);
  return () => {
    removeEventListener(CHANGED, notify);
    system.removeEventListener('change', notify);
  };
}
