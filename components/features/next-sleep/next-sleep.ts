import { clockOf } from '../../lib/days';
import { NIGHT_HOUR } from '../../lib/hours';
import type { Minutes, WakeWindow } from '../../lib/schema.gen';

/** From this age in months there are no windows: the site is for children up to 5 years. */
export const OLDEST = 60;

/** In the table of sleep needs, a child has at most one nap from the first age in months, none from the second. */
const ONE_NAP = 18;
export const NO_NAP = 36;

/**
 * The row for a child; undefined for one younger than all rows.
 *
 * @param oneNap whether the child has one nap a day; ignored unless more are usual at this age.
 */
export function windowFor(
  windows: readonly WakeWindow[],
  months: number,
  oneNap: boolean,
): WakeWindow | undefined {
  const hasOne = months >= ONE_NAP || (oneNap && mayHaveOneNap(windows, months));
  return (
    (hasOne && windows.find(({ fromMonths }) => fromMonths === undefined)) ||
    windows.findLast(({ fromMonths }) => fromMonths !== undefined && fromMonths <= months)
  );
}

/** Whether a child of this age may have one nap or more: that is the last row before the row for one nap. */
export function mayHaveOneNap(windows: readonly WakeWindow[], months: number): boolean {
  const last = windows.findLast(({ fromMonths }) => fromMonths !== undefined);
  const hasRow = windows.some(({ fromMonths }) => fromMonths === undefined);
  return hasRow && last?.fromMonths !== undefined && months >= last.fromMonths && months < ONE_NAP;
}

/** A bedtime lies between 4pm and midnight. */
const EARLIEST_BEDTIME = 16 * 60;

/** The hour at which the night begins, from a bedtime in minutes; 7pm if it cannot be a bedtime. */
export function eveningOf(bedtime: number | undefined): number {
  return bedtime !== undefined && bedtime >= EARLIEST_BEDTIME ? bedtime / 60 : NIGHT_HOUR;
}

/** When the next sleep begins after a waking, by the clock. */
export function sleepAfter(woke: Date, { from, to }: Minutes): Minutes {
  return { from: clockLater(woke, from), to: clockLater(woke, to) };
}

/** When the last nap ends before a bedtime, by the clock. */
export function lastNapBefore(bedtime: Date, { from, to }: Minutes): Minutes {
  return { from: clockLater(bedtime, -to), to: clockLater(bedtime, -from) };
}

function clockLater(moment: Date, minutes: number): number {
  return clockOf(new Date(moment.getTime() + minutes * 60_000));
}
