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

/** How many days are kept beside the plan, and how many events of each. */
export const MOST_DAYS = 100;
export const MOST_EVENTS = 5000;

/** What belongs to a child's plan has a place of its own, and goes with it. */
const PLAN = 'plan';

/** So has what was read, which goes when the member signs out. */
const READING = 'reading';

/** And who the children are, which no day tells. */
const CHILDREN = 'children';

export const days = keptDays<Log>('family-log', parseEvents, MOST_DAYS);

/** This phone's name among the authors; it says nothing of who holds it. */
const author = keptAs('family-log', (stored) =>
  typeof stored === 'string' && /^[a-z0-9]{4}$/.test(stored) ? stored : undefined,
);
let ownName: string | undefined;

function parseEvents(stored: unknown): Log | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.slice(0, MOST_EVENTS).flatMap((event) => parseEvent(event, KEPT_AHEAD) ?? []);
}

let last: { days: ReturnType<typeof days.read>; log: Log } = { days: new Map(), log: [] };

/** The log on this phone, of all children. The same as long as nothing is written. */
export function readFamilyLog(): Log {
  const read = days.read();
  if (read !== last.days) last = { days: read, log: [...read.values()].flat() };
  return last.log;
}

/** What the log says of a child, by default the one that is shown: all of it, where a family has one. */
export function readLog(mark = shownChild()): Log {
  return ofChild(readFamilyLog(), mark);
}

/** The same, kept current. On the server it is empty. */
export function useLog(mark?: number): Log {
  return useSyncExternalStore(
    onKeptChange,
    () => readLog(mark),
    () => nothing,
  );
}

/** The log of all children, kept current. */
export function useFamilyLog(): Log {
  return useSyncExternalStore(onKeptChange, readFamilyLog, () => nothing);
}

/** The child that is shown and all of them, kept current; none where the family has never told two apart. */
export function useChildren() {
  const children = childrenIn(useFamilyLog());
  const mark = useSyncExternalStore(onKeptChange, shownChild, () => FIRST);
  return { children, mark, name: children.find((child) => child.mark === mark)?.name };
}

const nothing: Log = [];

/** Whether something of the log lasts no longer than this tab. */
export const { isRefused } = days;

/** The same, kept current. */
export function useIsRefused(): boolean {
  return useSyncExternalStore(onKeptChange, isRefused, () => false);
}

/**
 * Writes what happened to a child, by default the one that is shown, and returns the names of the events.
 *
 * @param instead own events that nobody else can know of yet, such as a line being typed.
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

/** Takes events back: what they stood in place of stands again. */
export function undo(ids: readonly string[]): void {
  record([{ kind: 'undo', of: ids }]);
}

/** Adds events to those on this phone. Says whether the browser allowed all of it. */
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
 * Where the events of a log lie: each with its day, and one that takes others back with the first of
 * them, which was written before. A backup from elsewhere may have long chains of these.
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

/** Removes all days of the child that is shown; the plan stays, and what was read. */
export function removeDays(): void {
  const removed = shownChild();
  const isOther = (event: LogEvent) => markOf(event) !== removed && event.kind !== 'undo';
  for (const [place, own] of days.read()) {
    if (!isDay(place)) continue;
    if (!own.some(isOther)) remove((other) => other === place);
    else days.update(place, () => own.filter((e) => markOf(e) !== removed || e.kind === 'undo'));
  }
}

/** Removes what was read. */
export function removeReading(): void {
  remove((place) => place === READING);
}

/** Removes the shown child's plan, and how far the family has come with it. */
export function removePlan(): void {
  const key = keyOfChild(PLAN);
  remove((place) => place === key);
}

function remove(which: (place: string) => boolean) {
  days.remove(which);
  if (readFamilyLog().length === 0) author.remove();
}
