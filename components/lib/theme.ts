import { useSyncExternalStore } from 'react';
import { deviceStorage, stored } from './device-storage';
import { listen } from './listen';

/** The key under which the visitor's choice is stored. */
export const THEME_KEY = 'theme';

/** The key under which a visitor's choice of the dark theme over the dim one at night is stored. */
const CLOCK_KEY = 'theme-by-clock';
const CHANGED = 'nightlight:theme';

/** The colours by day, by night, and dimmed in amber. The theme-color elements are in this order. */
const themes = ['day', 'night', 'dim'] as const;

/** The colour theme of a page. */
export type Theme = (typeof themes)[number];

/** The current theme: the visitor's choice, or else the system's. */
function currentTheme(): Theme {
  const chosen = themes.find((theme) => theme === document.documentElement.dataset.theme);
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
}

/** Whether a choice could not be stored; it then lasts as long as the document. */
let isChosen = false;

let isByClock = false;

/** Shows a theme and stores the choice. While the clock decides, dim or dark is stored for the night only. */
export function chooseTheme(theme: Theme): void {
  try {
    deviceStorage().setItem(isByClock && theme !== 'day' ? CLOCK_KEY : THEME_KEY, theme);
  } catch {
    isChosen = true;
  }
  show(theme);
}

/** Dims the page at night or restores the system's theme by day, unless the visitor has chosen one. */
export function showByClock(isNight: boolean): void {
  isByClock = isNight && !isChosen && !stored(THEME_KEY);
  if (isChosen || stored(THEME_KEY)) return;
  const theme = isNight ? (stored(CLOCK_KEY) === 'night' ? 'night' : 'dim') : undefined;
  if (theme !== document.documentElement.dataset.theme) show(theme);
}

/** Shows a theme; undefined follows the system. */
function show(theme: Theme | undefined) {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const systems = ['light', 'dark'].map((scheme) => `(prefers-color-scheme: ${scheme})`);
  bars.forEach((bar, i) => {
    bar.media = theme ? (themes[i] === theme ? 'all' : 'not all') : (systems[i] ?? 'not all');
  });
  dispatchEvent(new Event(CHANGED));
}

/** Subscribes to the current theme. The server renders the day theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'day');
}

function subscribe(notify: () => void) {
  const stops = [
    listen(window, CHANGED, notify),
    listen(matchMedia('(prefers-color-scheme: dark)'), 'change', notify),
  ];
  return () => stops.forEach((stop) => stop());
}
