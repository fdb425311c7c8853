import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clockAt, momentOf, sleepsOf } from '../../lib/diary';
import { keptDiary, writeSleep } from '../../lib/kept-diary';
import { formatTime } from '../../lib/time-of-day';
import { keptPlan } from './kept-plan';
import { useWaking } from './use-waking';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-15T19:30');
  keptPlan.write({ code: '1.a.w.0.3.0.Noor' });
});

const at = (time: string) => vi.setSystemTime(time);
const asleep = (from = new Date()) => writeSleep({ from: momentOf(from), up: 'Sam' });
const sleeps = () =>
  sleepsOf(keptDiary.read()).map(({ from, to, up }) =>
    [from, to].map((moment) => moment && formatTime(clockAt(moment))).concat(up ?? []),
  );

it('writes a waking into a diary in which the child is asleep', () => {
  asleep();
  const { result } = renderHook(useWaking);
  at('2026-11-16T02:05:10');
  act(() => result.current.begin());
  expect(result.current.isWritten).toBe(true);
  at('2026-11-16T02:11');
  act(() => result.current.begin()); // counted again
  at('2026-11-16T02:20');
  act(() => result.current.end());
  expect(sleeps()).toEqual([
    ['7:30pm', '2:05am', 'Sam'],
    ['2:20am', undefined],
  ]);
});

it('takes a slip of the thumb for none', () => {
  asleep();
  const { result } = renderHook(useWaking);
  at('2026-11-16T02:05:10');
  act(() => result.current.begin());
  at('2026-11-16T02:05:40');
  act(() => result.current.end());
  expect(sleeps()).toEqual([['7:30pm', undefined, 'Sam']]);
});

it('joins a waking that the diary has already', () => {
  asleep();
  at('2026-11-16T02:05');
  writeSleep({ ...sleepsOf(keptDiary.read())[0]!, to: momentOf(new Date()) });
  const { result } = renderHook(useWaking);
  at('2026-11-16T02:07');
  act(() => result.current.begin());
  at('2026-11-16T02:20');
  act(() => result.current.end());
  expect(sleeps()).toEqual([
    ['7:30pm', '2:05am', 'Sam'],
    ['2:20am', undefined],
  ]);
});

it('is over when the diary says that the child sleeps again', () => {
  asleep();
  const { result } = renderHook(useWaking);
  at('2026-11-16T02:05');
  act(() => result.current.begin());
  at('2026-11-16T02:20');
  const again = new Date();
  act(() => void asleep(again));
  expect(result.current.since).toBeUndefined();
  at('2026-11-16T03:00');
  act(() => void writeSleep({ from: momentOf(again), to: momentOf(new Date()) }));
  expect(result.current.since).toBeUndefined();
});

it.each([
  ['empty', () => {}],
  [
    'at a nap that is over',
    () => writeSleep({ from: momentOf(new Date()), to: momentOf(new Date()) }),
  ],
  ['at a sleep that was forgotten', () => asleep(new Date('2026-11-14T20:00'))],
])('leaves a diary alone that is %s', (_, write) => {
  write();
  const before = sleeps();
  const { result } = renderHook(useWaking);
  at('2026-11-15T21:05');
  act(() => result.current.begin());
  expect(result.current).toMatchObject({ since: Date.now(), isWritten: false });
  at('2026-11-15T21:15');
  act(() => result.current.end());
  expect(sleeps()).toEqual(before);
});
