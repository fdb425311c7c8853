import { clockOf } from '../../lib/days';
import { NIGHT_HOUR } from '../../lib/hours';
import type { Minutes, WakeWindow } from '../../lib/schema.gen';

/** From this age on, in months, there is no window to count: the site is for children up to 5 years. */
export const OLDEST = 60;

/** From these ages on, in months, the table of sleep needs has at most one nap, and none. */
const ONE_NAP = 18;
export const NO_NAP = 36;

/**
 * The row for a child; undefined for one below all ages.
 *
 * @param oneNap whether the child has one nap a day, which only counts where it may have more.
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

/** Whether a child of this age may have one nap or more: it is in the last row before that for one. */
export function mayHaveOneNap(windows: readonly WakeWindow[], months: number): boolean {
  const last = windows.findLast(({ fromMonths }) => fromMonths !== undefined);
  const hasRow = windows.some(({ fromMonths }) => fromMonths === undefined);
  return hasRow && last?.fromMonths !== undefined && months >= last.fromMonths && months < ONE_NAP;
}

/** Times of the clock that can be a bedtime: from 4pm until midnight. */
const EARLIEST_BEDTIME = 16 * 60;

/** The hour at which the night begins by a bedtime in minutes; what cannot be one counts as 7pm. */
export function eveningOf(bedtime: number | undefined): number {
  return bedtime !== undefined && bedtime >= EARLIEST_BEDTIME ? bedtime / 60 : NIGHT_HOUR;
}

/** When the next sleep begins after a waking, as the clock will show it. */
export function sleepAfter(woke: Date, { from, to }: Minutes): Minutes {
  return { from: clockLater(woke, from), to: clockLater(woke, to) };
}

/** When the last nap ends before a bedtime, as the clock shows it. */
export function lastNapBefore(bedtime: Date, { from, to }: Minutes): Minutes {
  return { from: clockLater(bedtime, -to), to: clockLater(bedtime, -from) };
}

function clockLater(moment: Date, minutes: number): number {
  return clockOf(new Date(moment.getTime() + minutes * 60_000));
}
