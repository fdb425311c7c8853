import { describe, expect, it } from 'vitest';
import { overlaps, parseDay, totalsOf, withoutSleep, withSleep, type DiaryDay } from './diary';

const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const sleep = (asleep: string, woke: string) => ({ asleep: at(asleep), woke: at(woke) });

/** The day of Ada, whom the guide reads the diary of. */
const ada: DiaryDay = {
  morning: at('06:10'),
  sleeps: [
    sleep('08:30', '09:05'),
    sleep('11:35', '12:15'),
    sleep('14:45', '16:35'),
    sleep('19:40', '20:25'),
    sleep('20:55', '23:55'),
    sleep('00:10', '02:30'),
  ],
};

describe('a day of the diary', () => {
  it('adds up as the guide reads it', () => {
    const { windows, lengths, naps, night, firstWaking } = totalsOf(ada);
    expect(windows.slice(0, 4)).toEqual([140, 150, 150, 185]);
    expect(lengths.slice(0, 3)).toEqual([35, 40, 110]);
    expect(naps).toBe(185);
    expect(night).toBe(45 + 180 + 140);
    expect(firstWaking).toBe(45);
  });

  it('has no first waking before there is one', () => {
    expect(totalsOf({ ...ada, sleeps: ada.sleeps.slice(0, 4) }).firstWaking).toBeUndefined();
    expect(totalsOf({ morning: 0, sleeps: [] })).toEqual({
      windows: [],
      lengths: [],
      naps: 0,
      night: 0,
    });
  });

  it('takes sleeps in any order, also those after midnight', () => {
    const day = [...ada.sleeps].reverse().reduce(withSleep, { ...ada, sleeps: [] });
    expect(day).toEqual(ada);
    expect(withoutSleep(day, 5).sleeps).toHaveLength(5);
  });

  it.each([
    ['11:00', '11:40', true],
    ['12:15', '12:40', false],
    ['23:50', '00:05', true],
    ['01:00', '01:30', true],
    ['05:00', '06:00', false],
  ])('notices that %s to %s was entered twice: %s', (from, to, expected) => {
    expect(overlaps(ada, sleep(from, to))).toBe(expected);
  });

  it('is read from storage when it is whole', () => {
    expect(parseDay(JSON.parse(JSON.stringify(ada)))).toEqual(ada);
  });

  it.each([
    null,
    {},
    { ...ada, morning: 1440 },
    { ...ada, morning: '06:10' },
    { ...ada, sleeps: {} },
    { ...ada, sleeps: [{ asleep: 5 }] },
    { ...ada, sleeps: [null] },
    { ...ada, sleeps: Array(99).fill(sleep('01:00', '02:00')) },
  ])('is refused: %j', (damaged) => {
    expect(parseDay(damaged)).toBeUndefined();
  });
});
