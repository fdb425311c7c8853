import { useEffect, useState, useSyncExternalStore } from 'react';
import { isNight, NOON_HOUR } from './hours';
import { listen } from './listen';

/** How often the time is updated while a page is open, in milliseconds. */
const TICK_MS = 30_000;

/**
 * Calls a function as time passes, when the page becomes visible again, and when something may have been
 * logged here or in another tab, as that must not lie in the future. Returns a function that stops this.
 */
export function onTick(update: () => void): () => void {
  const timer = setInterval(update, TICK_MS);
  const stops = [
    listen(document, 'visibilitychange', update),
    listen(window, 'click focus pageshow storage', update),
  ];
  return () => {
    clearInterval(timer);
    stops.forEach((stop) => stop());
  };
}

/** Subscribes to the current time: a phone may show the same page again the next morning. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => onTick(() => setNow(new Date())), []);
  return now;
}

/** The part of the day for a family with a small child. */
export type PartOfDay = 'morning' | 'day' | 'night';

/** Subscribes to the part of the day. The server renders the day. */
export function usePartOfDay(): PartOfDay {
  return useSyncExternalStore(onTick, current, () => 'day');
}

function current(): PartOfDay {
  const hour = new Date().getHours();
  if (isNight(hour)) return 'night';
  return hour < NOON_HOUR ? 'morning' : 'day';
}
