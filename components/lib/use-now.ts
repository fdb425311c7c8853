import { useEffect, useState, useSyncExternalStore } from 'react';
import { NIGHT_HOUR, MORNING_HOUR } from './hours';

/** How often the time moves on while a page stays open, in milliseconds. */
const TICK_MS = 30_000;

/** Calls a function as time goes on, and when the page is looked at again. The result ends that. */
export function onTick(update: () => void): () => void {
  const timer = setInterval(update, TICK_MS);
  document.addEventListener('visibilitychange', update);
  const events = ['focus', 'pageshow'];
  for (const event of events) addEventListener(event, update);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
    for (const event of events) removeEventListener(event, update);
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

const NOON = 12;

/** The part of the day now, kept current. The server renders the day. */
export function usePartOfDay(): PartOfDay {
  return useSyncExternalStore(onTick, current, () => 'day');
}

function current(): PartOfDay {
  const hour = new Date().getHours();
  if (hour < MORNING_HOUR || hour >= NIGHT_HOUR) return 'night';
  return hour < NOON ? 'morning' : 'day';
}
