import { addDays, DAY_MINUTES, dayOf, momentAt, MORNING_HOUR } from './days';

/**
 * A moment as a family wrote it down, in whole minutes: lengths of time are differences of `at`,
 * whatever the clocks did between, and the clock that was looked at showed `at` and `offset`.
 */
export interface Moment {
  /** Since 1970. */
  at: number;
  /** How far the clock was ahead of UTC. */
  offset: number;
}

/** A sleep. Its beginning names it: no child falls asleep twice in a minute. */
export interface Sleep {
  from: Moment;
  /** Missing while the child is asleep. */
  to?: Moment;
  /** Who was up when the child woke. */
  up?: string;
}

/** A day of the diary, from the morning to the next: a night belongs to its evening. */
export interface DiaryDay {
  sleeps: readonly Sleep[];
  feeds: readonly Moment[];
  note: string;
}

/** The days of a diary, by their dates and in their order. */
export type Diary = ReadonlyMap<string, DiaryDay>;

const MORNING = MORNING_HOUR * 60;

/** A sleep that begins from this time on, or before the morning, belongs to the night. */
const NIGHT_FROM = 18 * 60;

/** More than a day has. */
const MOST = 40;
const LONGEST_NOTE = 500;
const LONGEST_NAME = 40;

/** A sleep that is open for so long may have been forgotten, in minutes. */
const LONG = 14 * 60;

/** A longer time awake by day means that a sleep was not written down, in minutes. */
const LONGEST_WINDOW = 8 * 60;

export const emptyDay: DiaryDay = { sleeps: [], feeds: [], note: '' };

/** A moment as it is written down. */
export function momentOf(date: Date): Moment {
  return { at: Math.floor(date.getTime() / 60_000), offset: 0 - date.getTimezoneOffset() };
}

/** What the clock showed, in minutes after midnight. */
export function clockAt({ at, offset }: Moment): number {
  return (((at + offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** The day of the diary to which a moment belongs. */
export function diaryDayOf({ at, offset }: Moment): string {
  return new Date((at + offset - MORNING) * 60_000).toISOString().slice(0, 10);
}

/** The moment of a day of the diary at which the clock shows a time. */
export function momentOn(day: string, clock: number): Moment {
  return momentOf(momentAt(clock < MORNING ? addDays(day, 1) : day, clock));
}

/** The first moment after another at which the clock shows a time. */
export function momentAfter({ at }: Moment, clock: number): Moment {
  const day = dayOf(new Date(at * 60_000));
  const moments = [day, addDays(day, 1)].map((date) => momentOf(momentAt(date, clock)));
  return moments.find((moment) => moment.at > at) ?? moments[1]!;
}

/** How long a sleep was, or is until now, in minutes. */
export function lengthOf({ from, to }: Sleep, now: Moment): number {
  return (to ?? now).at - from.at;
}

/** Whether a sleep belongs to the night. */
export function isNight({ from }: Sleep): boolean {
  const clock = clockAt(from);
  return clock >= NIGHT_FROM || clock < MORNING;
}

/** All sleeps of a diary, in their order. */
export function sleepsOf(diary: Diary): Sleep[] {
  return [...diary.values()].flatMap(({ sleeps }) => sleeps).sort((a, b) => a.from.at - b.from.at);
}

/** The sleep that has not ended; undefined while the child is awake. */
export function openSleep(diary: Diary): Sleep | undefined {
  const last = sleepsOf(diary).at(-1);
  return last?.to ? undefined : last;
}

/** Whether to ask when a sleep ended that nobody has closed. */
export function isForgotten(sleep: Sleep, now: Moment): boolean {
  return !sleep.to && lengthOf(sleep, now) >= LONG;
}

/** The day with a sleep, in place of one that begins in the same minute. */
export function withSleep(day: DiaryDay | undefined, sleep: Sleep): DiaryDay {
  const others = (day?.sleeps ?? []).filter(({ from }) => from.at !== sleep.from.at);
  const sleeps = [...others, sleep].sort((a, b) => a.from.at - b.from.at);
  return { ...emptyDay, ...day, sleeps };
}

/** The day without a sleep; undefined when nothing is left of it. */
export function withoutSleep(day: DiaryDay | undefined, at: number): DiaryDay | undefined {
  return remaining({
    ...emptyDay,
    ...day,
    sleeps: (day?.sleeps ?? []).filter(({ from }) => from.at !== at),
  });
}

/** The day with a feed, or without it. */
export function withFeed(
  day: DiaryDay | undefined,
  feed: Moment,
  isFed: boolean,
): DiaryDay | undefined {
  const others = (day?.feeds ?? []).filter(({ at }) => at !== feed.at);
  const feeds = isFed ? [...others, feed].sort((a, b) => a.at - b.at) : others;
  return remaining({ ...emptyDay, ...day, feeds });
}

function remaining(day: DiaryDay): DiaryDay | undefined {
  return day.sleeps.length + day.feeds.length > 0 || day.note ? day : undefined;
}

/** Whether a sleep runs into another, so that one of them was entered wrongly. */
export function overlaps(diary: Diary, sleep: Sleep, replaced?: Sleep): boolean {
  const end = sleep.to?.at ?? Infinity;
  return sleepsOf(diary).some(
    (other) =>
      other.from.at !== replaced?.from.at &&
      sleep.from.at < (other.to?.at ?? Infinity) &&
      other.from.at < end,
  );
}

/** What a day adds up to, in minutes. */
export interface Totals {
  naps: number;
  night: number;
  /** How often the child woke in the night and fell asleep again. */
  wakings: number;
  /** How long after bedtime the first of these came; missing without one. */
  firstWaking?: number;
}

/** Adds a day up. An open sleep counts until now. */
export function totalsOf({ sleeps }: DiaryDay, now: Moment): Totals {
  const nights = sleeps.filter(isNight);
  const sum = (some: readonly Sleep[]) => some.reduce((all, one) => all + lengthOf(one, now), 0);
  const wakings = Math.max(0, nights.length - 1);
  return {
    naps: sum(sleeps.filter((sleep) => !isNight(sleep))),
    night: sum(nights),
    wakings,
    ...(wakings > 0 && { firstWaking: lengthOf(nights[0]!, now) }),
  };
}

/** The days that are over and have a night, so that their sums mean something. */
export function wholeDays(diary: Diary, now: Moment): [day: string, totals: Totals][] {
  const today = diaryDayOf(now);
  return [...diary]
    .filter(
      ([day, { sleeps }]) => day < today && sleeps.some(isNight) && sleeps.every(({ to }) => to),
    )
    .map(([day, content]) => [day, totalsOf(content, now)]);
}

/** A time awake by day, between two sleeps. */
export interface OwnWindow {
  from: Moment;
  minutes: number;
  /** Whether the sleep before it was longer than an hour. */
  afterLong: boolean;
}

/** The child's own windows by day, from one sleep to the next. */
export function windowsOf(diary: Diary): OwnWindow[] {
  const sleeps = sleepsOf(diary);
  return sleeps.slice(1).flatMap(({ from }, i) => {
    const before = sleeps[i]!;
    if (!before.to || isNight({ from: before.to })) return [];
    const minutes = from.at - before.to.at;
    if (minutes <= 0 || minutes > LONGEST_WINDOW) return [];
    return [{ from: before.to, minutes, afterLong: before.to.at - before.from.at > 60 }];
  });
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

/** A day from storage. What is damaged of it is left out; undefined when nothing can be read. */
export function parseDiaryDay(stored: unknown): DiaryDay | undefined {
  const { sleeps, feeds, note } = (stored ?? {}) as Partial<Record<keyof DiaryDay, unknown>>;
  if (!Array.isArray(sleeps)) return undefined;
  const read = sleeps.slice(0, MOST).flatMap((sleep) => parseSleep(sleep) ?? []);
  const fed = Array.isArray(feeds) ? feeds.slice(0, MOST).filter(isMoment) : [];
  const line = typeof note === 'string' ? note.slice(0, LONGEST_NOTE) : '';
  return { sleeps: read.sort((a, b) => a.from.at - b.from.at), feeds: fed, note: line };
}

function parseSleep(stored: unknown): Sleep | undefined {
  const { from, to, up } = (stored ?? {}) as Partial<Record<keyof Sleep, unknown>>;
  if (!isMoment(from) || (to !== undefined && (!isMoment(to) || to.at < from.at))) return undefined;
  const name = typeof up === 'string' ? up.slice(0, LONGEST_NAME) : '';
  return { from, ...(to && { to }), ...(name && { up: name }) };
}

/** The clocks of all places are within 14 hours of UTC. */
export function isMoment(value: unknown): value is Moment {
  const { at, offset } = (value ?? {}) as Partial<Record<keyof Moment, unknown>>;
  return (
    Number.isInteger(at) &&
    Number.isInteger(offset) &&
    (at as number) > 0 &&
    Math.abs(offset as number) <= 14 * 60
  );
}
