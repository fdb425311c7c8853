// Every page loads this file, so that a sound plays on across pages; the player loads with its page.

import { useSyncExternalStore } from 'react';
import { listen } from './listen';
import type { SleepSound, SoundLine } from './schema.gen';
import { useNow } from './use-now';

/** The sound that is playing or loading. */
export interface Playing {
  sound: SleepSound;
  /** The line shown on pages other than its own. */
  line: SoundLine;
  /** The page on which it was started. */
  path: string;
  /** Seconds until it ends by itself; undefined if it does not. */
  left: () => number | undefined;
  stop: () => void;
}

const CHANGED = 'nightlight:playing';

let playing: Playing | undefined;

/** The current sleep sound, if any. */
export function nowPlaying(): Playing | undefined {
  return playing;
}

/** Sets the current sound. */
export function setPlaying(next: Playing | undefined): void {
  playing = next;
  dispatchEvent(new Event(CHANGED));
}

/** Subscribes to the current sleep sound. */
export function usePlaying(): Playing | undefined {
  return useSyncExternalStore(subscribe, nowPlaying, () => undefined);
}

/** Subscribes to the minutes that a sound still plays, rounded up. */
export function useMinutesLeft(left: Playing['left'] | undefined): number | undefined {
  useNow();
  const seconds = left?.();
  return seconds === undefined ? undefined : Math.ceil(seconds / 60);
}

const subscribe = (notify: () => void) => listen(window, CHANGED, notify);
