import { describe, expect, it } from 'vitest';
import type { WakeWindow } from '../../lib/schema.gen';
import { fieldTime, formatLength, formatTime, parseTime } from '../../lib/time-of-day';
import { isNight } from '../../lib/hours';
import { eveningOf, mayHaveOneNap, windowFor } from './next-sleep';

const row = (age: string, fromMonths?: number): WakeWindow => ({
  age,
  ...(fromMonths !== undefined && { fromMonths }),
  afterLong: { from: 60, to: 90 },
  afterShort: { from: 45, to: 60 },
});
const windows = [row('2-3', 2), row('4-5', 4), row('6-8', 6), row('9 until', 9), row('one nap')];

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
});

describe('a waking belongs to the night', () => {
  it.each([
    ['03:05', '19:00', true],
    ['00:00', '19:00', true],
    ['05:59', '19:00', true],
    ['06:00', '19:00', false],
    ['18:59', '19:00', false],
    ['19:00', '19:00', true],
    ['19:30', '20:00', false],
    ['19:30', '', true],
    ['09:15', '07:00', false], // no bedtime
    ['23:00', '00:30', true], // likewise
  ])('at %s with bedtime at “%s”: %s', (woke, bedtime, expected) => {
    expect(isNight(parseTime(woke)! / 60, eveningOf(parseTime(bedtime)))).toBe(expected);
  });
});
