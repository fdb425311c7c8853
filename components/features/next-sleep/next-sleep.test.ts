import { describe, expect, it } from 'vitest';
import type { WakeWindow } from '../../lib/schema.gen';
import { fieldTime, formatLength, formatTime, parseTime } from '../../lib/time-of-day';
import {
  adjustedMonths,
  lastNapBefore,
  mayHaveOneNap,
  parseBirth,
  sleepAfter,
  windowFor,
} from './next-sleep';

const row = (age: string, fromMonths?: number): WakeWindow => ({
  age,
  ...(fromMonths !== undefined && { fromMonths }),
  afterLong: { from: 60, to: 90 },
  afterShort: { from: 45, to: 60 },
});
const windows = [row('2-3', 2), row('4-5', 4), row('6-8', 6), row('9 until', 9), row('one nap')];
const today = new Date('2026-11-22T03:00');

describe('the age', () => {
  it.each([
    ['2026-05-22', 0, 6],
    ['2026-05-23', 0, 5],
    ['2025-11-22', 0, 12],
    ['2026-05-22', 8, 4], // counted from 17 July
    ['2026-11-01', 6, -1],
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
  ])('is not read from %j', (stored) => {
    expect(parseBirth(stored, today)).toBeUndefined();
  });
});

describe('the row', () => {
  it.each([
    [-1, false, undefined],
    [1, false, undefined],
    [2, false, '2-3'],
    [5, true, '4-5'],
    [8, false, '6-8'],
    [9, false, '9 until'],
    [9, true, 'one nap'],
    [30, false, '9 until'],
  ])('at %i months, one nap %s, is %s', (months, oneNap, age) => {
    expect(windowFor(windows, months, oneNap)?.age).toBe(age);
  });

  it('asks for the number of naps only where one is possible', () => {
    expect(mayHaveOneNap(windows, 8)).toBe(false);
    expect(mayHaveOneNap(windows, 9)).toBe(true);
    expect(mayHaveOneNap(windows.slice(0, 4), 9)).toBe(false);
  });
});

describe('the time', () => {
  it.each([
    ['00:00', '12am'],
    ['06:10', '6:10am'],
    ['12:05', '12:05pm'],
    ['19:00', '7pm'],
    ['23:59', '11:59pm'],
  ])('%s is %s', (field, text) => {
    expect(formatTime(parseTime(field)!)).toBe(text);
    expect(fieldTime(parseTime(field)!)).toBe(field);
  });

  it.each([
    [0, '0\u00a0min'],
    [45, '45\u00a0min'],
    [120, '2\u00a0h'],
    [110, '1\u00a0h 50\u00a0min'],
  ])('of %i minutes is %s', (minutes, text) => {
    expect(formatLength(minutes)).toBe(text);
  });

  it.each(['', '7', '24:00', '12:60', 'noon'])('is not read from “%s”', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });

  it('of the next sleep may be after midnight, and the last nap before noon', () => {
    const next = sleepAfter(parseTime('23:30')!, { from: 60, to: 90 });
    expect([next.from, next.to].map(formatTime)).toEqual(['12:30am', '1am']);
    const nap = lastNapBefore(parseTime('19:00')!, { from: 240, to: 330 });
    expect([nap.from, nap.to].map(formatTime)).toEqual(['1:30pm', '3pm']);
  });
});
