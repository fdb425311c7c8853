import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage';
import { askToPersist } from './lasting';

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
  /** What a value from elsewhere is worth here, as from a backup. */
  parse: (stored: unknown) => T | undefined;
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
    parse,
    write: (value) => change(() => store(key, wrap(value, key))),
    remove: () => void change(() => deviceStorage().removeItem(key)),
    use: () => useSyncExternalStore(onKeptChange, read, () => undefined),
  };
}

/** What is kept for days, each under a key of its own. */
export interface KeptDays<T> {
  /** The days in their order. A damaged day is left out, and costs no other. */
  read: () => ReadonlyMap<string, T>;
  /** What a day from elsewhere is worth here, as from a backup. */
  parse: (stored: unknown) => T | undefined;
  /**
   * Changes one day as it is stored now, whatever this tab has shown: two tabs lose nothing of
   * each other. A day that becomes undefined is removed. Says whether the browser allowed it;
   * where it did not, the change lasts as long as the tab.
   */
  update: (day: string, change: (stored: T | undefined) => T | undefined) => boolean;
  removeAll: () => void;
  /** As read, kept current. On the server nothing is kept. */
  use: () => ReadonlyMap<string, T>;
}

/**
 * Places in the browser's storage, one for each day, as `prefix/2026-11-22`.
 *
 * @param parse checks what was stored of a day.
 * @param most how many days are kept; the oldest make room.
 */
export function keptDays<T>(
  prefix: string,
  parse: (stored: unknown) => T | undefined,
  most: number,
): KeptDays<T> {
  /** What the browser refused to store. Null is a day that was removed. */
  const refused = new Map<string, string | null>();
  const textOf = (key: string) => (refused.has(key) ? refused.get(key)! : stored(key));
  const parsed = new Map<string, { text: string | null; value: T | undefined }>();
  let last: { texts: string; days: ReadonlyMap<string, T> } = { texts: '', days: new Map() };

  const keys = () => {
    const all = new Set([...storedKeys(), ...refused.keys()]);
    return [...all].filter((key) => key.startsWith(`${prefix}/`)).sort();
  };
  const valueOf = (key: string) => {
    const text = textOf(key);
    let known = parsed.get(key);
    if (known?.text !== text) {
      known = { text, value: parse(unwrap(text)) };
      parsed.set(key, known);
    }
    return known.value;
  };
  const read = () => {
    const named = keys();
    const texts = named.map((key) => key + (textOf(key) ?? '')).join('\n');
    if (texts !== last.texts) {
      const days = named.map((key) => [key.slice(prefix.length + 1), valueOf(key)] as const);
      const whole = days.flatMap(([day, value]) => (value === undefined ? [] : [[day, value]]));
      last = { texts, days: new Map(whole as [string, T][]) };
    }
    return last.days;
  };
  const set = (key: string, text: string | null) => {
    try {
      if (text === null) deviceStorage().removeItem(key);
      else store(key, text);
      refused.delete(key);
      return true;
    } catch {
      refused.set(key, text);
      return false;
    }
  };
  return {
    read,
    parse,
    update: (day, change) => {
      const key = `${prefix}/${day}`;
      const value = change(valueOf(key));
      const allowed = set(key, value === undefined ? null : wrap(value, key));
      for (const old of keys().slice(0, -most)) set(old, null);
      dispatchEvent(new Event(CHANGED));
      return allowed;
    },
    removeAll: () => {
      for (const key of keys()) set(key, null);
      refused.clear();
      dispatchEvent(new Event(CHANGED));
    },
    use: () => useSyncExternalStore(onKeptChange, read, nothing),
  };
}

const noDays = new Map<string, never>();
const nothing = () => noDays;

function storedKeys(): string[] {
  try {
    return Object.keys(deviceStorage());
  } catch {
    return [];
  }
}

function stored(key: string): string | null {
  try {
    return deviceStorage().getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string) {
  deviceStorage().setItem(key, text);
  void askToPersist();
}

/** The envelope says since when something is kept under its key, in milliseconds since 1970. */
function wrap(value: unknown, key: string): string {
  return JSON.stringify({ version: VERSION, since: sinceOf(stored(key)) ?? Date.now(), value });
}

/** Since when a text is stored; undefined where it does not say so. */
export function sinceOf(text: string | null): number | undefined {
  const since = envelope(text).since;
  return typeof since === 'number' && Number.isFinite(since) ? since : undefined;
}

function unwrap(text: string | null): unknown {
  const { version, value } = envelope(text);
  return version === VERSION ? value : undefined;
}

function envelope(text: string | null): Partial<Record<'since' | 'value' | 'version', unknown>> {
  try {
    return (JSON.parse(text ?? 'null') as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Calls `notify` after each change of what is kept, here or in another tab. */
export function onKeptChange(notify: () => void) {
  const events = [CHANGED, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}
