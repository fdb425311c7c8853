import { useSyncExternalStore } from 'react';
import { deviceStorage, stored } from './device-storage';
import { listen } from './listen';

/** Under which name the choice is stored. */
export const THEME_KEY = 'theme';

/** Under which name it is stored that members' tools are dark and not dim by night. */
const CLOCK_KEY = 'theme-by-clock';
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

/** Whether a choice could not be stored; it lasts as long as the document. */
let isChosen = false;

/** Whether the clock has chosen what is shown. */
let isByClock = false;

/** Shows a theme and stores the choice. In the hours of the clock, dim or dark is a choice for these alone. */
export function chooseTheme(theme: Theme): void {
  try {
    deviceStorage().setItem(isByClock && theme !== 'day' ? CLOCK_KEY : THEME_KEY, theme);
  } catch {
    isChosen = true;
  }
  show(theme);
}

/** Dims the page, or brings the light of the system back, where the visitor has chosen none. */
export function showByClock(isNight: boolean): void {
  isByClock = isNight && !isChosen && !stored(THEME_KEY);
  if (isChosen || stored(THEME_KEY)) return;
  const theme = isNight ? (stored(CLOCK_KEY) === 'night' ? 'night' : 'dim') : undefined;
  if (theme !== document.documentElement.dataset.theme) show(theme);
}

/** Shows a theme, or the system's. */
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

/** The theme that is shown, kept current. The server renders the one by day. */
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
