import { addDays } from './days';
import {
  diaryDayOf,
  isAtNight,
  isForgotten,
  isOfNight,
  sleepsOf,
  type Diary,
  type Sleep,
} from './diary';
import { momentOf, type Moment } from './moment';

// How long a child is awake: now, and between its sleeps.

/** A longer time awake by day means that a sleep was not written down, in minutes. */
export const LONGEST_WINDOW = 8 * 60;

/** Whether the child sleeps, and since when it sleeps or is awake, by the clock of this device. */
export interface State {
  isAsleep: boolean;
  since: Moment;
}

/**
 * How it is by the log; undefined where that is too long ago to say, where a sleep may have been
 * forgotten, or a clock was set back.
 *
 * @param mostAwake how long a child of this age is awake by day, in minutes. A night is as long as it is.
 */
export function stateOf(diary: Diary, now: Moment, mostAwake = Infinity): State | undefined {
  const { woke } = wakingIn(diary) ?? {};
  const since = woke ?? sleepsOf(diary).at(-1)?.from;
  const length = since ? now.at - since.at : -1;
  const isOfNight = woke && isAtNight(woke) && diaryDayOf(woke) === diaryDayOf(now);
  // After so long awake, sleeps are missing.
  const most = Math.min(2 * LONGEST_WINDOW, isOfNight ? Infinity : mostAwake);
  if (!since || length < 0 || (woke ? length > most : isForgotten({ from: since }, now)))
    return undefined;
  return { isAsleep: !woke, since: momentOf(new Date(since.at * 60_000)) };
}

/** The last waking, with the sleep that it ended, or alone; undefined while the child sleeps. */
export function wakingIn(diary: Diary): { woke: Moment; sleep?: Sleep } | undefined {
  const sleep = sleepsOf(diary).at(-1);
  const lone = loneWakings(diary).at(-1);
  if (lone && lone.at >= (sleep?.to ?? sleep?.from ?? lone).at) return { woke: lone };
  return sleep?.to && { woke: sleep.to, sleep };
}

/**
 * The last waking, and whether it ended a nap, or a long sleep, for which one that nobody wrote down
 * counts; undefined while the child sleeps, or where a sleep is missing since.
 */
export function lastWaking(
  diary: Diary,
  now: Moment,
): { at: number; afterLong: boolean; afterNap: boolean } | undefined {
  const { woke, sleep } = wakingIn(diary) ?? {};
  const awake = woke ? now.at - woke.at : -1;
  if (!woke || awake < 0 || awake > LONGEST_WINDOW) return undefined;
  return {
    at: woke.at,
    afterLong: !sleep || isLong(sleep),
    afterNap: sleep !== undefined && !isOfNight(sleep),
  };
}

/** Whether a time awake after a sleep is that after a long one: of the night, or over an hour. */
function isLong(sleep: Sleep): boolean {
  return isOfNight(sleep) || (sleep.to !== undefined && sleep.to.at - sleep.from.at > 60);
}

/** A time awake between two sleeps. */
export interface TimeAwake {
  from: Moment;
  minutes: number;
  /** The sleep before it, and the one after it. */
  before: Sleep;
  after: Sleep;
}

/**
 * The times awake between sleeps, which are in their order. A sleep that was not written down lies
 * where the time is longer than a child is awake, or where a waking stands alone: there is none.
 */
export function timesAwake(sleeps: readonly Sleep[], lone: readonly Moment[]): TimeAwake[] {
  return sleeps.slice(1).flatMap((after, i) => {
    const before = sleeps[i]!;
    const { to: from } = before;
    if (!from || lone.some(({ at }) => at > from.at && at < after.from.at)) return [];
    const minutes = after.from.at - from.at;
    return minutes < 0 || minutes > LONGEST_WINDOW ? [] : [{ from, minutes, before, after }];
  });
}

/** All of a diary. */
export function allTimesAwake(diary: Diary): TimeAwake[] {
  return timesAwake(sleepsOf(diary), loneWakings(diary));
}

function loneWakings(diary: Diary): Moment[] {
  return [...diary.values()].flatMap(({ wakings }) => wakings);
}

/** A time awake by day. */
export interface OwnWindow {
  from: Moment;
  minutes: number;
  /** Whether the sleep before it was a long one. */
  afterLong: boolean;
}

/** The child's own windows by day, from one sleep to the next. */
export function windowsOf(diary: Diary): OwnWindow[] {
  return allTimesAwake(diary)
    .filter(({ from, minutes }) => minutes > 0 && !isAtNight(from))
    .map(({ from, minutes, before }) => ({ from, minutes, afterLong: isLong(before) }));
}

/** How many days a child's own range is made of at least and at most, and how many windows. */
const FEWEST_DAYS = 5;
const LATEST_DAYS = 14;
const FEWEST_WINDOWS = 5;

/** The range of a child's own windows, with what it is made of. */
export interface OwnRange {
  from: number;
  to: number;
  windows: number;
  /** The day of the first of them. */
  since: string;
}

/**
 * The range of the child's own windows after a long or a short sleep, in minutes. The shortest
 * and the longest of every ten are left out. Undefined until there are enough.
 */
export function ownRange(diary: Diary, afterLong: boolean, now: Moment): OwnRange | undefined {
  const oldest = addDays(diaryDayOf(now), -LATEST_DAYS);
  const all = windowsOf(diary).filter(({ from }) => diaryDayOf(from) > oldest);
  if (new Set(all.map(({ from }) => diaryDayOf(from))).size < FEWEST_DAYS) return undefined;
  const own = all.filter((window) => window.afterLong === afterLong);
  if (own.length < FEWEST_WINDOWS) return undefined;
  const lengths = own.map(({ minutes }) => minutes).sort((a, b) => a - b);
  const rare = Math.floor(lengths.length / 10);
  return {
    from: lengths[rare]!,
    to: lengths.at(-1 - rare)!,
    windows: own.length,
    since: diaryDayOf(own[0]!.from),
  };
}
