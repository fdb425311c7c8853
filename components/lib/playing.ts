// Every page has this, so that a sound plays on while pages change; the rest comes with its page.

import { useSyncExternalStore } from 'react';
import { listen } from './listen';
import type { SleepSound, SoundLine } from './schema.gen';

/** The sound that plays, or is about to. */
export interface Playing {
  sound: SleepSound;
  /** What its line says on other pages than its own. */
  line: SoundLine;
  /** The page on which it was begun. */
  path: string;
  /** Until it ends by itself, in seconds; undefined where it does not. */
  left: () => number | undefined;
  stop: () => void;
}

const CHANGED = 'nightlight:playing';

let playing: Playing | undefined;

/** The sleep sound that plays, if any. */
export function nowPlaying(): Playing | undefined {
  return playing;
}

/** Says what plays now. */
export function setPlaying(next: Playing | undefined): void {
  playing = next;
  dispatchEvent(new Event(CHANGED));
}

/** The sleep sound that plays, kept current. */
export function usePlaying(): Playing | undefined {
  return useSyncExternalStore(subscribe, nowPlaying, () => undefined);
}

const subscribe = (notify: () => void) => listen(window, CHANGED, notify);
