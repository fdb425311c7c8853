import { useSyncExternalStore } from 'react';
import { about, childrenIn, markOf, ofChild } from './children';
import { keptAs, onKeptChange } from './kept';
import { isDay } from './days';
import { keptDays } from './kept-days';
import { planKinds } from './log-plan';
import { diaryDayOf } from './moment';
import {
  byMade,
  eventsOf,
  idOf,
  KEPT_AHEAD,
  lineage,
  parseEvent,
  union,
  type Draft,
  type Log,
  type LogEvent,
} from './log';
import { FIRST, keyOfChild, shownChild } from './shown-child';

/** How many days are stored besides the plan, and how many events for each. */
export const MOST_DAYS = 100;
export const MOST_EVENTS = 5000;

/** The key for the events of a child's plan, which are removed with the plan. */
const PLAN = 'plan';

/** The key for reading progress, which is removed at logout. */
const READING = 'reading';

/** The key for the children's names, which belong to no day. */
const CHILDREN = 'children';

export const days = keptDays<Log>('family-log', parseEvents, MOST_DAYS);

/** This phone's random ID as an author; it does not identify its user. */
const author = keptAs('family-log', (stored) =>
  typeof stored === 'string' && /^[a-z0-9]{4}$/.test(stored) ? stored : undefined,
);
let ownName: string | undefined;

function parseEvents(stored: unknown): Log | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.slice(0, MOST_EVENTS).flatMap((event) => parseEvent(event, KEPT_AHEAD) ?? []);
}

let last: { days: ReturnType<typeof days.read>; log: Log } = { days: new Map(), log: [] };

/** The log on this phone, for all children. The same object until it changes. */
export function readFamilyLog(): Log {
  const read = days.read();
  if (read !== last.days) last = { days: read, log: [...read.values()].flat() };
  return last.log;
}

/** The log of a child, by default the shown one; with a single child, the whole log. */
export function readLog(mark = shownChild()): Log {
  return ofChild(readFamilyLog(), mark);
}

/** Subscribes to the log of a child. Empty on the server. */
export function useLog(mark?: number): Log {
  return useSyncExternalStore(
    onKeptChange,
    () => readLog(mark),
    () => nothing,
  );
}

/** Subscribes to the log of all children. */
export function useFamilyLog(): Log {
  return useSyncExternalStore(onKeptChange, readFamilyLog, () => nothing);
}

/** Subscribes to the shown child and all children; none unless the family has named several. */
export function useChildren() {
  const children = childrenIn(useFamilyLog());
  const mark = useSyncExternalStore(onKeptChange, shownChild, () => FIRST);
  return { children, mark, name: children.find((child) => child.mark === mark)?.name };
}

const nothing: Log = [];

/** Whether some of the log will be lost when this tab closes. */
export const { isRefused } = days;

/** Subscribes to isRefused. */
export function useIsRefused(): boolean {
  return useSyncExternalStore(onKeptChange, isRefused, () => false);
}

/**
 * Logs events for a child, by default the shown one, and returns their IDs.
 *
 * @param instead own events to replace that no other phone can have yet, such as a line being typed.
 */
export function write(
  drafts: readonly Draft[],
  instead: readonly string[] = [],
  mark = shownChild(),
): string[] {
  const log = readFamilyLog();
  const whole = drafts.map((draft) => ({
    ...about(mark, draft),
    ...(draft.of && { of: lineage(log, draft.of) }),
  }));
  return record(whole, instead);
}

function record(drafts: readonly Draft[], instead: readonly string[] = []): string[] {
  ownName ??= author.read() ?? Math.random().toString(36).slice(2, 6).padEnd(4, '0');
  const events = eventsOf(drafts, author.read() ?? ownName, readFamilyLog());
  mergeLog(events, instead);
  if (!author.read()) author.write(ownName);
  return events.map(idOf);
}

/** Undoes events: the events that they replaced apply again. */
export function undo(ids: readonly string[]): void {
  record([{ kind: 'undo', of: ids }]);
}

/** Adds events to those on this phone. Returns whether the browser stored all of them. */
export function mergeLog(events: Log, instead: readonly string[] = []): boolean {
  const known = readFamilyLog();
  const replaced = known.filter((event) => instead.includes(idOf(event)));
  const placeOf = placesIn([...known, ...events]);
  const placed = events.map((event) => [placeOf(event), event] as const);
  const places = new Set([...placed.map(([place]) => place), ...replaced.map(placeOf)]);
  const allowed = [...places].map((place) =>
    days.update(place, (own = []) => {
      const left = own.filter((event) => !instead.includes(idOf(event)));
      const all = union(
        left,
        placed.flatMap(([of, event]) => (of === place ? [event] : [])),
      );
      return all.length > 0 ? all : undefined;
    }),
  );
  return allowed.every(Boolean);
}

/**
 * Where each event of a log is stored: under its day or, for an undo, with the first event that it
 * undoes, which is always older. An imported backup may contain long chains of undos.
 */
export function placesIn(log: Log): (event: LogEvent) => string {
  const places = new Map<string, string>();
  const placeOf = (event: LogEvent) => {
    const first = event.kind === 'undo' ? event.of?.[0] : undefined;
    return (first && places.get(first)) ?? placeOfKind(event);
  };
  for (const event of [...log].sort(byMade)) places.set(idOf(event), placeOf(event));
  return (event) => places.get(idOf(event)) ?? placeOf(event);
}

function placeOfKind(event: LogEvent): string {
  if (event.kind === 'read') return READING;
  if (event.kind === 'child') return CHILDREN;
  return planKinds.includes(event.kind) ? keyOfChild(PLAN, markOf(event)) : diaryDayOf(event);
}

/** Removes all days of the shown child, but not the plan or reading progress. */
export function removeDays(): void {
  const removed = shownChild();
  const isOther = (event: LogEvent) => markOf(event) !== removed && event.kind !== 'undo';
  for (const [place, own] of days.read()) {
    if (!isDay(place)) continue;
    if (!own.some(isOther)) remove((other) => other === place);
    else days.update(place, () => own.filter((e) => markOf(e) !== removed || e.kind === 'undo'));
  }
}

/** Removes reading progress. */
export function removeReading(): void {
  remove((place) => place === READING);
}

/** Removes the shown child's plan and its progress. */
export function removePlan(): void {
  const key = keyOfChild(PLAN);
  remove((place) => place === key);
}

function remove(which: (place: string) => boolean) {
  days.remove(which);
  if (readFamilyLog().length === 0) author.remove();
}
