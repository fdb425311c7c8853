import { addDays, DAY_MINUTES, dayOf, momentAt } from './days';
import { MORNING_HOUR } from './hours';

/**
 * A moment as a family logged it, in whole minutes. Durations are differences of `at`, whatever the
 * clocks did in between; the local clock showed `at` plus `offset`.
 */
export interface Moment {
  /** Since 1970. */
  at: number;
  /** How far the local clock was ahead of UTC. */
  offset: number;
}

const MORNING = MORNING_HOUR * 60;

/** The moment of a date, by this device's clock. */
export function momentOf(date: Date): Moment {
  return { at: Math.floor(date.getTime() / 60_000), offset: 0 - date.getTimezoneOffset() };
}

/** The time on the local clock, in minutes after midnight. */
export function clockAt({ at, offset }: Moment): number {
  return (((at + offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** The day to which a moment belongs, from one morning to the next: the only definition of a diary day. */
export function diaryDayOf({ at, offset }: Moment): string {
  return new Date((at + offset - MORNING) * 60_000).toISOString().slice(0, 10);
}

/** The moment on a diary day at which the clock shows a time. */
export function momentOn(day: string, clock: number): Moment {
  return momentOf(momentAt(clock < MORNING ? addDays(day, 1) : day, clock));
}

/** The first moment after another at which the clock shows a time. */
export function momentAfter({ at }: Moment, clock: number): Moment {
  const day = dayOf(new Date(at * 60_000));
  const [today, tomorrow] = [day, addDays(day, 1)].map((date) => momentOf(momentAt(date, clock)));
  const again = momentOf(new Date((today!.at + 60) * 60_000)); // if the clocks go back
  if (today!.at > at) return today!;
  return again.at > at && clockAt(again) === clock ? again : tomorrow!;
}

/** Whether the moments have different offsets, as when the clocks changed. */
export function isOtherClock(...moments: readonly (Moment | undefined)[]): boolean {
  return new Set(moments.flatMap((moment) => moment?.offset ?? [])).size > 1;
}

/** Validates a moment; every clock in the world is within 14 hours of UTC. */
export function isMoment(value: unknown): value is Moment {
  const { at, offset } = (value ?? {}) as Partial<Record<keyof Moment, unknown>>;
  return (
    Number.isInteger(at) &&
    Number.isInteger(offset) &&
    (at as number) > 0 &&
    (at as number) < 1e8 && // in the year 2160
    Math.abs(offset as number) <= 14 * 60
  );
}
