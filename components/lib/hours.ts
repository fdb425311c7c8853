// The hours at which parts of the day begin. The script in the head of each document
// (generator/rendering/render/head.js) also uses them.

/** A waking before this hour is not yet the morning's. */
export const EARLIEST_HOUR = 5;

/** Before this hour it is still last night. */
export const MORNING_HOUR = 6;

/** From this hour on it is no longer morning. */
export const NOON_HOUR = 12;

/** A sleep that begins at or after this hour belongs to the night. */
export const BEDTIME_HOUR = 18;

/** So does one that begins at or after this hour and lasts until NIGHT_HOUR. */
export const EARLY_BEDTIME_HOUR = 17;

/** From this hour on it is night: members' tools are dimmed, and a waking leads to tonight. */
export const NIGHT_HOUR = 19;

/** The start of a fragment that hands over a night. In these hours opening one may require a login first, in the dark. */
export const HANDED = '#tonight=';

/** Whether an hour of the clock, with its fraction, is at night. */
export function isNight(hour: number, evening?: number): boolean {
  return hour >= (evening ?? NIGHT_HOUR) || hour < MORNING_HOUR;
}
