import { useSyncExternalStore } from 'react';
import { MORNING_HOUR } from './morning-hour';

/** Which part of the day it is for a family with a small child. */
export type PartOfDay = 'morning' | 'day' | 'night';

const NOON = 12;
const EVENING_HOUR = 17;

/** The part of the day now, kept current. The server renders the day. */
export function usePartOfDay(): PartOfDay {
  return useSyncExternalStore(subscribe, current, () => 'day');
}

function current(): PartOfDay {
  const hour = new Date().getHours();
  if (hour < MORNING_HOUR || hour >= EVENING_HOUR) return 'night';
  return hour < NOON ? 'morning' : 'day';
}

function subscribe(notify: () => void) {
  const timer = setInterval(notify, 30_000);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}
