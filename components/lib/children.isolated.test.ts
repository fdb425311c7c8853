import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptPlan } from '../features/sleep-plan/kept-plan';
import { keptEvent } from '../features/sleep-plan/kept-code';
import { wakingNow } from '../features/sleep-plan/use-waking';
import { mergeBackup, openBackup, writeBackup } from '../features/on-this-phone/backup';
import { nowOf } from '../templates/now/now-of';
import { keptBirth } from './birth';
import { childrenIn, marksIn, namingDrafts, ofChild } from './children';
import { stateOf } from './awake';
import { diaryOf, momentOf, sleepsOf } from './diary';
import { handoverHash, handoverOf, nightsIn, parseHandover } from './handover';
import { mergeLog, readFamilyLog, readLog, removeDays, undo, write } from './kept-log';
import { eventsOf, idOf, union, type Log } from './log';
import { logOf } from './log-fixtures';
import { mergeable } from './log-plan';
import { showChild, shownChild } from './shown-child';
import { refuseStorage } from './fixtures';

const plans = { ada: '1.a.w.0.3..Ada', ben: '1.a.w.0.3..Ben' };
const name = (...names: string[]) => void write(namingDrafts(readFamilyLog(), names));
const at = (time: string) => vi.setSystemTime(`2026-11-${time}`);
const tap = (time: string, kind: 'asleep' | 'woke' | 'fed' | 'tried') => {
  at(time);
  return write([{ kind }]);
};
const now = () => momentOf(new Date());
const isAsleep = (log: Log = readLog()) => stateOf(diaryOf(log), now())?.isAsleep;
/** Runs a function on the other parent's phone, which has nothing but a log. */
const onAnotherPhone = (run: () => void) => {
  const own = Object.entries(localStorage) as [string, string][];
  localStorage.clear();
  run();
  localStorage.clear();
  for (const [key, text] of own) localStorage.setItem(key, text);
  showChild(shownChild());
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('21T18:00');
  removeDays();
  showChild(1);
});

it('A family with one child writes no mark, and is never told apart', () => {
  tap('21T19:00', 'asleep');
  expect(childrenIn(readLog())).toEqual([]);
  expect(readLog()).toBe(readFamilyLog());
  expect(JSON.stringify(readLog())).not.toContain('child');
  expect(Object.keys(localStorage)).not.toContain('shown-child');
});

describe('A family with two children', () => {
  beforeEach(() => {
    tap('21T18:10', 'fed'); // before there were two children
    name('Ada', 'Ben');
  });

  it('has a diary of each, and the first has what was written before', () => {
    tap('21T19:00', 'asleep');
    showChild(2);
    expect(diaryOf(readLog()).size).toBe(0);
    tap('21T19:30', 'asleep');
    tap('21T20:10', 'woke');
    tap('21T20:11', 'tried');
    expect(isAsleep()).toBe(false);
    expect(wakingNow(readLog(), new Date())).toBe(Date.now());
    expect(sleepsOf(diaryOf(readLog()))).toHaveLength(1);
    showChild(1);
    expect(isAsleep()).toBe(true);
    expect(wakingNow(readLog(), new Date())).toBeUndefined();
    expect([...diaryOf(readLog()).values()]).toMatchObject([{ feeds: [{}], sleeps: [{}] }]);
  });

  it('has the next sleep and the last night of each', () => {
    for (const [mark, woke] of [
      [1, '22T07:00'],
      [2, '22T06:00'],
    ] as const) {
      at('21T19:00');
      showChild(mark);
      keptBirth.write({ born: mark === 1 ? '2026-02-01' : '2024-02-01', weeksEarly: 0 });
      tap('21T19:00', 'asleep');
      tap(woke, 'woke');
    }
    at('22T07:30');
    const lengths = [1, 2].map((mark) => {
      showChild(mark);
      return nowOf(readLog(), { birth: keptBirth.read(), windows: [] }, new Date()).lastNight
        ?.length;
    });
    expect(lengths).toEqual([720, 660]);
    showChild(1);
    expect(keptBirth.read()?.born).toBe('2026-02-01');
  });

  it('takes back a tap of one child while the other is shown', () => {
    const ids = tap('21T19:00', 'asleep');
    showChild(2);
    undo(ids);
    showChild(1);
    expect(isAsleep()).toBeUndefined();
  });

  it('keeps a plan of each: that of the child whose name it has', () => {
    keptPlan.keep(plans.ben, 1);
    expect(shownChild()).toBe(2);
    expect(keptPlan.read()).toBe(plans.ben);
    keptPlan.keep(plans.ada);
    expect([shownChild(), keptPlan.read(), keptEvent.read()?.text]).toEqual([
      1,
      plans.ada,
      plans.ada,
    ]);
    keptPlan.remove();
    expect([keptPlan.read(), keptEvent.read()]).toEqual([undefined, undefined]);
    showChild(2);
    expect([keptPlan.read(), keptEvent.read()?.text]).toEqual([plans.ben, plans.ben]);
  });

  it('removes the days of one, and leaves what the other took back', () => {
    showChild(2);
    tap('21T19:00', 'asleep');
    undo(tap('21T19:30', 'fed'));
    showChild(1);
    removeDays();
    expect(diaryOf(readLog()).size).toBe(0);
    showChild(2);
    expect([...diaryOf(readLog()).values()]).toMatchObject([{ feeds: [], sleeps: [{}] }]);
    expect(childrenIn(readFamilyLog())).toHaveLength(2);
  });

  it('gives a child another name, takes one out, and brings it back with its days', () => {
    showChild(2);
    tap('21T19:00', 'asleep');
    name('Ada', 'Benedict');
    expect(childrenIn(readFamilyLog()).map((child) => child.name)).toEqual(['Ada', 'Benedict']);
    name('Ada', '');
    expect(childrenIn(readFamilyLog())).toEqual([]);
    name('Ada', 'ben');
    expect(childrenIn(readFamilyLog())).toEqual([
      { mark: 1, name: 'Ada' },
      { mark: 2, name: 'ben' },
    ]);
    expect(isAsleep()).toBe(true);
    name('Ada', 'ben', 'Cleo');
    expect(childrenIn(readFamilyLog()).at(-1)).toEqual({ mark: 3, name: 'Cleo' });
  });

  it('hands the night of both over, each with its plan, to a phone that knew of neither', () => {
    keptPlan.keep(plans.ada, 0);
    tap('21T19:00', 'asleep');
    keptPlan.keep(plans.ben, 1);
    tap('21T19:30', 'asleep');
    tap('22T01:50', 'woke');
    at('22T02:14');
    const handed = parseHandover(handoverHash(handoverOf(readFamilyLog(), now())), new Date())!;
    const nights = nightsIn(handed);
    expect(nights.map((night) => [night.name, isAsleep(night.log), night.day])).toEqual([
      ['Ada', true, '2026-11-21'],
      ['Ben', false, '2026-11-21'],
    ]);
    onAnotherPhone(() => {
      mergeLog(mergeable(readFamilyLog(), handed.log));
      expect([isAsleep(), keptPlan.read()]).toEqual([true, plans.ada]);
      showChild(2);
      expect([isAsleep(), keptPlan.read()]).toEqual([false, plans.ben]);
    });
    expect(union(readFamilyLog(), handed.log)).toBe(readFamilyLog());
  });

  it('is brought to another phone by a backup, with both days of birth', () => {
    keptBirth.write({ born: '2026-02-01', weeksEarly: 0 });
    showChild(2);
    keptBirth.write({ born: '2024-02-01', weeksEarly: 1 });
    keptPlan.keep(plans.ben);
    const opened = openBackup(writeBackup('2026-11-21'), new Date());
    if (!('backup' in opened)) throw new Error(opened.problem);
    onAnotherPhone(() => {
      expect(mergeBackup(opened.backup)).toBe(true);
      expect(keptBirth.read()?.born).toBe('2026-02-01');
      showChild(2);
      expect([keptBirth.read()?.weeksEarly, keptPlan.read()]).toEqual([1, plans.ben]);
    });
  });

  it('is who the names say, where two phones were told of the children apart', () => {
    tap('21T19:00', 'asleep');
    const told = logOf([
      { kind: 'child', text: 'Ben' },
      { kind: 'child', text: 'Cleo', child: 2 },
      { kind: 'child', text: 'ada', child: 3 },
    ]);
    const other = [...told, ...eventsOf([{ kind: 'woke', child: 3 }], 'other', told)];
    expect([...marksIn(readFamilyLog(), other)]).toEqual([
      [1, 2],
      [2, 3],
      [3, 1],
    ]);
    mergeLog(mergeable(readFamilyLog(), other));
    expect(isAsleep()).toBe(false);
    expect(ofChild(readFamilyLog(), 2).some(({ kind }) => kind === 'woke')).toBe(false);
    expect(childrenIn(readFamilyLog()).map((child) => child.name)).toEqual(['ada', 'Ben', 'Cleo']);
    expect(mergeable(readFamilyLog(), other).map(idOf)).toEqual(other.map(idOf));
  });

  it('takes in no child for whom no mark is left, whose sleeps would be those of the first', () => {
    const told = logOf(
      'abcdefghi'
        .split('')
        .map((text, i) => ({ kind: 'child', text, ...(i > 0 && { child: i + 1 }) })),
    );
    const other = [...told, ...eventsOf([{ kind: 'asleep', child: 9 }], 'other', told)];
    const before = ofChild(readFamilyLog(), 1).filter(({ kind }) => kind !== 'child');
    mergeLog(mergeable(readFamilyLog(), other));
    const names = childrenIn(readFamilyLog()).map((child) => child.name);
    expect(names).toEqual(['Ada', 'Ben', ...'abcdefg'.split('')]);
    const after = ofChild(readFamilyLog(), 1).filter(({ kind }) => kind !== 'child');
    expect(after.map(idOf)).toEqual(before.map(idOf));
  });
});

it('shows a child even where the browser stores nothing', () => {
  name('Ada', 'Ben');
  refuseStorage();
  showChild(2);
  expect(shownChild()).toBe(2);
  showChild(1);
  expect(shownChild()).toBe(1);
});
