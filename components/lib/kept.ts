import { useSyncExternalStore } from 'react';
import { deviceStorage, stored } from './device-storage';
import { askToPersist } from './lasting';
import { listen } from './listen';

/**
 * The version of the storage format. Increasing it makes older data unreadable, so it needs a
 * decision. `keptKeys` (device-storage.ts) finds all stored values by their envelope.
 */
export const VERSION = 1;

export const CHANGED = 'nightlight:kept';

/** A value that a visitor has chosen to store on this device. */
export interface Kept<T> {
  /** The stored value; undefined if there is none or it cannot be parsed. */
  read: () => T | undefined;
  /** Replaces the stored value. Returns whether the browser allowed it. */
  write: (value: T) => boolean;
  remove: () => void;
  /** Subscribes to the value. Undefined on the server. */
  use: () => T | undefined;
}

/**
 * Stores a value in the browser.
 *
 * @param parse validates the stored data: it may be damaged, from another version, or not ours.
 * @param keyNow the current key; it depends on the shown child for values that each child has.
 */
export function keptAs<T>(
  key: string,
  parse: (stored: unknown) => T | undefined,
  keyNow = (name: string) => name,
): Kept<T> {
  // Parsed once for each text, so that renders get the same object.
  let last: { text: string | null; value: T | undefined } = { text: null, value: undefined };
  const read = () => {
    const text = stored(keyNow(key));
    if (text !== last.text) last = { text, value: parse(unwrap(text)) };
    return last.value;
  };
  const change = (attempt: () => void) => {
    try {
      attempt();
    } catch {
      return false; // refused, or storage is full
    }
    dispatchEvent(new Event(CHANGED));
    return true;
  };
  return {
    read,
    write: (value) => change(() => store(keyNow(key), wrap(value, keyNow(key)))),
    remove: () => void change(() => deviceStorage().removeItem(keyNow(key))),
    use: () => useSyncExternalStore(onKeptChange, read, () => undefined),
  };
}

/** Stores a text. @throws Error rather than overwrite one from another version of the site. */
export function store(key: string, text: string) {
  const { version } = envelope(stored(key));
  if (typeof version === 'number' && version !== VERSION)
    throw new Error('a newer page wrote this');
  deviceStorage().setItem(key, text);
  void askToPersist();
}

/** Wraps a value in an envelope with the time it was first stored, in milliseconds since 1970. */
export function wrap(value: unknown, key: string): string {
  return JSON.stringify({ version: VERSION, since: sinceOf(stored(key)) ?? Date.now(), value });
}

/** When a text was first stored; undefined if it does not say. */
export function sinceOf(text: string | null): number | undefined {
  const since = envelope(text).since;
  return typeof since === 'number' && Number.isFinite(since) ? since : undefined;
}

export function unwrap(text: string | null): unknown {
  const { version, value } = envelope(text);
  return version === VERSION ? value : undefined;
}

export function envelope(
  text: string | null,
): Partial<Record<'since' | 'value' | 'version', unknown>> {
  try {
    return (JSON.parse(text ?? 'null') as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Calls `notify` after each change of stored values, in this tab or another. */
export function onKeptChange(notify: () => void) {
  return listen(window, `${CHANGED} storage pageshow`, notify);
}
