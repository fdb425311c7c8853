import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownRange, stateOf, windowsOf } from './awake';
import {
  clockAt,
  diaryDayOf,
  emptyDay,
  isForgotten,
  lengthOf,
  momentAfter,
  momentOf,
  momentOn,
  openSleep,
  overlaps,
  totalsOf,
  wholeDays,
  wholeNight,
  withTimes,
  diaryOf,
  draftsOf,
  type DiaryDay,
  type Moment,
  type Sleep,
} from './diary';
import { readLog, removeDays, undo, useIsRefused, write } from './kept-log';
import { idOf, parseEvent, union, type Log, type LogEvent } from './log';
import { fieldTime, parseTime } from './time-of-day';
import { keepLog, logOf, sleepLog, tapped } from './log-fixtures';
import { refuseStorage } from './fixtures';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/London');
});

const clock = (text: string) => parseTime(text)!;

/** The sleeps of a day, as “08:30-09:05 19:40-”. */
function sleepsOn(date: string, text: string): Sleep[] {
  return text.split(' ').map((sleep) => {
    const [asleep = '', woke = ''] = sleep.split('-');
    const from = momentOn(date, clock(asleep));
    return { from, ...(woke && { to: momentAfter(from, clock(woke)) }) };
  });
}

/** A day as read from the log. */
function day(date: string, text: string): DiaryDay {
  return diaryOf(sleepLog(sleepsOn(date, text))).get(date)!;
}

const date = '2026-11-21';
const now = momentOf(new Date('2026-11-23T12:00'));

describe('the times of a sleep that is changed', () => {
  const inZone = (zone: string, from: string, to?: string) => {
    vi.stubEnv('TZ', zone);
    return {
      from: momentOf(new Date(from)),
      ...(to && { to: momentOf(new Date(to)) }),
    };
  };

  it.each([
    ['written in New York', 'America/New_York', '2026-11-21T19:00', '2026-11-22T06:30'],
    ['in the first hour of two', 'Europe/London', '2026-10-25T00:10:00Z', '2026-10-25T00:40:00Z'],
    ['in the second hour of two', 'Europe/London', '2026-10-25T01:10:00Z', '2026-10-25T01:40:00Z'],
    ['across the two', 'Europe/London', '2026-10-25T00:40:00Z', '2026-10-25T01:50:00Z'],
  ])('are the same where they were not: %s', (_, zone, from, to) => {
    const sleep = inZone(zone, from, to);
    vi.stubEnv('TZ', 'Europe/London');
    const [asleep, woke] = [clockAt(sleep.from), clockAt(sleep.to!)];
    expect(withTimes(sleep, diaryDayOf(sleep.from), asleep, woke)).toEqual(sleep);
  });

  it('end in the second hour of two, where the first is before the sleep', () => {
    const sleep = inZone('Europe/London', '2026-10-25T00:40:00Z', '2026-10-25T01:15:00Z');
    expect(withTimes(sleep, '2026-10-24', clock('01:40'), clock('01:20')).to).toEqual(
      momentOf(new Date('2026-10-25T01:20:00Z')),
    );
  });

  it('are read by the clock of the zone in which it was written', () => {
    const sleep = inZone('America/New_York', '2026-11-21T19:00', '2026-11-22T06:30');
    const changed = inZone('America/New_York', '2026-11-22T00:30', '2026-11-22T06:45');
    vi.stubEnv('TZ', 'Europe/London');
    expect(withTimes(sleep, '2026-11-21', clock('00:30'), clock('06:45'))).toEqual(changed);
    expect(withTimes(sleep, '2026-11-21', clock('00:30'))).toEqual({ from: changed.from });
  });
});

it('says how it is by the clock of this phone, wherever the phone was that wrote it', () => {
  vi.stubEnv('TZ', 'Europe/Paris');
  const events = [tapped('asleep', '2026-11-23T13:10'), tapped('woke', '2026-11-23T14:40')];
  vi.stubEnv('TZ', 'Europe/London');
  const state = stateOf(diaryOf(events), momentOf(new Date('2026-11-23T14:05')));
  expect(state && fieldTime(clockAt(state.since))).toBe('13:40');
});

describe('a correction across the hour at which days begin', () => {
  const at = (time: string) => momentOf(new Date(time));

  it.each([
    ['later', '2026-11-21', '2026-11-22T05:58', '06:04', '2026-11-22T06:04'],
    ['earlier', '2026-11-22', '2026-11-22T06:04', '05:58', '2026-11-22T05:58'],
    ['to another time of its day', '2026-11-21', '2026-11-22T05:58', '17:00', '2026-11-21T17:00'],
  ])('moves a sleep by what was changed: %s', (_, day, from, asleep, corrected) => {
    const sleep = { from: at(from), to: at('2026-11-22T07:30') };
    expect(withTimes(sleep, day, clock(asleep), clock('07:30')).from).toEqual(at(corrected));
    vi.stubEnv('TZ', 'America/New_York'); // after it was logged
    expect(withTimes(sleep, day, clock(asleep), clock('07:30')).from).toMatchObject({
      at: sleep.from.at + (Date.parse(`${corrected}Z`) - Date.parse(`${from}Z`)) / 60_000,
    });
  });
});

describe('a day of the diary', () => {
  // The day of Ada, the example in the guide.
  const text = '08:30-09:05 11:35-12:15 14:45-16:35 19:40-20:25 20:55-23:55 00:10-02:30';
  const ada = day(date, text);

  it('adds up to nothing below zero when the clock is set back', () => {
    const open = { ...emptyDay, sleeps: [{ from: { ...now, at: now.at + 30 } }] };
    expect(totalsOf(open, now)).toMatchObject({ naps: 0, night: 0 });
  });

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
    expect(totalsOf(emptyDay, now)).toEqual({ naps: 0, night: 0 });
  });

  it('has no time awake where a waking ended a sleep that was not written down', () => {
    const lacking = { ...ada, wakings: [{ ...now, at: ada.sleeps[1]!.from.at - 60 }] };
    expect(windowsOf(new Map([[date, lacking]])).map(({ minutes }) => minutes)).toEqual([150, 185]);
  });

  it('counts a bedtime before six as night, and a late nap as one', () => {
    const early = day(date, '17:00-17:40 17:45-20:00 20:20-05:40');
    expect(totalsOf(early, now)).toEqual({
      naps: 40,
      night: 135 + 560,
      wakings: 1,
      firstWaking: 135,
    });
    expect(wholeNight(day(date, '17:45-20:00 20:20-06:10'))).toHaveLength(2);
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

  it.each([
    ['a night', '19:00', 14],
    ['an early night', '17:00', 14],
    ['a nap', '13:00', 6],
  ])('knows %s that goes on, and asks after some hours', (_, from, hours) => {
    const open = openSleep(new Map([[date, day(date, `${from}-`)]]))!;
    const later = (passed: number) => ({ ...open.from, at: open.from.at + passed * 60 });
    expect(isForgotten(open, later(hours - 0.1))).toBe(false);
    expect(isForgotten(open, later(hours))).toBe(true);
    expect(lengthOf({ ...open, to: later(15) }, now)).toBe(15 * 60);
    expect(openSleep(new Map([[date, ada]]))).toBeUndefined();
  });

  it('counts among the whole days once it is over and has a night', () => {
    const diary = new Map([
      [date, ada],
      ['2026-11-22', day('2026-11-22', '09:00-09:30')],
      ['2026-11-23', day('2026-11-23', '08:00-09:00')],
    ]);
    expect(wholeDays(diary, now).map(([whole]) => whole)).toEqual([date]);
    const lacking = { ...ada, wakings: [ada.sleeps.at(-1)!.from] };
    expect(wholeDays(new Map([[date, lacking]]), now)).toEqual([]);
  });
});

describe('the range of the child’s own windows', () => {
  // Windows of 120, 125, … minutes after a sleep of an hour and a half, each on its own day.
  const diary = (days: number) =>
    new Map(
      Array.from({ length: days }, (_, i) => {
        const on = `2026-11-${String(10 + i).padStart(2, '0')}`;
        const nap = momentOn(on, clock('11:00') + 5 * i);
        const sleeps = [...sleepsOn(on, '07:30-09:00'), { from: nap, to: momentAfter(nap, 780) }];
        return [on, diaryOf(sleepLog(sleeps)).get(on)!] as const;
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

describe('two phones', () => {
  const at = (text: string) => ({ at: 29_001_600 + clock(text), offset: 0 });
  /** A phone's log, from text such as `19:00-23:10 Sam, 23:40-`. */
  const log = (text: string, by: string, feeds: string[] = [], note = ''): Log => [
    ...sleepLog(
      text.split(', ').flatMap((sleep) => {
        const [, from = '', to, up] = /^([\d:]+)-([\d:]+)?(?: (\w+))?$/.exec(sleep) ?? [];
        return from ? [{ from: at(from), ...(to && { to: at(to) }), ...(up && { up }) }] : [];
      }),
      by,
    ),
    ...logOf(
      feeds.map((feed) => ({ kind: 'fed' as const, moment: at(feed) })),
      `${by}feeds`,
    ),
    ...(note ? logOf([{ kind: 'note', moment: at('08:00'), text: note }], `${by}note`) : []),
  ];
  const shown = (of: Log) => {
    const { sleeps = [], feeds = [], note = '' } = [...diaryOf(of).values()][0] ?? {};
    const time = (moment?: Moment) => (moment ? fieldTime(clockAt(moment)) : '');
    const texts = sleeps.map(
      ({ from, to, up }) => `${time(from)}-${time(to)}${up ? ` ${up}` : ''}`,
    );
    return [texts.join(', '), ...feeds.map(time), note].filter(Boolean).join(' | ');
  };

  it.each([
    ['what only one has', '09:00-10:00', '11:00-12:00 Jo', '09:00-10:00, 11:00-12:00 Jo'],
    ['one sleep, ended by the other', '09:00-', '09:00-13:00 Sam', '09:00-13:00 Sam'],
    ['one sleep in two minutes', '09:00-13:00', '09:04-13:02 Sam', '09:00-13:00 Sam'],
    ['a waking that one missed', '09:00-', '09:02-13:00, 13:30-', '09:00-13:00, 13:30-'],
    ['one begun half an hour apart', '09:00-', '09:30-12:00 Sam', '09:00-12:00 Sam'],
    ['two begun further apart', '09:00-', '09:31-12:00', '09:00-09:31, 09:31-12:00'],
    ['sleeps that follow at once', '09:00-10:00', '10:00-11:00', '09:00-10:00, 10:00-11:00'],
    ['a longer one that runs into ours', '09:00-10:00', '09:20-12:00', '09:00-10:00'],
    [
      'a short waking in the minutes of each',
      '09:00-13:00, 13:02-',
      '09:00-13:03, 13:05-14:00',
      '09:00-13:00, 13:02-14:00',
    ],
  ])('hold %s once', (_, own, other, merged) => {
    const [ours, theirs] = [log(own, 'a'), log(other, 'b')];
    expect(shown(union(ours, theirs))).toBe(merged);
    expect(shown(union(theirs, ours))).toBe(merged);
    expect(union(union(ours, theirs), theirs)).toEqual(union(ours, theirs));
  });

  it('hold feeds of the same minutes and a note once', () => {
    const ours = log('', 'a', ['19:00', '19:00', '23:00'], 'a cold');
    const theirs = log('', 'b', ['19:03', '22:00'], 'new tooth');
    expect(shown(union(ours, theirs))).toBe('19:00 | 22:00 | 23:00 | a cold · new tooth');
  });
});

describe('the log on this phone', () => {
  const key = `family-log/${date}`;
  const tap = (kind: LogEvent['kind'], time: string) => tapped(kind, `${date}T${time}`);
  const diary = () => diaryOf(readLog()).get(date);

  it('takes back what was done, and takes that back', () => {
    const [asleep] = write([{ kind: 'asleep', moment: momentOn(date, clock('19:00')) }]);
    const removed = write([{ kind: 'undo', of: [asleep!] }]);
    expect(diary()).toBeUndefined();
    undo(removed);
    expect(diary()?.sleeps).toHaveLength(1);
    expect(Object.keys(localStorage).sort()).toEqual(['family-log', key]);
    removeDays();
    expect(localStorage).toHaveLength(0);
  });

  it('shows a sleep that was corrected twice once, and nothing of it when it is removed', () => {
    const times = ['19:00', '19:20', '20:00'].map((time) => momentOn(date, clock(time)));
    for (const from of times) write(draftsOf({ from }, diary()?.sleeps[0]?.ids));
    expect(diary()?.sleeps).toMatchObject([{ from: times[2] }]);
    const removed = write([{ kind: 'undo', of: diary()!.sleeps[0]!.ids! }]);
    expect(diary()).toBeUndefined();
    undo(removed);
    expect(diary()?.sleeps).toMatchObject([{ from: times[2] }]);
  });

  it('keeps the order of what was done when the clock is set back', () => {
    keepLog({ ...tap('asleep', '19:00'), made: Date.parse('2030-01-01') });
    const [woke] = write([{ kind: 'woke', moment: momentOn(date, clock('20:00')) }]);
    undo([woke!]);
    expect(openSleep(diaryOf(readLog()))).toBeDefined();
  });

  it('loses nothing of two tabs that write the same day', () => {
    keepLog(tap('asleep', '08:00'));
    readLog();
    // The other tab writes while this one still shows what it has read.
    const theirs = [tap('asleep', '08:00'), { ...tap('woke', '09:00'), by: 'theirs' }];
    localStorage.setItem(key, JSON.stringify({ version: 1, value: theirs }));
    keepLog(tap('asleep', '19:00'));
    expect(diary()?.sleeps).toHaveLength(2);
  });

  it.each(['{', 'null', '5', '{"version":1,"value":null}', '{"version":1,"value":{}}'])(
    'costs no other day where it is damaged: %s',
    (text) => {
      keepLog(tap('asleep', '08:00'));
      localStorage.setItem('family-log/2026-11-20', text);
      expect([...diaryOf(readLog()).keys()]).toEqual([date]);
    },
  );

  it.each([
    ['a waking that nobody saw begin, and a sleep', 'woke asleep', '19:00-'],
    ['a sleep, and a slip of the thumb', 'asleep woke', '19:00-19:00'],
    ['a waking that is taken for none', 'asleep woke asleep', '19:00-'],
  ])('reads what is tapped within a minute in its order: %s', (_, taps, expected) => {
    const moment = momentOn(date, clock('19:00'));
    vi.useFakeTimers({ toFake: ['Date'], now: moment.at * 60_000 });
    for (const kind of taps.split(' ')) write([{ kind: kind as LogEvent['kind'] }]);
    vi.useRealTimers();
    const times = diary()!.sleeps.map(({ from, to }) =>
      [from, to].map((of) => (of ? fieldTime(clockAt(of)) : '')).join('-'),
    );
    expect(times).toEqual([expected]);
  });

  it('leaves out what is damaged of a day', () => {
    const whole = tap('asleep', '08:00');
    const damaged = [
      null,
      {},
      { ...whole, kind: 'x' },
      { ...whole, kind: ['asleep'] },
      { ...whole, kind: { toString: 'x' } },
      { ...whole, at: 1.5 },
      { ...whole, made: 0 },
      { ...whole, made: Number.MAX_SAFE_INTEGER },
    ];
    expect([...damaged, whole].flatMap((each) => parseEvent(each) ?? [])).toEqual([whole]);
    const taken = { ...whole, of: ['a1-b2'] };
    expect(parseEvent({ ...whole, of: ['a1-b2', ['a1-b2'], { toString: 1 }] })).toEqual(taken);
  });

  it('counts no night that a date cannot say', () => {
    const whole = tap('stage', '08:00');
    const nights = [0, 1.5, 1e15, Number.MAX_SAFE_INTEGER];
    expect(nights.map((night) => parseEvent({ ...whole, night }))).toEqual(nights.map(() => whole));
  });

  it('takes entries that take each other back more than once', () => {
    const [one, two] = [tap('undo', '08:00'), tap('undo', '08:01')];
    const circle = [
      { ...one, of: [idOf(two)] },
      { ...two, of: [idOf(one)] },
    ];
    keepLog(...circle);
    keepLog(...circle);
    expect(readLog()).toEqual(circle);
  });

  it('makes room for the hundred and first day', () => {
    for (let i = 0; i < 101; i++) {
      keepLog(tapped('asleep', new Date(Date.UTC(2026, 0, 1 + i, 19))));
    }
    expect(diaryOf(readLog()).size).toBe(100);
    expect([...diaryOf(readLog()).keys()][0]).toBe('2026-01-02');
  });

  it.each([
    ['refuses it', () => refuseStorage().mockRestore],
    [
      'holds it from a newer version',
      () => (localStorage.setItem(key, '{"version":2,"value":"newer"}'), () => {}),
    ],
  ])('goes on in memory where the browser %s, and says so', (_, prepare) => {
    const restore = prepare();
    const before = localStorage.getItem(key);
    const { result } = renderHook(useIsRefused);
    act(() => keepLog(tap('asleep', '19:00')));
    expect(result.current).toBe(true);
    expect(diary()?.sleeps).toHaveLength(1);
    expect(localStorage.getItem(key)).toBe(before);
    restore();
    act(removeDays);
    expect(result.current).toBe(false);
  });
});

it('says who was up at the waking, also where the child slept again in that minute', () => {
  const moments = sleepsOn(date, '19:00-23:40 23:40-');
  const [first, second] = moments;
  const log = logOf([...draftsOf({ ...first!, up: 'Jo' }), ...draftsOf(second!)]);
  const sleeps = diaryOf(log).get(date)!.sleeps;
  expect(sleeps.map(({ up }) => up)).toEqual(['Jo', undefined]);
});

it.each([
  ['a waking alone', [tapped('woke', '2026-11-23T02:05')], false, '2026-11-23T02:05'],
  [
    'a second waking without a sleep between',
    [
      tapped('asleep', '2026-11-22T19:00'),
      tapped('woke', '2026-11-22T23:00'),
      tapped('woke', '2026-11-23T02:05'),
    ],
    false,
    '2026-11-23T02:05',
  ],
  [
    'a sleep after it',
    [tapped('woke', '2026-11-23T02:05'), tapped('asleep', '2026-11-23T02:20')],
    true,
    '2026-11-23T02:20',
  ],
] as const)('says how it is, with %s', (_, log, isAsleep, since) => {
  const diary = diaryOf(log);
  expect(stateOf(diary, momentOf(new Date('2026-11-23T03:00')))).toEqual({
    isAsleep,
    since: momentOf(new Date(since)),
  });
  expect(totalsOf(diary.get('2026-11-22')!, now).wakings).toBe(1);
});

it.each([
  ['in its night', '2026-11-23T01:50', '2026-11-23T05:59', true],
  ['by the next day', '2026-11-23T01:50', '2026-11-23T06:00', false],
  ['by day', '2026-11-23T07:00', '2026-11-23T11:00', true],
  ['after a sleep that nobody wrote down', '2026-11-23T07:00', '2026-11-23T11:01', false],
])('says %s that a child is awake, as long as its age allows', (_, woke, now, isKnown) => {
  const state = stateOf(diaryOf([tapped('woke', woke)]), momentOf(new Date(now)), 240);
  expect(state !== undefined).toBe(isKnown);
});

it('does not say that a child sleeps whose sleep was forgotten', () => {
  const nap = diaryOf([tapped('asleep', '2026-11-22T13:00')]);
  expect(stateOf(nap, momentOf(new Date('2026-11-23T00:20')))).toBeUndefined();
  const diary = diaryOf([tapped('asleep', '2026-11-22T19:00')]);
  const state = (time: string) => stateOf(diary, momentOf(new Date(time)));
  expect(state('2026-11-23T08:59')).toMatchObject({ isAsleep: true });
  expect(state('2026-11-23T09:00')).toBeUndefined();
  const night = (time: string) =>
    totalsOf(diary.get('2026-11-22')!, momentOf(new Date(time))).night;
  expect([night('2026-11-23T08:59'), night('2026-11-24T09:00')]).toEqual([839, 0]);
});
