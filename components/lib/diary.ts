import { addDays, DAY_MINUTES } from './days';
import {
  BEDTIME_HOUR,
  EARLIEST_HOUR,
  EARLY_BEDTIME_HOUR,
  isNight,
  MORNING_HOUR,
  NIGHT_HOUR,
} from './hours';
import { byMoment, byMade, idOf, standing, type Draft, type Log, type LogEvent } from './log';
import { clockAt, diaryDayOf, momentAfter, momentOf, momentOn, type Moment } from './moment';

export { clockAt, diaryDayOf, momentAfter, momentOf, momentOn, type Moment };

/** A sleep, identified by its start: no child falls asleep twice in a minute. */
export interface Sleep {
  from: Moment;
  /** Missing while the child is asleep, or if the waking was not logged. */
  to?: Moment;
  /** Whether the waking was not logged. */
  isLost?: true;
  /** Who was up when the child woke. */
  up?: string;
  /** The IDs of the events that record it. */
  ids?: readonly string[];
}

/** A feed, with the IDs of the events that record it. */
export interface Feed extends Moment {
  ids?: readonly string[];
}

/** A waking from a sleep whose start was not logged. */
export interface LoneWaking extends Feed {
  /** Who was up. */
  up?: string;
}

/** A day of the diary, from one morning to the next: a night belongs to the evening on which it begins. */
export interface DiaryDay {
  sleeps: readonly Sleep[];
  feeds: readonly Feed[];
  wakings: readonly LoneWaking[];
  note: string;
  /** The IDs of the events that record the note. */
  noteIds?: readonly string[];
}

/** The days of a diary, in order, keyed by date. */
export type Diary = ReadonlyMap<string, DiaryDay>;

const MORNING = MORNING_HOUR * 60;

/** A sleep still open after this many minutes may have been forgotten. */
export const LONG = 14 * 60;
/** The same for a nap. */
const LONGEST_NAP = 6 * 60;

export const emptyDay: DiaryDay = { sleeps: [], feeds: [], wakings: [], note: '' };

/** Sleeps from two phones that begin within this many minutes are the same sleep. */
const SAME_SLEEP = 30;

/** The same for feeds and wakings; on one phone, only feeds in the same minute are the same. */
const SAME_FEED = 5;

const diaries = new WeakMap<Log, Diary>();

/** The diary of a log. Returns the same object for the same log. */
export function diaryOf(log: Log): Diary {
  const known = diaries.get(log) ?? daysOf(standing(log));
  diaries.set(log, known);
  return known;
}

function daysOf(events: LogEvent[]): Diary {
  const days = new Map<string, DiaryDay>();
  const put = (moment: Moment, change: (day: DiaryDay) => Partial<DiaryDay>) => {
    const day = diaryDayOf(moment);
    const known = days.get(day) ?? emptyDay;
    days.set(day, { ...known, ...change(known) });
  };
  const inOrder = events.sort(byMoment);
  const { sleeps: slept, lone } = sleepsIn(inOrder);
  for (const sleep of slept) put(sleep.from, ({ sleeps }) => ({ sleeps: [...sleeps, sleep] }));
  for (const waking of lone) put(waking, ({ wakings }) => ({ wakings: [...wakings, waking] }));
  for (const feed of feedsIn(inOrder)) put(feed, ({ feeds }) => ({ feeds: [...feeds, feed] }));
  for (const event of events.filter(({ kind }) => kind === 'note').sort(byMade)) {
    put(event, ({ note, noteIds = [] }) => ({
      note: joined(note, event.text ?? ''),
      noteIds: [...noteIds, idOf(event)],
    }));
  }
  const written = [...days].filter(
    ([, day]) => day.sleeps.length + day.feeds.length + day.wakings.length > 0 || day.note,
  );
  return new Map(written.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Pairs each falling asleep with the next waking. A second phone's entry for the same sleep adds
 * nothing. An open sleep ends when the next one begins, if that comes soon enough. A waking without
 * a sleep becomes a lone waking.
 */
function sleepsIn(events: readonly LogEvent[]): { sleeps: Sleep[]; lone: LoneWaking[] } {
  const sleeps: (Sleep & { ids: string[]; woke?: LogEvent })[] = [];
  const lone: (LoneWaking & { ids: string[] })[] = [];
  /** The last waking: the sleep that it ended, or a lone waking. */
  let woken: { up?: string; ids: string[] } | undefined;
  let wokenAt = 0;
  let isOpen = false;
  const fallAsleep = (event: LogEvent) => {
    const last = sleeps.at(-1);
    const { woke } = last ?? {};
    if (last && isOpen && event.at - last.from.at <= SAME_SLEEP) last.ids.push(idOf(event));
    else if (last && woke?.at === event.at && isTapped(woke) && isTapped(event)) {
      delete last.to;
      delete last.isLost;
      delete last.woke;
      last.ids.push(idOf(event));
    } else {
      if (last && isOpen) end(last, event);
      sleeps.push({ from: momentIn(event), ids: [idOf(event)] });
    }
    isOpen = true;
  };
  const end = (sleep: (typeof sleeps)[number], event: LogEvent) => {
    const isLong = isTapped(event) && event.at - sleep.from.at >= LONG;
    if (event.kind === 'asleep' ? isForgotten(sleep, event) : isLong) sleep.isLost = true;
    else sleep.to = momentIn(event);
  };
  const wake = (event: LogEvent) => {
    const last = sleeps.at(-1);
    const before = sleeps.at(-2)?.woke;
    const isSame = before && before.by !== event.by && event.at - before.at <= SAME_FEED;
    if (last && isOpen && isSame) last.ids.push(idOf(event));
    else if (woken && !isOpen && event.at - wokenAt <= SAME_FEED) woken.ids.push(idOf(event));
    else {
      if (last && isOpen) end(last, event);
      const ended = isOpen && last?.to ? last : undefined;
      if (ended) {
        ended.ids.push(idOf(event));
        ended.woke = event;
      } else lone.push({ ...momentIn(event), ids: [idOf(event)] });
      woken = ended ?? lone.at(-1);
      wokenAt = event.at;
      isOpen = false;
    }
  };
  const said = (event: LogEvent) => {
    const last = isOpen && wokenAt < event.at ? sleeps.at(-1) : woken;
    if (!last) return;
    last.up = event.text ?? '';
    last.ids.push(idOf(event));
  };
  for (const minute of byMinute(events)) {
    const taken = minute.filter(({ kind }) => kind === 'asleep' || kind === 'woke');
    while (taken.length > 0) {
      // A sleep can end and the next one begin in the same minute, in either order of entry.
      const ending = isOpen ? taken.findIndex(({ kind }) => kind === 'woke') : 0;
      const [next] = taken.splice(Math.max(0, ending), 1);
      (next!.kind === 'woke' ? wake : fallAsleep)(next!);
    }
    minute.filter(({ kind }) => kind === 'up').forEach(said);
  }
  for (const sleep of sleeps) delete sleep.woke;
  return { sleeps, lone };
}

function byMinute(events: readonly LogEvent[]): LogEvent[][] {
  const minutes = new Map<number, LogEvent[]>();
  for (const event of events) minutes.set(event.at, [...(minutes.get(event.at) ?? []), event]);
  return [...minutes.values()];
}

function momentIn({ at, offset }: LogEvent): Moment {
  return { at, offset };
}

/** Whether an event was logged in the minute in which it happened. */
export function isTapped({ at, made }: LogEvent): boolean {
  return Math.floor(made / 60_000) === at;
}

function feedsIn(events: readonly LogEvent[]): Feed[] {
  const feeds: (Feed & { by: string; ids: string[] })[] = [];
  for (const event of events.filter(({ kind }) => kind === 'fed')) {
    const last = feeds.at(-1);
    const isSame = last && event.at - last.at <= (last.by === event.by ? 0 : SAME_FEED);
    if (isSame) last.ids.push(idOf(event));
    else feeds.push({ ...momentIn(event), by: event.by, ids: [idOf(event)] });
  }
  return feeds.map(({ at, offset, ids }) => ({ at, offset, ids }));
}

function joined(own: string, other: string): string {
  if (!other || own.includes(other)) return own;
  return own && !other.includes(own) ? `${own} · ${other}` : other;
}

/** The drafts that record a sleep, replacing the given events. */
export function draftsOf({ from, to, up }: Sleep, of?: readonly string[]): Draft[] {
  return [
    { kind: 'asleep', moment: from, ...(of && { of }) },
    ...(to ? [{ kind: 'woke' as const, moment: to }] : []),
    ...(up ? [{ kind: 'up' as const, moment: to ?? from, text: up }] : []),
  ];
}

/** In minutes. A correction that moves a sleep further means the day before or after. */
const FARTHEST = 18 * 60;

/**
 * A sleep with corrected clock times. A time that has not changed stays the same moment; a sleep
 * logged in another time zone uses the clock of that zone. A correction across the hour at which
 * days begin moves the sleep by minutes, not by a day.
 */
export function withTimes({ from, to }: Sleep, day: string, asleep: number, woke?: number): Sleep {
  const { offset } = from;
  const isAway = momentOf(new Date(from.at * 60_000)).offset !== offset;
  const on = (date: string): Moment => {
    if (!isAway) return momentOn(date, asleep);
    const midnight = Date.parse(asleep < MORNING ? addDays(date, 1) : date) / 60_000;
    return { at: midnight + asleep - offset, offset };
  };
  const isNear = ({ at }: Moment) => Math.abs(at - from.at) <= FARTHEST;
  const days = [day, addDays(day, -1), addDays(day, 1)];
  const start = asleep === clockAt(from) ? from : (days.map(on).find(isNear) ?? on(day));
  if (woke === undefined) return { from: start };
  if (to && woke === clockAt(to) && to.at > start.at) return { from: start, to };
  const passed = (woke - clockAt(start) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return { from: start, to: isAway ? { at: start.at + passed, offset } : momentAfter(start, woke) };
}

/** The length of a sleep, so far if it is open, in minutes; 0 if its end was forgotten. */
export function lengthOf(sleep: Sleep, now: Moment): number {
  if (isForgotten(sleep, now)) return 0;
  return Math.max(0, (sleep.to ?? now).at - sleep.from.at); // the clock may have been set back
}

/** Whether a moment belongs to the night. */
export function isAtNight(moment: Moment): boolean {
  return isNight(clockAt(moment) / 60, BEDTIME_HOUR);
}

/** Whether a sleep belongs to the night. After an early bedtime its end decides. */
export function isOfNight({ from, to = from }: Sleep): boolean {
  const hour = clockAt(from) / 60;
  const isEarly = hour >= EARLY_BEDTIME_HOUR && hour + (to.at - from.at) / 60 >= NIGHT_HOUR;
  return isAtNight(from) || isEarly;
}

/**
 * The sleeps of a day's night. Empty if the night isn't over, if its evening wasn't logged, if a
 * sleep before a waking is missing, or if none follows a waking before the earliest morning hour.
 */
export function wholeNight({ sleeps, wakings }: DiaryDay): (Sleep & { to: Moment })[] {
  const nights = sleeps.filter(isOfNight);
  const whole = nights.flatMap(({ to, ...sleep }) => (to ? [{ ...sleep, to }] : []));
  const [first, end] = [whole[0], whole.at(-1)?.to];
  if (!first || !end || whole.length < nights.length || clockAt(first.from) < MORNING) return [];
  const hour = clockAt(end) / 60;
  const isUp = hour >= EARLIEST_HOUR && hour < BEDTIME_HOUR;
  return isUp && !wakings.some(isAtNight) ? whole : [];
}

/** All sleeps of a diary, in order. */
export function sleepsOf(diary: Diary): Sleep[] {
  return [...diary.values()].flatMap(({ sleeps }) => sleeps).sort((a, b) => a.from.at - b.from.at);
}

/** The sleep that has not ended; undefined while the child is awake. */
export function openSleep(diary: Diary): Sleep | undefined {
  const last = sleepsOf(diary).at(-1);
  return last?.to || last?.isLost ? undefined : last;
}

/** Whether the end of a sleep was forgotten; the family is asked for that of the last one. */
export function isForgotten({ from, to, isLost }: Sleep, now: Moment): boolean {
  const most = isOfNight({ from, to: now }) ? LONG : LONGEST_NAP;
  return isLost === true || (!to && now.at - from.at >= most);
}

/** Whether a sleep overlaps another, so that one of them was entered wrongly. */
export function overlaps(diary: Diary, sleep: Sleep, replaced?: Sleep): boolean {
  const endOf = ({ from, to, isLost }: Sleep) => to?.at ?? (isLost ? from.at : Infinity);
  return sleepsOf(diary).some(
    (other) =>
      other.from.at !== replaced?.from.at &&
      sleep.from.at < endOf(other) &&
      other.from.at < endOf(sleep),
  );
}

/** The totals of a day, in minutes. */
export interface Totals {
  naps: number;
  night: number;
  /** How often the child woke in the night and fell asleep again; missing if no night was logged. */
  wakings?: number;
  /** How long after bedtime the first waking came; missing without one. */
  firstWaking?: number;
}

/** Adds up a day. An open sleep counts until now. */
export function totalsOf({ sleeps, wakings: lone }: DiaryDay, now: Moment): Totals {
  const nights = sleeps.filter(isOfNight);
  const sum = (some: readonly Sleep[]) => some.reduce((all, one) => all + lengthOf(one, now), 0);
  const known = Math.max(0, nights.length - 1);
  const wakings = known + lone.filter(isAtNight).length;
  const night = sum(nights);
  return {
    naps: sum(sleeps.filter((sleep) => !isOfNight(sleep))),
    night,
    ...((night || wakings) && { wakings }),
    ...(known > 0 && { firstWaking: lengthOf(nights[0]!, now) }),
  };
}

/** The past days with a night, a nap and no sleep missing; only their totals are meaningful. */
export function wholeDays(diary: Diary, now: Moment): [day: string, totals: Totals][] {
  const today = diaryDayOf(now);
  return [...diary]
    .filter(
      ([day, { sleeps, wakings }]) =>
        day < today &&
        wakings.length === 0 &&
        sleeps.some(isOfNight) &&
        !sleeps.every(isOfNight) && // otherwise only nights were logged
        sleeps.every(({ to }) => to),
    )
    .map(([day, content]) => [day, totalsOf(content, now)]);
}
