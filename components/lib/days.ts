/** Days and evenings as yyyy-mm-dd, counted by calendar day because the clocks change. */

/** The length of a day by the clock, in minutes. */
export const DAY_MINUTES = 1440;

const DAY_MS = DAY_MINUTES * 60_000;

/** The local calendar day of a date. */
export function dayOf(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  const { month, day } = { month: moment.getMonth() + 1, day: moment.getDate() };
  return `${String(moment.getFullYear()).padStart(4, '0')}-${part(month)}-${part(day)}`;
}

/** A day in words, such as 21 November 2026, or with other parts. */
export function dayText(day: string, parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) {
  return momentAt(day, 720).toLocaleDateString('en-GB', parts);
}

/** Whether a value is a valid calendar day. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Adds a number of days to a day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * The moment at which the clock shows a time on a day. A time that is skipped when the clocks go
 * forward is an hour later; one that occurs twice is the first.
 *
 * @param minutes after midnight by the clock.
 */
export function momentAt(day: string, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, minutes);
}

/** The time on the clock, in minutes after midnight. */
export function clockOf(moment: Date): number {
  return moment.getHours() * 60 + moment.getMinutes();
}

/** The moment closest to now, past or future, at which the clock shows a time. */
export function nearestMoment(minutes: number, now: Date): Date {
  const today = dayOf(now);
  const distance = (moment: Date) => Math.abs(moment.getTime() - now.getTime());
  const moments = [-1, 0, 1].map((days) => momentAt(addDays(today, days), minutes));
  return moments.reduce((best, moment) => (distance(moment) < distance(best) ? moment : best));
}
