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

// How long a child has been awake: now, and between sleeps.

/** In minutes. A longer time awake by day means that a sleep was not logged. */
export const LONGEST_WINDOW = 8 * 60;

/** Whether the child is asleep, and since when, by the clock of this device. */
export interface State {
  isAsleep: boolean;
  since: Moment;
}

/**
 * The child's state according to the log. Undefined if the last entry is too old to tell, a sleep may
 * have been forgotten, or the clock was set back.
 *
 * @param mostAwake the longest time awake by day at this age, in minutes. It does not limit a night.
 */
export function stateOf(diary: Diary, now: Moment, mostAwake = Infinity): State | undefined {
  const { woke } = wakingIn(diary) ?? {};
  const since = woke ?? sleepsOf(diary).at(-1)?.from;
  const length = since ? now.at - since.at : -1;
  const isOfNight = woke && isAtNight(woke) && diaryDayOf(woke) === diaryDayOf(now);
  // After so long awake, a sleep must be missing.
  const most = Math.min(2 * LONGEST_WINDOW, isOfNight ? Infinity : mostAwake);
  if (!since || length < 0 || (woke ? length > most : isForgotten({ from: since }, now)))
    return undefined;
  return { isAsleep: !woke, since: momentOf(new Date(since.at * 60_000)) };
}

/** The last waking, with the sleep it ended if that was logged; undefined while the child sleeps. */
export function wakingIn(diary: Diary): { woke: Moment; sleep?: Sleep } | undefined {
  const sleep = sleepsOf(diary).at(-1);
  const lone = loneWakings(diary).at(-1);
  if (lone && lone.at >= (sleep?.to ?? sleep?.from ?? lone).at) return { woke: lone };
  return sleep?.to && { woke: sleep.to, sleep };
}

/**
 * The last waking, and whether it ended a nap or a long sleep; a sleep whose start was not logged
 * counts as long. Undefined while the child sleeps, or if a sleep seems to be missing since.
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

/** Whether a sleep counts as long: a night sleep, or one of more than an hour. */
function isLong(sleep: Sleep): boolean {
  return isOfNight(sleep) || (sleep.to !== undefined && sleep.to.at - sleep.from.at > 60);
}

/** A time awake between two sleeps. */
export interface TimeAwake {
  from: Moment;
  minutes: number;
  /** The sleeps on either side of it. */
  before: Sleep;
  after: Sleep;
}

/**
 * The times awake between consecutive sleeps. A gap is left out if a sleep must be missing in it:
 * when it is longer than a child stays awake, or contains a lone waking.
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

/** All times awake in a diary. */
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
  /** Whether the sleep before it was long. */
  afterLong: boolean;
}

/** The child's own windows by day, from one sleep to the next. */
export function windowsOf(diary: Diary): OwnWindow[] {
  return allTimesAwake(diary)
    .filter(({ from, minutes }) => minutes > 0 && !isAtNight(from))
    .map(({ from, minutes, before }) => ({ from, minutes, afterLong: isLong(before) }));
}

/** The fewest and most days on which a child's own range is based, and the fewest windows. */
const FEWEST_DAYS = 5;
const LATEST_DAYS = 14;
const FEWEST_WINDOWS = 5;

/** The range of a child's own windows, and the windows that it is based on. */
export interface OwnRange {
  from: number;
  to: number;
  windows: number;
  since: string;
}

/**
 * The range of the child's own windows after a long or a short sleep, in minutes, without the
 * shortest and longest tenth. Undefined until there is enough data.
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
