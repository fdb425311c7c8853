import type { Minutes, WakeWindow } from '../../lib/schema.gen';

/** When a child was born: the day as yyyy-mm-dd, and how many weeks before the due date. */
export interface Birth {
  born: string;
  weeksEarly: number;
}

const DAY_MS = 86_400_000;

/** Further from the due date no child was born who lives. */
const MOST_WEEKS_EARLY = 18;

/** Data from a form or from storage; undefined when it is no day of birth before today. */
export function parseBirth(stored: unknown, today: Date): Birth | undefined {
  const { born, weeksEarly } = (stored ?? {}) as Partial<Birth>;
  if (typeof born !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(born)) return undefined;
  const day = Date.parse(born);
  if (Number.isNaN(day) || day > today.getTime()) return undefined;
  if (typeof weeksEarly !== 'number' || !Number.isInteger(weeksEarly)) return undefined;
  if (weeksEarly < 0 || weeksEarly > MOST_WEEKS_EARLY) return undefined;
  return { born, weeksEarly };
}

/** The age in whole months, counted from the due date; below 0 before it. */
export function adjustedMonths({ born, weeksEarly }: Birth, today: Date): number {
  const due = new Date(Date.parse(born) + weeksEarly * 7 * DAY_MS);
  const months =
    (today.getFullYear() - due.getUTCFullYear()) * 12 + today.getMonth() - due.getUTCMonth();
  return today.getDate() < due.getUTCDate() ? months - 1 : months;
}

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

/** When the next sleep begins after a waking. */
export function sleepAfter(woke: number, { from, to }: Minutes): Minutes {
  return { from: woke + from, to: woke + to };
}

/** When the last nap ends before a bedtime. */
export function lastNapBefore(bedtime: number, { from, to }: Minutes): Minutes {
  return { from: bedtime - to, to: bedtime - from };
}
