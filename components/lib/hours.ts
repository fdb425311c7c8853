// The hours of the clock at which parts of the day begin. The script in the head of each document
// (generator/rendering/render/head.js) takes them from here too.

/** A waking before this hour is not yet that of the morning. */
export const EARLIEST_HOUR = 5;

/** Before this hour it is still last night. */
export const MORNING_HOUR = 6;

/** From this hour on it is no longer morning. */
export const NOON_HOUR = 12;

/** A sleep that begins from this hour on belongs to the night. */
export const BEDTIME_HOUR = 18;

/** So does one that begins from this hour on and lasts until the hour of the night. */
export const EARLY_BEDTIME_HOUR = 17;

/** From this hour on it is night: members' tools are dim, and a waking leads to tonight. */
export const NIGHT_HOUR = 19;

/** With what the fragment begins that hands a night over. Who opens it in these hours may have to log in first, in the dark. */
export const HANDED = '#tonight=';

/** Whether an hour of the clock, with its part, is of the night. */
export function isNight(hour: number, evening?: number): boolean {
  return hour >= (evening ?? NIGHT_HOUR) || hour < MORNING_HOUR;
}
