import { addDays, DAY_MINUTES, dayOf, momentAt } from './days';
import { MORNING_HOUR } from './hours';

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

const MORNING = MORNING_HOUR * 60;

/** A moment as it is written down. */
export function momentOf(date: Date): Moment {
  return { at: Math.floor(date.getTime() / 60_000), offset: 0 - date.getTimezoneOffset() };
}

/** What the clock showed, in minutes after midnight. */
export function clockAt({ at, offset }: Moment): number {
  return (((at + offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** The day to which a moment belongs, from one morning to the next: the only definition of a day. */
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
  const [today, tomorrow] = [day, addDays(day, 1)].map((date) => momentOf(momentAt(date, clock)));
  const again = momentOf(new Date((today!.at + 60) * 60_000)); // of an hour that the clocks repeat
  if (today!.at > at) return today!;
  return again.at > at && clockAt(again) === clock ? again : tomorrow!;
}

/** Whether the clocks were changed between moments. */
export function isOtherClock(...moments: readonly (Moment | undefined)[]): boolean {
  return new Set(moments.flatMap((moment) => moment?.offset ?? [])).size > 1;
}

/** The clocks of all places are within 14 hours of UTC. */
export function isMoment(value: unknown): value is Moment {
  const { at, offset } = (value ?? {}) as Partial<Record<keyof Moment, unknown>>;
  return (
    Number.isInteger(at) &&
    Number.isInteger(offset) &&
    (at as number) > 0 &&
    (at as number) < 1e8 && // a date can say no later one
    Math.abs(offset as number) <= 14 * 60
  );
}
