import type { SleepNeed } from './schema.gen';
import { addDays, dayOf, isDay } from './days';
import { keptAs } from './kept';
import { keyOfChild } from './shown-child';

/** When a child was born: the day as yyyy-mm-dd, and how many weeks before the due date. */
export interface Birth {
  born: string;
  weeksEarly: number;
}

/** Further from the due date no child was born who lives. */
export const MOST_WEEKS_EARLY = 18;

/** A child's day of birth, when the family lets the device remember it: of one child, or of that which is shown. */
export const birthOf = (mark?: number) =>
  keptAs(
    'child-birth',
    (stored) => parseBirth(stored, new Date()),
    (key) => keyOfChild(key, mark),
  );

/** That of the child that is shown. */
export const keptBirth = birthOf();

/** Data from a form or from storage; undefined when it is no day of birth until today. */
export function parseBirth(stored: unknown, today: Date): Birth | undefined {
  const { born, weeksEarly } = (stored ?? {}) as Partial<Birth>;
  // Compared as days: the child of today is born by the clock of the device, not by Greenwich's.
  if (!isDay(born) || born > dayOf(today)) return undefined;
  if (typeof weeksEarly !== 'number' || !Number.isInteger(weeksEarly)) return undefined;
  if (weeksEarly < 0 || weeksEarly > MOST_WEEKS_EARLY) return undefined;
  return { born, weeksEarly };
}

/** The age in whole months, counted from the due date; below 0 before it. */
export function adjustedMonths({ born, weeksEarly }: Birth, today: Date): number {
  const [year = 0, month = 0, day = 0] = addDays(born, weeksEarly * 7)
    .split('-')
    .map(Number);
  const months = (today.getFullYear() - year) * 12 + today.getMonth() + 1 - month;
  return today.getDate() < day ? months - 1 : months;
}

/**
 * How long a child is awake by day at most, in minutes: by the row of its age, and of one whose
 * age is not known by that of the longest. Without a table there is no such limit.
 */
export function mostAwake(
  needs: readonly SleepNeed[],
  birth: Birth | undefined,
  today: Date,
): number {
  const months = birth && adjustedMonths(birth, today);
  const row =
    months === undefined ? undefined : (needs.findLast((n) => n.fromMonths <= months) ?? needs[0]);
  const rows = row ? [row] : needs;
  return rows.length > 0 ? Math.max(...rows.map((n) => n.mostAwake)) : Infinity;
}
