import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptBirth } from '../../lib/birth';
import type { DiaryDay, Moment } from '../../lib/diary';
import { keptAs } from '../../lib/kept';
import { keptDiary } from '../../lib/kept-diary';
import { mergeBackup, MOST_BYTES, openBackup, writeBackup, type Backup } from './backup';
import { single } from './single';

const now = new Date('2026-11-22T09:00:00Z');
const at = (time: string): Moment => ({ at: Date.parse(`2026-11-${time}Z`) / 60_000, offset: 0 });
const night = (day: number): DiaryDay => ({
  sleeps: [{ from: at(`${day}T19:00`), to: at(`${day}T23:00`) }],
  feeds: [],
  note: '',
});
const plan = keptAs('sleep-plan', (stored) => (typeof stored === 'string' ? stored : undefined));
const singles = {
  plan: single(plan, (own) => own),
  birth: single(keptBirth, (own) => own),
};
const birth = { born: '2026-02-01', weeksEarly: 2 };

const open = (text: string, passphrase = '') => openBackup(text, passphrase, singles, now);
const opened = async (text: string, passphrase = '') => {
  const found = await open(text, passphrase);
  if (!('backup' in found)) throw new Error(JSON.stringify(found));
  return found.backup;
};
const stored = () => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>;
const keepAll = () => {
  plan.write('a plan');
  keptBirth.write(birth);
  for (const day of [20, 21]) keptDiary.update(`2026-11-${day}`, () => night(day));
};
const file = (content: object) =>
  JSON.stringify({ kind: 'nightlight backup', version: 1, made: '2026-11-22', ...content });

beforeEach(() => {
  localStorage.clear();
  keptDiary.removeAll();
});

describe('A backup', () => {
  it.each(['', 'a cot and a moon'])('brings all to another phone, under “%s”', async (secret) => {
    keepAll();
    const before = stored();
    const text = await writeBackup(singles, secret, '2026-11-22');
    expect(text.includes('a plan')).toBe(!secret);
    localStorage.clear();
    const backup = await opened(text, secret);
    expect(stored()).toEqual({});
    expect(mergeBackup(backup, singles)).toBe(true);
    expect(Object.keys(stored())).toEqual(expect.arrayContaining(Object.keys(before)));
    expect(plan.read()).toBe('a plan');
    expect(keptBirth.read()).toEqual(birth);
    expect([...keptDiary.read()]).toEqual([
      ['2026-11-20', night(20)],
      ['2026-11-21', night(21)],
    ]);
    const once = stored();
    mergeBackup(backup, singles);
    expect(stored()).toEqual(once);
  });

  it('asks for its passphrase, and opens with no other', async () => {
    keepAll();
    const text = await writeBackup(singles, 'a cot and a moon', '2026-11-22');
    expect(await open(text)).toEqual({ needsPassphrase: true });
    expect(await open(text, 'a cot and a sun')).toEqual({ problem: 'passphrase' });
    expect(await open(text, ' a cot and a moon ')).toHaveProperty('backup');
    const changed = text.replace(/"data":"(.{40})../, '"data":"$1AA');
    expect(await open(changed, 'a cot and a moon')).toEqual({ problem: 'passphrase' });
  });

  it('leaves another plan and another day of birth as they are', async () => {
    keepAll();
    const text = await writeBackup(singles, '', '2026-11-22');
    plan.write('another plan');
    const backup = await opened(text);
    expect(singles.plan.outcome(backup.singles.plan)).toBe('stays');
    expect(singles.birth.outcome(backup.singles.birth)).toBe('known');
    mergeBackup(backup, singles);
    expect(plan.read()).toBe('another plan');
  });

  it('says when the browser stores nothing', async () => {
    keepAll();
    const backup = await opened(await writeBackup(singles, '', '2026-11-22'));
    localStorage.clear();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(mergeBackup(backup, singles)).toBe(false);
  });
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
    ['with nothing that can be read', file({ plan: 5, diary: { today: {} } }), 'damaged'],
    ['sealed with nothing', file({ sealed: {} }), 'damaged'],
    [
      'sealed for ever',
      file({ sealed: { salt: 'AAAA', data: 'AAAA', iterations: 1e12 } }),
      'passphrase',
    ],
  ])('is refused: %s', async (_, text, problem) => {
    expect(await open(text, 'secret')).toEqual({ problem });
    expect(stored()).toEqual({});
  });

  it.each<[string, object, Partial<Backup>]>([
    ['a damaged day', { '2026-11-20': night(20), '2026-11-21': { sleeps: 1 } }, { unread: 1 }],
    ['days that never were', { '2026-11-20': night(20), '2026-02-31': night(20) }, { unread: 1 }],
    ['days to come', { '2026-11-20': night(20), '2999-01-01': night(20) }, { unread: 1 }],
    ['sleeps of another day', { '2026-11-20': night(20), '2026-11-19': night(20) }, { unread: 1 }],
    [
      'names of the language',
      { '2026-11-20': night(20), constructor: {}, toString: 1 },
      { unread: 2 },
    ],
  ])('costs only what is wrong: %s', async (_, diary, rest) => {
    const backup = await opened(file({ diary }));
    expect([...backup.diary.keys()]).toEqual(['2026-11-20']);
    expect(backup).toMatchObject(rest);
  });

  it('sets no prototype and takes no markup for more than a text', async () => {
    const note = '<img src=x onerror=alert(1)>';
    const text = file({ diary: { '2026-11-20': { ...night(20), note } } }).replace(
      '"made"',
      '"__proto__":{"polluted":true},"made"',
    );
    const backup = await opened(text);
    mergeBackup(backup, singles);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(keptDiary.read().get('2026-11-20')?.note).toBe(note);
  });
});
