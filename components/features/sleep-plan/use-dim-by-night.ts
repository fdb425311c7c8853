import { useLayoutEffect } from 'react';
import { MORNING_HOUR } from '../../lib/days';
import { deviceStorage } from '../../lib/device-storage';
import { chooseTheme, THEME_KEY, type Theme } from '../../lib/theme';
import { useNow } from '../../lib/use-now';

/** From this hour on the page is dim by itself. */
const DIM_HOUR = 20;

/** Dims the page for as long as it is shown in the evening and at night, unless a light was chosen. */
export function useDimByNight(): void {
  const hour = useNow().getHours();
  const isNight = hour >= DIM_HOUR || hour < MORNING_HOUR;
  useLayoutEffect(() => (isNight && !hasChosen() ? dim() : undefined), [isNight]);
}

/** Dims the page without a choice of the visitor. The result brings the light of the system back. */
function dim(): () => void {
  show('dim');
  return () => {
    if (!hasChosen()) show(matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
  };
}

/** Shows a theme that nobody has chosen, so that it is not stored either. */
function show(theme: Theme) {
  chooseTheme(theme);
  try {
    deviceStorage().removeItem(THEME_KEY);
  } catch {
    // Then chooseTheme could not store it.
  }
}

function hasChosen(): boolean {
  try {
    return deviceStorage().getItem(THEME_KEY) !== null;
  } catch {
    return false; // the browser refuses storage
  }
}
