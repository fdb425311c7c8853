import { describe, expect, it } from 'vitest';
import type { DiaryDay, Moment, Sleep } from './diary';
import { mergeDay } from './merge-diary';

const at = (clock: string): Moment => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { at: 29_000_000 + hours * 60 + minutes, offset: 0 };
};
/** A day as `19:00-23:10 Sam, 23:40-`. */
const day = (text: string, feeds: string[] = [], note = ''): DiaryDay => ({
  sleeps: text
    .split(', ')
    .filter(Boolean)
    .map((sleep): Sleep => {
      const [, from = '', to, up] = /^([\d:]+)-([\d:]+)?(?: (\w+))?$/.exec(sleep) ?? [];
      return { from: at(from), ...(to && { to: at(to) }), ...(up && { up }) };
    }),
  feeds: feeds.map(at),
  note,
});

describe('Two phones’ diaries of a day', () => {
  it.each([
    ['what only one has', '19:00-20:00', '21:00-22:00 Jo', '19:00-20:00, 21:00-22:00 Jo'],
    ['one sleep, ended by the other', '19:00-', '19:00-23:00 Sam', '19:00-23:00 Sam'],
    ['one sleep, still open there', '19:00-23:00', '19:00-', '19:00-23:00'],
    ['one sleep in two minutes', '19:00-23:00', '19:04-22:58 Sam', '19:00-23:00 Sam'],
    ['a waking that this phone missed', '19:00-', '19:02-23:00, 23:30-', '19:00-23:00, 23:30-'],
    ['a sleep begun before the waking', '19:00-', '23:30-', '19:00-23:30, 23:30-'],
    ['sleeps that follow at once', '19:00-20:00', '20:00-21:00', '19:00-20:00, 20:00-21:00'],
    ['a longer one that runs into ours', '19:00-20:00', '19:50-23:00', '19:00-20:00'],
    [
      'an end that would run into the next',
      '19:00-, 23:00-23:30',
      '19:00-23:10',
      '19:00-, 23:00-23:30',
    ],
  ])('hold %s once', (_, own, other, merged) => {
    const first = mergeDay(day(own), day(other));
    expect(first.sleeps).toEqual(day(merged).sleeps);
    expect(mergeDay(first, day(other))).toEqual(first);
  });

  it('hold feeds of the same minutes and a note once', () => {
    const own = day('', ['19:00', '23:00'], 'a cold');
    const other = day('', ['19:03', '22:00'], 'new tooth');
    const merged = mergeDay(own, other);
    expect(merged.feeds).toEqual(['19:00', '22:00', '23:00'].map(at));
    expect(merged.note).toBe('a cold · new tooth');
    expect(mergeDay(merged, other)).toEqual(merged);
    expect(mergeDay(other, merged).note).toBe('a cold · new tooth');
  });

  it('are what the other has where this phone has nothing', () => {
    const other = day('19:00-20:00', ['19:00'], 'a note');
    expect(mergeDay(undefined, other)).toEqual(other);
  });
});
