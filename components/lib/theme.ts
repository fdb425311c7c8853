import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage';

/** Under which name the choice is stored. */
export const THEME_KEY = 'theme';
const CHANGED = 'nightlight:theme';

/** The colours by day, by night, and the dim amber ones. The browser's own bars have theirs in this order. */
const themes = ['day', 'night', 'dim'] as const;

/** Which colours a page is shown in. */
export type Theme = (typeof themes)[number];

/** The theme that is shown: the visitor's choice, else the system's. */
function currentTheme(): Theme {
  const chosen = themes.find((theme) => theme === document.documentElement.dataset.theme);
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
}

/** Shows a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  bars.forEach((bar, i) => (bar.media = themes[i] === theme ? 'all' : 'not all'));
  try {
    deviceStorage().setItem(THEME_KEY, theme);
  } catch {
    // The browser refuses storage; the choice lasts as long as the document.
  }
  dispatchEvent(new Event(CHANGED));
}

/** The theme that is shown, kept current. The server renders the one by day. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'day');
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
