import { clockOf } from '../../lib/days';
import { NIGHT_HOUR } from '../../lib/hours';
import type { Minutes, WakeWindow } from '../../lib/schema.gen';

/** From this age on, in months, there is no window to count: the site is for children up to 5 years. */
export const OLDEST = 60;

/**
 * The row for a child; undefined for one below all ages.
 *
 * @param oneNap whether the child has one nap a day, which only counts where that is possible.
 */
export function windowFor(
  windows: readonly WakeWindow[],
  months: number,
  oneNap: boolean,
): WakeWindow | undefined {
  if (oneNap && mayHaveOneNap(windows, months)) {
    return windows.find(({ fromMonths }) => fromMonths === undefined);
  }
  return windows.findLast(({ fromMonths }) => fromMonths !== undefined && fromMonths <= months);
}

/** Whether a child of this age is in the last row before that for one nap. */
export function mayHaveOneNap(windows: readonly WakeWindow[], months: number): boolean {
  const last = windows.findLast(({ fromMonths }) => fromMonths !== undefined);
  const hasRow = windows.some(({ fromMonths }) => fromMonths === undefined);
  return hasRow && last?.fromMonths !== undefined && months >= last.fromMonths;
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
