import { deviceStorage, stored } from './device-storage';
import { CHANGED, store, unwrap, wrap } from './kept';

/** Values stored by day, each under its own key. */
export interface KeptDays<T> {
  /** The days in order. A damaged day is left out and does not affect the others. */
  read: () => ReadonlyMap<string, T>;
  /**
   * Changes one day starting from its stored value, so that two tabs do not overwrite each other. A
   * day that becomes undefined is removed. Returns whether the browser allowed it; if not, the
   * change lasts as long as the tab.
   */
  update: (day: string, change: (stored: T | undefined) => T | undefined) => boolean;
  remove: (which: (day: string) => boolean) => void;
  /** Whether the browser has refused to store some of what `read` returns. */
  isRefused: () => boolean;
}

/**
 * Stores values in the browser, one for each day, as `prefix/2026-11-22`.
 *
 * @param parse validates a stored day.
 * @param most how many days to store; the oldest are removed first.
 */
export function keptDays<T>(
  prefix: string,
  parse: (stored: unknown) => T | undefined,
  most: number,
): KeptDays<T> {
  /** Changes that the browser refused to store. Null means that a day was removed. */
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
    update: (day, change) => {
      const key = `${prefix}/${day}`;
      const value = change(valueOf(key));
      const allowed = set(key, value === undefined ? null : wrap(value, key));
      if (allowed) for (const [other, text] of [...refused]) set(other, text);
      for (const old of keys().slice(0, -most)) set(old, null);
      dispatchEvent(new Event(CHANGED));
      return allowed;
    },
    remove: (which) => {
      for (const key of keys()) {
        if (!which(key.slice(prefix.length + 1))) continue;
        set(key, null);
        refused.delete(key);
      }
      dispatchEvent(new Event(CHANGED));
    },
    isRefused: () => refused.size > 0,
  };
}

function storedKeys(): string[] {
  try {
    return Object.keys(deviceStorage());
  } catch {
    return [];
  }
}
