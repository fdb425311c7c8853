import { afterEach, describe, expect, it } from 'vitest';
import { addDays, clockOf, dayOf, daysBetween, isDay, momentAt, nearestMoment } from './days';
import { diaryDayOf, momentOf } from './moment';

const own = process.env.TZ;
afterEach(() => {
  process.env.TZ = own;
});

/** The days on which the clocks change, and ordinary ones, in each place. */
const places = [
  ['Europe/London', '2026-03-29', '2026-10-25'],
  ['Pacific/Auckland', '2026-09-27', '2026-04-05'],
  ['America/St_Johns', '2026-03-08', '2026-11-01'],
] as const;

describe.each(places)('in %s', (zone, spring, autumn) => {
  const days = [
    spring,
    autumn,
    addDays(spring, -1),
    addDays(autumn, -1),
    '2028-02-29',
    '2026-12-31',
  ];

  it.each(days)('%s is the day of all its hours', (day) => {
    process.env.TZ = zone;
    for (let minutes = 0; minutes < 1440; minutes += 30) {
      const moment = momentAt(day, minutes);
      expect(dayOf(moment)).toBe(day);
      expect(diaryDayOf(momentOf(moment))).toBe(clockOf(moment) < 360 ? addDays(day, -1) : day);
    }
    expect(clockOf(momentAt(day, 0))).toBe(0);
    expect(daysBetween(addDays(day, -1), addDays(day, 1))).toBe(2);
  });

  it('has a short night in spring and a long one in autumn', () => {
    process.env.TZ = zone;
    const hours = (day: string) =>
      (momentAt(day, 420).getTime() - momentAt(addDays(day, -1), 1140).getTime()) / 3_600_000;
    expect([hours(spring), hours(autumn), hours(addDays(autumn, 7))]).toEqual([11, 13, 12]);
  });

  it('finds the time that is nearest, before or after midnight', () => {
    process.env.TZ = zone;
    const now = momentAt(autumn, 20); // 12:20am
    expect(nearestMoment(23 * 60, now)).toEqual(momentAt(addDays(autumn, -1), 23 * 60));
    expect(nearestMoment(45, now)).toEqual(momentAt(autumn, 45));
  });
});

describe('the evening of a moment', () => {
  it.each([
    ['2026-11-15T19:00', '2026-11-15'],
    ['2026-11-15T23:59', '2026-11-15'],
    ['2026-11-16T02:00', '2026-11-15'],
    ['2026-11-16T05:59', '2026-11-15'],
    ['2026-11-16T06:00', '2026-11-16'],
    ['2026-12-01T03:00', '2026-11-30'],
    ['2027-01-01T00:30', '2026-12-31'],
    ['2028-03-01T00:30', '2028-02-29'],
  ])('%s belongs to %s', (now, expected) => {
    expect(diaryDayOf(momentOf(new Date(now)))).toBe(expected);
  });
});

it('counts days in leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

it.each(['', 'yesterday', '2026-2-1', '2026-02-29', '2026-02-31', '2026-13-01', '2026-99-99', 5])(
  'is no day: %j',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
it('is a day: 29 February of a leap year', () => expect(isDay('2028-02-29')).toBe(true));
