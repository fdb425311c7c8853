import { useSyncExternalStore } from 'react';

const KEY = 'theme';
const CHANGED = 'nightlight:theme';

/** Whether the dark theme is shown: the visitor's choice, else the system's. */
function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'night' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Changes to the other theme and stores the choice. */
export function switchTheme(): void {
  const theme = isNight() ? 'day' : 'night';
  document.documentElement.dataset.theme = theme;
  colourBrowserBars(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The browser refuses storage; the choice lasts as long as the document.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Makes the browser's own bars follow the choice: of their two colours the light theme's stands first. */
function colourBrowserBars(theme: 'day' | 'night') {
  const [day, night] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  if (!day || !night) return;
  day.media = theme === 'day' ? 'all' : 'not all';
  night.media = theme === 'night' ? 'all' : 'not all';
}

/** Whether the dark theme is shown, kept current. The server renders the light one. */
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
