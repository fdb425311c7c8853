import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentAt } from './days';
import {
  clockAt,
  diaryDayOf,
  emptyDay,
  isForgotten,
  isNight,
  lengthOf,
  momentAfter,
  momentOf,
  momentOn,
  openSleep,
  overlaps,
  ownRange,
  parseDiaryDay,
  totalsOf,
  wholeDays,
  windowsOf,
  withFeed,
  withoutSleep,
  withSleep,
  type DiaryDay,
} from './diary';
import { bringUndatedDay, keptDiary } from './kept-diary';
import { formatTime, parseTime } from './time-of-day';

const own = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'Europe/London';
  localStorage.clear();
});
afterEach(() => {
  process.env.TZ = own;
});

const clock = (text: string) => parseTime(text)!;

/** The sleeps of a day, as “08:30-09:05 19:40-”. */
function day(date: string, text: string): DiaryDay {
  return text.split(' ').reduce<DiaryDay>((all, sleep) => {
    const [asleep = '', woke = ''] = sleep.split('-');
    const from = momentOn(date, clock(asleep));
    return withSleep(all, { from, ...(woke && { to: momentAfter(from, clock(woke)) }) });
  }, emptyDay);
}

const date = '2026-11-21';
const now = momentOf(new Date('2026-11-23T12:00'));

describe('a day of the diary', () => {
  // The day of Ada, whom the guide reads the diary of.
  const text = '08:30-09:05 11:35-12:15 14:45-16:35 19:40-20:25 20:55-23:55 00:10-02:30';
  const ada = day(date, text);

  it('adds up as the guide reads it', () => {
    expect(totalsOf(ada, now)).toEqual({
      naps: 185,
      night: 45 + 180 + 140,
      wakings: 2,
      firstWaking: 45,
    });
    expect(windowsOf(new Map([[date, ada]])).map(({ minutes }) => minutes)).toEqual([
      150, 150, 185,
    ]);
    expect(totalsOf(emptyDay, now)).toEqual({ naps: 0, night: 0, wakings: 0 });
  });

  it('takes sleeps in any order, and loses them one by one', () => {
    expect(day(date, text.split(' ').toReversed().join(' '))).toEqual(ada);
    const left = ada.sleeps.reduce<DiaryDay | undefined>(
      (rest, { from }) => withoutSleep(rest, from.at),
      ada,
    );
    expect(left).toBeUndefined();
  });

  it.each([
    ['11:00-11:40', true],
    ['12:15-12:40', false],
    ['23:50-00:05', true],
    ['01:00-01:30', true],
    ['05:00-05:30', false],
  ])('notices that %s runs into another: %s', (sleep, expected) => {
    const [added] = day(date, sleep).sleeps;
    expect(overlaps(new Map([[date, ada]]), added!)).toBe(expected);
    expect(overlaps(new Map([[date, day(date, sleep)]]), added!, added)).toBe(false);
  });

  it('knows the sleep that goes on, and asks about one of fourteen hours', () => {
    const open = openSleep(new Map([[date, day(date, '19:00-')]]))!;
    const later = (hours: number) => ({ ...open.from, at: open.from.at + hours * 60 });
    expect(isForgotten(open, later(13.9))).toBe(false);
    expect(isForgotten(open, later(14))).toBe(true);
    expect(lengthOf({ ...open, to: later(15) }, now)).toBe(15 * 60);
    expect(openSleep(new Map([[date, ada]]))).toBeUndefined();
  });

  it('keeps feeds in their order', () => {
    const one = momentOn(date, clock('01:00'));
    const two = momentOn(date, clock('22:00'));
    const fed = withFeed(withFeed(undefined, one, true), two, true);
    expect(fed?.feeds).toEqual([two, one]);
    expect(withFeed(withFeed(fed, one, false), two, false)).toBeUndefined();
  });

  it('counts among the whole days once it is over and has a night', () => {
    const diary = new Map([
      [date, ada],
      ['2026-11-22', day('2026-11-22', '09:00-09:30')],
      ['2026-11-23', day('2026-11-23', '08:00-09:00')],
    ]);
    expect(wholeDays(diary, now).map(([whole]) => whole)).toEqual([date]);
  });
});

describe.each([
  ['Europe/London', '2026-03-28', '2026-10-24'],
  ['Pacific/Auckland', '2026-09-26', '2026-04-04'],
  ['America/St_Johns', '2026-03-07', '2026-10-31'],
])('in %s', (zone, spring, autumn) => {
  it.each([
    [spring, 11],
    [autumn, 13],
    ['2028-02-28', 12],
    ['2028-02-29', 12],
  ])('the night of %s from seven to seven is %i hours long', (evening, hours) => {
    process.env.TZ = zone;
    const [sleep] = day(evening, '19:00-07:00').sleeps;
    expect(lengthOf(sleep!, now)).toBe(hours * 60);
    expect([sleep!.from, sleep!.to!].map(clockAt).map(formatTime)).toEqual(['7pm', '7am']);
    expect(isNight(sleep!)).toBe(true);
    expect(diaryDayOf(sleep!.from)).toBe(evening);
  });

  it('a moment belongs to the day before until six, at any minute around midnight', () => {
    process.env.TZ = zone;
    for (const [time, expected] of [
      ['23:59', autumn],
      ['00:00', autumn],
      ['05:59', autumn],
      ['06:00', autumn],
    ] as const) {
      expect(diaryDayOf(momentOn(autumn, clock(time)))).toBe(expected);
    }
  });
});

describe('the range of the child’s own windows', () => {
  // Windows of 120, 125 … minutes after an hour and a half, each on a day of its own.
  const diary = (days: number) =>
    new Map(
      Array.from({ length: days }, (_, i) => {
        const on = `2026-11-${String(10 + i).padStart(2, '0')}`;
        const nap = momentOn(on, clock('11:00') + 5 * i);
        const content = withSleep(day(on, '07:30-09:00'), { from: nap, to: momentAfter(nap, 780) });
        return [on, content] as const;
      }),
    );

  it('needs five days', () => {
    expect(ownRange(diary(4), true, now)).toBeUndefined();
    expect(ownRange(diary(5), true, now)).toEqual({
      from: 120,
      to: 140,
      windows: 5,
      since: '2026-11-10',
    });
    expect(ownRange(diary(5), false, now)).toBeUndefined();
  });

  it('leaves out the rarest, and what is older than two weeks', () => {
    expect(ownRange(diary(12), true, now)).toMatchObject({ from: 125, to: 170, windows: 12 });
    const later = momentOf(new Date('2026-11-28T12:00'));
    expect(ownRange(diary(12), true, later)).toMatchObject({ windows: 7, since: '2026-11-15' });
  });
});

it('keeps the length and the clock of a sleep through another time zone', () => {
  const from = momentOf(momentAt(date, clock('19:00')));
  process.env.TZ = 'America/St_Johns';
  const to = momentOf(new Date((from.at + 600) * 60_000));
  expect(lengthOf({ from, to }, now)).toBe(600);
  expect(formatTime(clockAt(from))).toBe('7pm');
  expect(formatTime(clockAt(to))).toBe('1:30am');
});

describe('what is stored', () => {
  const stored = (value: unknown) => JSON.stringify({ version: 1, value });
  const key = `sleep-diary/${date}`;
  const write = (text: string) => keptDiary.update(date, () => day(date, text));

  it('is read again, a day for a day', () => {
    expect(write('19:00-06:00')).toBe(true);
    expect(keptDiary.read().get(date)).toEqual(day(date, '19:00-06:00'));
    keptDiary.removeAll();
    expect(localStorage).toHaveLength(0);
  });

  it('loses nothing of two tabs that write the same day', () => {
    write('08:00-09:00');
    // The other tab writes while this one still shows what it has read.
    keptDiary.read();
    const [theirs] = day(date, '12:00-13:00').sleeps;
    localStorage.setItem(key, stored(withSleep(day(date, '08:00-09:00'), theirs!)));
    const [ours] = day(date, '19:00-').sleeps;
    keptDiary.update(date, (now) => withSleep(now, ours!));
    expect(keptDiary.read().get(date)?.sleeps).toHaveLength(3);
  });

  it.each(['{', 'null', '5', stored(null), stored({ sleeps: {} }), '{"version":2,"value":{}}'])(
    'costs no other day where it is damaged: %s',
    (text) => {
      write('08:00-09:00');
      localStorage.setItem('sleep-diary/2026-11-20', text);
      expect([...keptDiary.read().keys()]).toEqual([date]);
    },
  );

  it('leaves out what is damaged of a day', () => {
    const [whole] = day(date, '08:00-09:00').sleeps;
    const damaged = [null, {}, { from: 5 }, { from: { at: 1.5, offset: 0 } }, { ...whole, to: {} }];
    expect(parseDiaryDay({ sleeps: [...damaged, whole], feeds: [null], note: 5 })).toEqual({
      sleeps: [whole],
      feeds: [],
      note: '',
    });
  });

  it('makes room for the hundred and first day', () => {
    for (let i = 0; i < 101; i++) {
      const on = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
      keptDiary.update(on, () => day(on, '19:00-06:00'));
    }
    expect(keptDiary.read().size).toBe(100);
    expect([...keptDiary.read().keys()][0]).toBe('2026-01-02');
  });

  it('lasts as long as the tab where the browser refuses it', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    expect(write('19:00-06:00')).toBe(false);
    expect(keptDiary.read().size).toBe(1);
    refuse.mockRestore();
    expect(write('19:00-06:00')).toBe(true);
    expect(localStorage.getItem(key)).not.toBeNull();
  });
});

describe('the one day of before', () => {
  const keep = (value: unknown) =>
    localStorage.setItem('sleep-diary', JSON.stringify({ version: 1, value }));
  const times = () =>
    [...keptDiary.read()].flatMap(([on, { sleeps }]) =>
      sleeps.map(
        ({ from, to }) => `${on} ${formatTime(clockAt(from))}-${formatTime(clockAt(to!))}`,
      ),
    );

  it('comes along as the last day that is over', () => {
    keep({
      morning: 370,
      sleeps: [
        { asleep: 510, woke: 545 },
        { asleep: 1180, woke: 60 },
      ],
    });
    bringUndatedDay(new Date('2026-11-22T12:00'));
    expect(times()).toEqual(['2026-11-21 8:30am-9:05am', '2026-11-21 7:40pm-1am']);
    expect(localStorage.getItem('sleep-diary')).toBeNull();
    bringUndatedDay(new Date('2026-11-22T12:00'));
    expect(times()).toHaveLength(2);
  });

  it('comes along in the order of its times, whatever the morning was changed to', () => {
    keep({
      morning: 600,
      sleeps: [
        { asleep: 510, woke: 545 },
        { asleep: 720, woke: 780 },
      ],
    });
    bringUndatedDay(new Date('2026-11-22T23:00'));
    expect(windowsOf(keptDiary.read()).map(({ minutes }) => minutes)).toEqual([]);
    expect(times()).toEqual(['2026-11-21 12pm-1pm', '2026-11-22 8:30am-9:05am']);
  });

  it('stays where it is damaged', () => {
    keep({ morning: 'early', sleeps: [] });
    bringUndatedDay(new Date());
    expect(keptDiary.read().size).toBe(0);
  });
});
