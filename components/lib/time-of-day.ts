import { DAY_MINUTES } from './days';

/** A time of day from a field, 06:10, in minutes after midnight. */
export function parseTime(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined;
}

/** A time of day as the site writes it: 6:10am. It may be on the day before or after. */
export function formatTime(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hours = Math.floor(ofDay / 60);
  const rest = ofDay % 60;
  const clock = `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return clock + (hours < 12 ? 'am' : 'pm');
}

/** A time of day as a field takes it: 06:10. */
export function fieldTime(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** A length of time as the site writes it, on one line: 45 min, 2 h, 1 h 50 min. */
export function formatLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours}\u00a0h`, (rest || !hours) && `${rest}\u00a0min`]
    .filter(Boolean)
    .join('\u00a0');
}
