import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clockAt, diaryOf, sleepsOf } from '../../lib/diary';
import { readLog, write } from '../../lib/kept-log';
import { formatTime } from '../../lib/time-of-day';
import { keepLog, tapped } from '../../lib/log-fixtures';
import { useWaking } from './use-waking';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-15T19:30');
});

const at = (time: string) => {
  vi.setSystemTime(time);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const asleep = () => write([{ kind: 'asleep' }]);
const sleeps = () =>
  sleepsOf(diaryOf(readLog())).map(({ from, to }) =>
    [from, to].map((moment) => moment && formatTime(clockAt(moment))),
  );
/** Presses They woke, Count again or Asleep again at a given time. */
const press = (what: 'begin' | 'again' | 'end', time: string) => {
  at(time);
  act(() => shown.result.current[what]());
};
let shown: { result: { current: ReturnType<typeof useWaking> } };
const show = () => (shown = renderHook(useWaking));
const since = () => shown.result.current.since;

it('writes a waking into the diary, and counts it again without changing when it was', () => {
  asleep();
  show();
  press('begin', '2026-11-16T02:05:10');
  expect(since()).toBeCloseTo(Date.now(), -1);
  press('again', '2026-11-16T02:11');
  expect(since()).toBeCloseTo(Date.now(), -1);
  act(() => shown.result.current.done?.undo());
  expect(since()).toBeCloseTo(new Date('2026-11-16T02:05:10').getTime(), -1);
  press('end', '2026-11-16T02:20');
  expect(since()).toBeUndefined();
  expect(sleeps()).toEqual([
    ['7:30pm', '2:05am'],
    ['2:20am', undefined],
  ]);
  act(() => shown.result.current.done?.undo());
  expect(sleeps()).toEqual([['7:30pm', '2:05am']]);
  expect(since()).toBeCloseTo(new Date('2026-11-16T02:05:10').getTime(), -1);
});

it('counts a waking from its press though another phone, whose clock is ahead, wrote the sleep', () => {
  keepLog(
    tapped('woke', '2026-11-16T02:40', { by: 'b' }),
    tapped('asleep', '2026-11-16T02:45', { by: 'b' }),
  );
  at('2026-11-16T02:20');
  show();
  press('begin', '2026-11-16T02:20');
  at('2026-11-16T02:27');
  expect(since()).toBe(new Date('2026-11-16T02:20').getTime());
  at('2026-11-16T02:50');
  expect(since()).toBe(new Date('2026-11-16T02:20').getTime());
});

it('takes a slip of the thumb for none', () => {
  asleep();
  show();
  press('begin', '2026-11-16T02:05:10');
  press('end', '2026-11-16T02:05:40');
  expect(sleeps()).toEqual([['7:30pm', undefined]]);
});

it('counts a waking that was written elsewhere, and joins it', () => {
  asleep();
  at('2026-11-16T02:05');
  write([{ kind: 'woke' }]);
  show();
  at('2026-11-16T02:07');
  expect(since()).toBeCloseTo(new Date('2026-11-16T02:05').getTime(), -1);
  press('end', '2026-11-16T02:20');
  expect(sleeps()[1]).toEqual(['2:20am', undefined]);
});

it('counts a second waking from its own moment, as the sleep before it was not written down', () => {
  asleep();
  show();
  press('begin', '2026-11-15T23:00');
  at('2026-11-16T02:05');
  act(() => void write([{ kind: 'woke' }]));
  expect(since()).toBeCloseTo(new Date('2026-11-16T02:05').getTime(), -1);
});

it('is over when another tool says that the child sleeps again', () => {
  asleep();
  show();
  press('begin', '2026-11-16T02:05');
  at('2026-11-16T02:20');
  act(() => void asleep());
  expect(since()).toBeUndefined();
});

it('records a waking of a child whom nobody has seen fall asleep', () => {
  show();
  press('begin', '2026-11-16T02:05');
  expect(since()).toBeCloseTo(Date.now(), -1);
  expect(readLog().some(({ kind }) => kind === 'woke')).toBe(true);
  press('end', '2026-11-16T02:20');
  expect(sleeps()).toEqual([['2:20am', undefined]]);
});

it('ends no sleep that was forgotten since yesterday', () => {
  keepLog(tapped('asleep', '2026-11-14T20:00'));
  show();
  press('begin', '2026-11-15T21:05');
  expect(since()).toBeCloseTo(Date.now(), -1);
  expect(sleeps()).toEqual([['8pm', undefined]]);
});

it.each([
  ['in the morning', '2026-11-16T06:30', '2026-11-16T08:00', false],
  ['of a nap', '2026-11-16T13:00', '2026-11-16T13:10', false],
  ['of the night', '2026-11-16T05:30', '2026-11-16T08:00', true],
  ['of a night that went on for five hours', '2026-11-16T00:30', '2026-11-16T05:45', true],
  ['of the night before', '2026-11-16T03:00', '2026-11-16T20:00', false],
])('counts a waking %s by itself: %s, at %s: %s', (_, woke, now, isCounted) => {
  keepLog(tapped('woke', woke));
  show();
  at(now);
  expect(since() !== undefined).toBe(isCounted);
});

it('ends the count of the night with the first waking of the day, and not with the morning’s answer', () => {
  keepLog(tapped('woke', '2026-11-16T05:50'));
  show();
  at('2026-11-16T06:20');
  act(() => keepLog(tapped('night', '2026-11-16T06:20')));
  expect(shown.result.current).toMatchObject({ isMorning: true });
  expect(since()).toBe(new Date('2026-11-16T05:50').getTime());
  act(() => keepLog(tapped('woke', '2026-11-16T06:20')));
  expect(since()).toBeUndefined();
});

it.each([
  ['06:10', '07:05', true],
  ['06:10', '07:15', false],
  ['13:00', '17:00', false],
])('counts a waking by day for an hour: pressed at %s, at %s: %s', (pressed, now, isCounted) => {
  asleep();
  show();
  press('begin', `2026-11-16T${pressed}`);
  at(`2026-11-16T${now}`);
  expect(since() !== undefined).toBe(isCounted);
});

it.each([
  ['by day, when the child is up', ['woke'], '2026-11-16T09:00', false],
  ['by day, when the child naps', ['asleep'], '2026-11-16T09:00', true],
  ['by day, when nothing is written', [], '2026-11-16T09:00', true],
  ['once it is bedtime', ['woke'], '2026-11-16T18:00', true],
] as const)('can a child wake %s', (_, kinds, now, mayWake) => {
  keepLog(...kinds.map((kind) => tapped(kind, '2026-11-16T07:00')));
  vi.setSystemTime(now);
  show();
  expect(shown.result.current.mayWake).toBe(mayWake);
});

it('says when a waking began that the diary has already', () => {
  keepLog(tapped('woke', '2026-11-15T13:00'));
  show();
  press('begin', '2026-11-15T13:40');
  const { done } = shown.result.current;
  expect(done && formatTime(clockAt(done.at))).toBe('1pm');
});
