import type { SleepNeed } from './schema.gen';
import { addDays, dayOf, isDay } from './days';
import { keptAs } from './kept';
import { keyOfChild } from './shown-child';

/** When a child was born: the day as yyyy-mm-dd, and how many weeks before the due date. */
export interface Birth {
  born: string;
  weeksEarly: number;
}

/** No child born further from the due date has survived. */
export const MOST_WEEKS_EARLY = 18;

/** A child's date of birth, stored if the family allows it; of the shown child by default. */
export const birthOf = (mark?: number) =>
  keptAs(
    'child-birth',
    (stored) => parseBirth(stored, new Date()),
    (key) => keyOfChild(key, mark),
  );

/** The date of birth of the shown child. */
export const keptBirth = birthOf();

/** Parses data from a form or storage; undefined if the date of birth is invalid or in the future. */
export function parseBirth(stored: unknown, today: Date): Birth | undefined {
  const { born, weeksEarly } = (stored ?? {}) as Partial<Birth>;
  // Compared as days, because “today” is the device's day and not that of UTC.
  if (!isDay(born) || born > dayOf(today)) return undefined;
  if (typeof weeksEarly !== 'number' || !Number.isInteger(weeksEarly)) return undefined;
  if (weeksEarly < 0 || weeksEarly > MOST_WEEKS_EARLY) return undefined;
  return { born, weeksEarly };
}

/** The age in whole months, counted from the due date; negative before it. */
export function adjustedMonths({ born, weeksEarly }: Birth, today: Date): number {
  const [year = 0, month = 0, day = 0] = addDays(born, weeksEarly * 7)
    .split('-')
    .map(Number);
  const months = (today.getFullYear() - year) * 12 + today.getMonth() + 1 - month;
  return today.getDate() < day ? months - 1 : months;
}

/**
 * The longest time that a child stays awake by day, in minutes: for its age or, if that is unknown,
 * for the age that stays awake longest. Infinity without a table.
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
