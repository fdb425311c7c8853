import { useEffect, useState, useSyncExternalStore } from 'react';
import { isNight, NOON_HOUR } from './hours';
import { listen } from './listen';

/** How often the time moves on while a page stays open, in milliseconds. */
const TICK_MS = 30_000;

/**
 * Calls a function as time goes on, when the page is looked at again, and when something may have
 * been written here or in another tab: that must not lie ahead of the time shown. The result ends that.
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

/** The present moment, kept current: a phone shows the same page again the next morning. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => onTick(() => setNow(new Date())), []);
  return now;
}

/** Which part of the day it is for a family with a small child. */
export type PartOfDay = 'morning' | 'day' | 'night';

/** The part of the day now, kept current. The server renders the day. */
export function usePartOfDay(): PartOfDay {
  return useSyncExternalStore(onTick, current, () => 'day');
}

function current(): PartOfDay {
  const hour = new Date().getHours();
  if (isNight(hour)) return 'night';
  return hour < NOON_HOUR ? 'morning' : 'day';
}
