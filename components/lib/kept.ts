import { useSyncExternalStore } from 'react';
import { deviceStorage, stored } from './device-storage';
import { askToPersist } from './lasting';
import { listen } from './listen';

/**
 * The form of what is kept. A change of it makes older data unreadable, and is a decision.
 * `keptKeys` (device-storage.ts) finds everything by the envelope around it.
 */
export const VERSION = 1;

export const CHANGED = 'nightlight:kept';

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
 * @param keyNow the key at this moment, of what each child has.
 */
export function keptAs<T>(
  key: string,
  parse: (stored: unknown) => T | undefined,
  keyNow = (name: string) => name,
): Kept<T> {
  // The value is parsed once for each text, so that it stays the same object between renders.
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
      return false; // refused, or full
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

/** Stores a text. @throws Error where another version of the site has written one, which must not be lost. */
export function store(key: string, text: string) {
  const { version } = envelope(stored(key));
  if (typeof version === 'number' && version !== VERSION)
    throw new Error('a newer page wrote this');
  deviceStorage().setItem(key, text);
  void askToPersist();
}

/** The envelope says since when something is kept under its key, in milliseconds since 1970. */
export function wrap(value: unknown, key: string): string {
  return JSON.stringify({ version: VERSION, since: sinceOf(stored(key)) ?? Date.now(), value });
}

/** Since when a text is stored; undefined where it does not say so. */
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

/** Calls `notify` after each change of what is kept, here or in another tab. */
export function onKeptChange(notify: () => void) {
  return listen(window, `${CHANGED} storage pageshow`, notify);
}
