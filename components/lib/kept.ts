import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage';

/**
 * The form of what is kept. A change of it makes older data unreadable, and is a decision.
 * `keptKeys` (device-storage.ts) finds everything by the envelope around it.
 */
const VERSION = 1;

const CHANGED = 'nightlight:kept';

/** Something that a visitor has chosen to keep on this device. */
export interface Kept<T> {
  /** What is kept; undefined when there is nothing, or nothing that can be read. */
  read: () => T | undefined;
  /** Keeps a value in place of the last. Says whether the browser allowed it. */
  write: (value: T) => boolean;
  remove: () => void;
  /** As read, kept current. On the server nothing is kept. */
  use: () => T | undefined;
}

/**
 * A place in the browser's storage.
 *
 * @param parse checks what was stored: it may be damaged, from another version, or not ours.
 */
export function keptAs<T>(key: string, parse: (stored: unknown) => T | undefined): Kept<T> {
  // The value is parsed once for each text, so that it stays the same object between renders.
  let last: { text: string | null; value: T | undefined } = { text: null, value: undefined };
  const read = () => {
    const text = stored(key);
    if (text !== last.text) last = { text, value: parse(unwrap(text)) };
    return last.value;
  };
  const change = (attempt: () => void) => {
    try {
      attempt();
    } catch {
      return false; // refused, or full
    }
    dispatchEvent(new Event(CHANGED));
    return true;
  };
  return {
    read,
    write: (value) =>
      change(() => deviceStorage().setItem(key, JSON.stringify({ version: VERSION, value }))),
    remove: () => void change(() => deviceStorage().removeItem(key)),
    use: () => useSyncExternalStore(subscribe, read, () => undefined),
  };
}

function stored(key: string): string | null {
  try {
    return deviceStorage().getItem(key);
  } catch {
    return null;
  }
}

function unwrap(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    const { version, value } = JSON.parse(text) as { version?: unknown; value?: unknown };
    return version === VERSION ? value : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(notify: () => void) {
  const events = [CHANGED, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}
