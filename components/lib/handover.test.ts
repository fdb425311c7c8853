import { describe, expect, it, vi } from 'vitest';
import { diaryOf, type Moment } from './diary';
import { handoverHash, handoverOf, nightOf, parseHandover } from './handover';
import { LONGEST_NAME, standing, union, type LogEvent } from './log';
import { begun, logOf, sleepLog, tapped } from './log-fixtures';

const at = (time: string, offset = 0): Moment => ({
  at: Date.parse(`2026-11-${time}Z`) / 60_000 - offset,
  offset,
});
const tap = (kind: LogEvent['kind'], time: string, more?: Partial<LogEvent>) =>
  tapped(kind, `2026-11-${time}Z`, { offset: 0, ...more });
const now = at('22T02:14');
const later = new Date('2027-11-22T02:14Z');
const far: Moment = { at: later.getTime() / 60_000, offset: 0 };
const date = new Date('2026-11-22T03:00:00Z');
const log = [
  tap('note', '21T12:00', { text: 'stays here' }),
  tap('fed', '21T18:30'),
  tap('asleep', '21T19:00'),
  tap('woke', '21T23:10'),
  tap('up', '21T23:10', { text: 'Sam & Jo_1.~*', made: Date.parse('2026-11-21T23:11Z') }),
  tap('fed', '21T23:20', { by: 'other' }),
  tap('asleep', '21T23:40', { by: 'other' }),
];
const hash = handoverHash(handoverOf(log, now));

describe('A night that is handed over', () => {
  it('is read as it was written, with the last feed and without the note', () => {
    const read = parseHandover(hash, date)!;
    expect(read).toMatchObject({ asOf: now, day: '2026-11-21' });
    expect(read.log).toEqual(log.slice(2));
    expect(union(log, read.log)).toBe(log);
    const { sleeps, feeds } = nightOf(read)!;
    expect(sleeps).toEqual(diaryOf(log).get('2026-11-21')!.sleeps);
    expect(feeds).toHaveLength(1);
  });

  it('says no more than a night has, whoever made its link', () => {
    const [, , asleep, woke] = log;
    const link = (...events: LogEvent[]) =>
      parseHandover(handoverHash({ asOf: now, day: '', log: [asleep!, woke!, ...events] }), date);
    const name = `\u202E${'Sam'.repeat(100)}`;
    const { log: read } = link(tap('up', '21T23:10', { text: name }))!;
    expect(read.at(-1)!.text).toBe('Sam'.repeat(100).slice(0, LONGEST_NAME));
    expect(link(tap('note', '21T23:10', { text: 'Any sentence' }))).toBeUndefined();
  });

  it('is read in steps that grow with its length, however many plans its link tells of', () => {
    const plans = Array.from({ length: 900 }, (_, i) => `p0_${i.toString(36)}`).join('.');
    const many = `${hash.split('~')[0]}~a~${plans}~`;
    const names = vi.spyOn(Number.prototype, 'toString'); // called once for each event ID
    expect(parseHandover(many, date)?.log).toHaveLength(900);
    expect(names.mock.calls.length).toBeLessThan(50 * 900);
    names.mockRestore();
  });

  it('is read from the link of an older page, without its line for tonight', () => {
    const older = parseHandover(`${hash}2.4.Any%20sentence`, date);
    expect(older).toEqual(parseHandover(hash, date));
    expect(JSON.stringify(older)).not.toContain('sentence');
  });

  it('is short enough for a camera, and safe in an address', () => {
    expect(hash.length).toBeLessThan(220);
    expect(new URL(`https://example.org/${hash}`).hash).toBe(hash);
  });

  it('carries the plan, and what was corrected and taken back since', () => {
    const [plan, began] = begun('1.a.w.0.3..Noor', 1, '2026-11-20T19:00Z');
    const [, , , woke] = log;
    const removed = tap('undo', '22T02:00', { of: [`test-${woke!.made.toString(36)}`] });
    const sent = handoverOf([plan!, began!, ...log, removed], now);
    const read = parseHandover(handoverHash(sent), date)!;
    expect(read.log.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['plan', 'stage', 'undo']),
    );
    const merged = standing(union([...log], read.log));
    expect(merged.some(({ kind }) => kind === 'woke')).toBe(false);
  });

  it('has the right lengths where the clocks change in between', () => {
    const from = { at: Date.parse('2026-10-24T18:00Z') / 60_000, offset: 60 };
    const to = { at: Date.parse('2026-10-25T05:00Z') / 60_000, offset: 0 };
    const sent = handoverOf(sleepLog([{ from, to }]), to);
    const read = parseHandover(handoverHash(sent), new Date('2026-10-25T06:00Z'));
    expect(nightOf(read!)?.sleeps).toMatchObject([{ from, to }]);
  });

  it('is the night before, too, in the morning', () => {
    expect(handoverOf(log, at('22T06:30')).day).toBe('2026-11-21');
    expect(handoverOf(log, at('23T20:00')).day).toBe('2026-11-23');
    expect(handoverOf(logOf([]), now).log).toEqual([]);
  });

  it('is refused where a part is missing, and where it is still to come', () => {
    for (let length = 9; length < hash.length; length += 1) {
      expect(parseHandover(hash.slice(0, length), date)).toBeUndefined();
    }
    expect(parseHandover(hash, new Date('2026-11-19T12:00Z'))).toBeUndefined();
  });

  it.each([
    ['of another version', '#tonight=2.hqo2g.0~a~~'],
    ['with a part too many', '#tonight=1.hqo2g.0~a~~~'],
    ['without a moment', '#tonight=1.__proto__.0~a~~'],
    ['from no place on earth', '#tonight=1.hqo2g.zzzz~a~~'],
    ['with a sleep at no time', '#tonight=1.hqo2g.0~a~a0_!~'],
    ['with a sleep yet to come', '#tonight=1.hqo2g.0~a~a0_-9999~'],
    ['with an unknown kind', '#tonight=1.hqo2g.0~a~q0_1~'],
    ['of no phone', '#tonight=1.hqo2g.0~a~a7_1~'],
    [
      'with a feed yet to come',
      handoverHash({ asOf: far, day: '', log: [log[2]!, tapped('fed', later)] }),
    ],
    ['without an end', `#tonight=1.hqo2g.0~a~${'1'.repeat(9000)}~`],
  ])('is refused %s', (_, text) => {
    expect(parseHandover(text, date)).toBeUndefined();
  });
});
