/** Days and evenings, as yyyy-mm-dd, counted by the calendar: the clocks change. */

/** How long a day is by the clock, in minutes. */
export const DAY_MINUTES = 1440;

const DAY_MS = DAY_MINUTES * 60_000;

/** The day of a moment. */
export function dayOf(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  const { month, day } = { month: moment.getMonth() + 1, day: moment.getDate() };
  return `${String(moment.getFullYear()).padStart(4, '0')}-${part(month)}-${part(day)}`;
}

/** A day in words: 21 November 2026, or with the parts that are asked for. */
export function dayText(day: string, parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) {
  return momentAt(day, 720).toLocaleDateString('en-GB', parts);
}

/** Whether a text is a day of the calendar. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** A day so many days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days one day comes after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * When the clock shows a time on a day. An hour that the clocks leave out is an hour later, and
 * of one that they repeat it is the first.
 *
 * @param minutes after midnight by the clock.
 */
export function momentAt(day: string, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, minutes);
}

/** The time that the clock shows, in minutes after midnight. */
export function clockOf(moment: Date): number {
  return moment.getHours() * 60 + moment.getMinutes();
}

/** The moment nearest to now at which the clock shows a time: half a day ago, or yet to come. */
export function nearestMoment(minutes: number, now: Date): Date {
  const today = dayOf(now);
  const distance = (moment: Date) => Math.abs(moment.getTime() - now.getTime());
  const moments = [-1, 0, 1].map((days) => momentAt(addDays(today, days), minutes));
  return moments.reduce((best, moment) => (distance(moment) < distance(best) ? moment : best));
}
