import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptBirth } from '../../lib/birth';
import { diaryOf, type Moment } from '../../lib/diary';
import { readLog, removeDays, undo, write } from '../../lib/kept-log';
import { idOf, type LogEvent } from '../../lib/log';
import { keepLog, sleepLog } from '../../lib/log-fixtures';
import { keptEvent } from '../sleep-plan/kept-code';
import { keptPlan } from '../sleep-plan/kept-plan';
import { mergeBackup, MOST_BYTES, openBackup, writeBackup } from './backup';
import { keptThings, removeThing } from './kept-things';
import { refuseStorage } from '../../lib/fixtures';

describe('What is kept', () => {
  const ours: Record<string, string> = {
    'family-log/plan': '{"version":1,"since":1700000000000,"value":[]}',
    'family-log': '{"version":1,"value":"ab12"}',
    'family-log/2026-11-20': '{"version":1,"since":1700000000000,"value":[]}',
    'family-log/2026-11-21': '{"version":1,"since":1600000000000,"value":[]}',
    'family-log/2026-11-22': '{"version":1,',
    'child-birth': '{"version":1,"value":{"born":"2026-02-01","weeksEarly":0}}',
    isLoggedIn: 'true',
    'handed-over': '{"version":1,"value":1700000000000}',
    theme: 'dim',
    consent: '{"granted":{},"at":"","version":2}',
    'of-before': '{"version":0,"value":1}',
  };

  beforeEach(() => {
    for (const [key, text] of Object.entries(ours)) localStorage.setItem(key, text);
  });

  it('is all named, with its age and size', async () => {
    const things = await keptThings();
    expect(things.flatMap(({ keys }) => keys).sort()).toEqual(Object.keys(ours).sort());
    expect(things.map(({ name }) => name)).toEqual([
      'plan',
      'diary',
      'birth',
      'login',
      'look',
      'consent',
      'other',
    ]);
    expect(things[1]).toMatchObject({ since: 1_600_000_000_000 });
    expect(things[4]).toMatchObject({ bytes: 'themedim'.length, since: undefined });
  });

  it('is removed one by one, and nothing is left', async () => {
    const things = await keptThings();
    await removeThing(things[1]!);
    expect(Object.keys(localStorage).some((key) => key.startsWith('family-log/2'))).toBe(false);
    expect(localStorage).toHaveLength(Object.keys(ours).length - 5);
    for (const thing of things) await removeThing(thing);
    expect(localStorage).toHaveLength(0);
  });

  it('has a name for every place that the code keeps something in', () => {
    const root = `${import.meta.dirname}/../..`;
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/test|fixtures/.test(file))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8'));
    const places = sources.flatMap((text) =>
      [...text.matchAll(/\bkept(?:As|Days)(?:<\w+>)?\(\s*'([\w-]+)'/g)].map(([, key]) => key),
    );
    expect(new Set(places)).toEqual(
      new Set(['child-birth', 'family-log', 'shown-child', 'handed-over']),
    );
  });
});

describe('A backup', () => {
  const now = new Date('2026-11-22T09:00:00Z');
  const at = (time: string): Moment => ({ at: Date.parse(`2026-11-${time}Z`) / 60_000, offset: 0 });
  const night = (day: number) =>
    sleepLog([{ from: at(`${day}T19:00`), to: at(`${day}T23:00`) }], `night${day}`);
  const birth = { born: '2026-02-01', weeksEarly: 2 };

  const open = (text: string) => openBackup(text, now);
  const opened = (text: string) => {
    const found = open(text);
    if (!('backup' in found)) throw new Error(JSON.stringify(found));
    return found.backup;
  };
  const stored = () => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>;
  const keepAll = () => {
    keptPlan.keep('1.a.w.0.3..Noor');
    keptBirth.write(birth);
    keepLog(...night(20), ...night(21));
  };
  const file = (content: object) =>
    JSON.stringify({ kind: 'nightlight backup', version: 1, made: '2026-11-22', ...content });

  beforeEach(() => {
    // A backup drops future days, so the entries must be made at the current date.
    vi.useFakeTimers({ toFake: ['Date'], now });
    removeDays(); // left over from a refused write in an earlier test
    keptPlan.remove();
  });

  it('brings everything to another phone, once', () => {
    keepAll();
    const before = readLog();
    const text = writeBackup('2026-11-22');
    localStorage.clear();
    const backup = opened(text);
    expect(stored()).toEqual({});
    expect(mergeBackup(backup)).toBe(true);
    expect(new Set(readLog())).toEqual(new Set(before));
    expect(keptPlan.read()).toBe('1.a.w.0.3..Noor');
    expect(keptBirth.read()).toEqual(birth);
    expect([...diaryOf(readLog()).keys()]).toEqual(['2026-11-20', '2026-11-21']);
    const once = stored();
    mergeBackup(backup);
    expect(stored()).toEqual(once);
  });

  it('leaves another plan and another day of birth as they are', () => {
    keepAll();
    const text = writeBackup('2026-11-22');
    localStorage.clear();
    keptPlan.keep('1.a.w.0.3..Ada');
    keptBirth.write({ ...birth, weeksEarly: 0 });
    mergeBackup(opened(text));
    expect(keptPlan.read()).toBe('1.a.w.0.3..Ada');
    expect(keptBirth.read()?.weeksEarly).toBe(0);
    expect(diaryOf(readLog()).size).toBe(2);
  });

  it('puts what takes a plan back where the plan is, which the wizard reads alone', () => {
    keepAll();
    undo(readLog().flatMap((event) => (event.kind === 'plan' ? [idOf(event)] : [])));
    expect(keptEvent.read()).toBeUndefined();
    const text = writeBackup('2026-11-22');
    localStorage.clear();
    mergeBackup(opened(text));
    expect(keptEvent.read()).toBeUndefined();
  });

  it('takes a long chain of what takes back in steps that grow with its length', () => {
    const [asleep] = night(20) as [LogEvent];
    const chain = [asleep];
    for (let i = 1; i < 200; i += 1) {
      const of = [idOf(chain[i - 1]!)];
      chain.push({ ...asleep, kind: 'undo', made: asleep.made + i, of });
    }
    const backup = opened(file({ log: chain }));
    mergeBackup(backup);
    const names = vi.spyOn(Number.prototype, 'toString'); // called once for each event ID
    mergeBackup(backup);
    expect(names.mock.calls.length).toBeLessThan(50 * chain.length);
    names.mockRestore();
  });

  it('pushes out nothing that was written here, however much it has of a day', () => {
    const [asleep] = night(20) as [LogEvent];
    const many = Array.from({ length: 6000 }, (_, i) => ({
      ...asleep,
      made: i + 1,
      text: undefined,
    }));
    const plans = many.map((event) => ({ ...event, kind: 'plan', by: 'b', text: 'x' }));
    keepAll();
    const own = readLog();
    for (const log of [many, plans]) {
      const backup = opened(file({ log }));
      expect(backup.unread).toBeGreaterThan(3000);
      mergeBackup(backup);
      mergeBackup(
        opened(file({ log: log.map((event) => ({ ...event, made: event.made + 9000 })) })),
      );
    }
    keptPlan.keep('1.a.w.0.3..Ada');
    expect(readLog()).toEqual(expect.arrayContaining(own.map((event) => ({ ...event }))));
    expect(keptPlan.read()).toBe('1.a.w.0.3..Ada');
  });

  it('pushes out no day that was written here: of its own the latest have room', () => {
    const dayAt = (days: number) => Date.UTC(2026, 10, 21 - days, 19) / 60_000;
    const nights = Array.from({ length: 120 }, (_, i) =>
      sleepLog([{ from: { at: dayAt(i), offset: 0 } }], `of${i}`),
    );
    keepLog(...sleepLog([{ from: { at: dayAt(300), offset: 0 } }], 'first'));
    keptPlan.keep('1.a.w.0.3..Noor');
    const backup = opened(file({ log: nights.flat() }));
    expect(backup.unread).toBe(22);
    mergeBackup(backup);
    const days = [...diaryOf(readLog()).keys()].sort();
    expect(days).toHaveLength(99);
    expect(days.slice(0, 2)).toEqual(['2026-01-25', '2026-08-16']);
  });

  it('says when the browser stores nothing', () => {
    keepAll();
    const backup = opened(writeBackup('2026-11-22'));
    localStorage.clear();
    refuseStorage();
    expect(mergeBackup(backup)).toBe(false);
  });

  describe('A file that is no backup', () => {
    it.each([
      ['of another program', '{"version":1}', 'foreign'],
      ['a text', 'Dear diary', 'foreign'],
      ['a list', '["nightlight backup"]', 'damaged'],
      ['cut off', file({}).slice(0, -2), 'damaged'],
      ['of a later version', file({ version: 2 }), 'newer'],
      ['of no version', file({ version: '1' }), 'damaged'],
      ['larger than any', file({ note: 'x'.repeat(MOST_BYTES) }), 'large'],
      ['with nothing that can be read', file({ birth: 5, log: [{}] }), 'damaged'],
    ])('is refused: %s', (_, text, problem) => {
      expect(open(text)).toEqual({ problem });
      expect(stored()).toEqual({});
    });

    const [asleep] = night(20);
    it.each<[string, unknown]>([
      ['a damaged event', { ...asleep, at: 1.5 }],
      ['no event', null],
      ['a day to come', { ...asleep, at: 4e7 }],
      ['nothing may come after it', { ...asleep, made: Number.MAX_SAFE_INTEGER }],
      ['no kind', { ...asleep, kind: 'toString' }],
      ['no author', { ...asleep, by: '<b>' }],
    ])('costs only what is wrong: %s', (_, wrong) => {
      expect(opened(file({ log: [...night(20), wrong] }))).toMatchObject({
        log: night(20).map(({ kind, at: moment }) => ({ kind, at: moment })),
        unread: 1,
      });
    });

    it('costs nothing of the family once the clock is put back, however far ahead it says to be', () => {
      const made = Date.now() + 100 * 365 * 86_400_000;
      mergeBackup(opened(file({ log: [{ ...asleep, made }] })));
      const [own] = write([{ kind: 'fed' }]);
      vi.setSystemTime(now.getTime() - 3_600_000);
      expect(readLog().map(idOf)).toContain(own);
    });

    it('sets no prototype and takes no markup for more than a text', () => {
      const text = '<img src=x onerror=alert(1)>';
      const note = { ...asleep, kind: 'note', text };
      const written = file({ log: [note] });
      mergeBackup(opened(written.replace('"made":"', '"__proto__":{"polluted":true},"made":"')));
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(diaryOf(readLog()).get('2026-11-20')?.note).toBe(text);
    });
  });
});
