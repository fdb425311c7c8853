import { describe, expect, it, vi } from 'vitest';
import { lastNapBefore, sleepAfter } from '../features/next-sleep/next-sleep';
import { adjustedMonths, parseBirth } from './birth';
import { addDays, clockOf, dayOf, daysBetween, isDay, momentAt, nearestMoment } from './days';
import { diaryDayOf, momentOf } from './moment';
import { formatTime } from './time-of-day';

describe('Days', () => {
  /** The days on which the clocks change in each place. */
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
      vi.stubEnv('TZ', zone);
      for (let minutes = 0; minutes < 1440; minutes += 30) {
        const moment = momentAt(day, minutes);
        expect(dayOf(moment)).toBe(day);
        expect(diaryDayOf(momentOf(moment))).toBe(clockOf(moment) < 360 ? addDays(day, -1) : day);
      }
      expect(clockOf(momentAt(day, 0))).toBe(0);
      expect(daysBetween(addDays(day, -1), addDays(day, 1))).toBe(2);
    });

    it('has a short night in spring and a long one in autumn', () => {
      vi.stubEnv('TZ', zone);
      const hours = (day: string) =>
        (momentAt(day, 420).getTime() - momentAt(addDays(day, -1), 1140).getTime()) / 3_600_000;
      expect([hours(spring), hours(autumn), hours(addDays(autumn, 7))]).toEqual([11, 13, 12]);
    });

    it('finds the time that is nearest, before or after midnight', () => {
      vi.stubEnv('TZ', zone);
      const now = momentAt(autumn, 20); // 12:20am
      expect(nearestMoment(23 * 60, now)).toEqual(momentAt(addDays(autumn, -1), 23 * 60));
      expect(nearestMoment(45, now)).toEqual(momentAt(autumn, 45));
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
});

describe('Birth', () => {
  const today = new Date('2026-11-22T03:00');

  describe('the age', () => {
    it.each([
      ['2026-05-22', 0, 6],
      ['2026-05-23', 0, 5],
      ['2025-11-22', 0, 12],
      ['2026-05-22', 8, 4], // counted from 17 July
      ['2026-11-01', 6, -1],
      ['2026-11-22', 0, 0],
      ['2024-02-29', 0, 32],
    ])('of a child born on %s, %i weeks early, is %i months', (born, weeksEarly, months) => {
      expect(adjustedMonths({ born, weeksEarly }, today)).toBe(months);
    });

    it.each([
      null,
      {},
      { born: 'yesterday', weeksEarly: 0 },
      { born: '2026-13-40', weeksEarly: 0 },
      { born: '2027-01-01', weeksEarly: 0 },
      { born: '2026-01-01', weeksEarly: -1 },
      { born: '2026-01-01', weeksEarly: 1.5 },
      { born: '2026-01-01', weeksEarly: 40 },
      { born: '2026-01-01' },
      { born: '2026-02-29', weeksEarly: 0 },
    ])('is not read from %j', (stored) => {
      expect(parseBirth(stored, today)).toBeUndefined();
    });
  });

  describe.each(['Pacific/Auckland', 'America/St_Johns', 'Europe/London'])('in %s', (zone) => {
    const child = { born: '2026-11-22', weeksEarly: 0 };

    it.each([0, 1, 719, 779, 1439])('a child is born today at minute %i of the day', (minutes) => {
      vi.stubEnv('TZ', zone);
      const now = momentAt('2026-11-22', minutes);
      expect(parseBirth(child, now)).toEqual(child);
      expect(adjustedMonths(child, now)).toBe(0);
      expect(parseBirth({ ...child, born: '2026-11-23' }, now)).toBeUndefined();
    });

    it('a child of 29 February is a year old on 1 March', () => {
      vi.stubEnv('TZ', zone);
      const leap = { born: '2028-02-29', weeksEarly: 0 };
      expect(adjustedMonths(leap, momentAt('2029-02-28', 1439))).toBe(11);
      expect(adjustedMonths(leap, momentAt('2029-03-01', 0))).toBe(12);
    });
  });

  describe('the next sleep', () => {
    const hours = { from: 120, to: 180 };
    it.each([
      ['Europe/London', '2026-03-29', '4am', '5am'],
      ['Europe/London', '2026-10-25', '2am', '3am'],
      ['Pacific/Auckland', '2026-09-27', '4am', '5am'],
      ['Pacific/Auckland', '2026-04-05', '2am', '3am'],
      ['America/St_Johns', '2026-03-08', '4am', '5am'],
      ['America/St_Johns', '2026-11-01', '2am', '3am'],
      ['Europe/London', '2026-11-22', '3am', '4am'],
    ])('in %s on %s is at %s, as the clock shows it', (zone, day, from, to) => {
      vi.stubEnv('TZ', zone);
      const woke = momentAt(day, 60);
      const next = sleepAfter(woke, hours);
      expect([next.from, next.to].map(formatTime)).toEqual([from, to]);
    });

    it('may be after midnight, and the last nap before noon', () => {
      const next = sleepAfter(momentAt('2028-02-28', 23 * 60 + 30), { from: 60, to: 90 });
      expect([next.from, next.to].map(formatTime)).toEqual(['12:30am', '1am']);
      const nap = lastNapBefore(momentAt('2028-02-29', 19 * 60), { from: 240, to: 330 });
      expect([nap.from, nap.to].map(formatTime)).toEqual(['1:30pm', '3pm']);
    });
  });
});
