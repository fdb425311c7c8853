import { DAY_MINUTES } from './days';

/** Parses a time from a field, such as 06:10, into minutes after midnight. */
export function parseTime(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined;
}

/** A time as the site shows it, such as 6:10am. The minutes may lie on the previous or next day. */
export function formatTime(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hours = Math.floor(ofDay / 60);
  const rest = ofDay % 60;
  const clock = `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return clock + (hours < 12 ? 'am' : 'pm');
}

/** A time as a field expects it, such as 06:10. */
export function fieldTime(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** A duration as the site shows it, on one line: 45 min, 2 h, 1 h 50 min. */
export function formatLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours}\u00a0h`, (rest || !hours) && `${rest}\u00a0min`]
    .filter(Boolean)
    .join('\u00a0');
}
