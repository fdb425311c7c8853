import { describe, expect, it } from 'vitest';
import type { Diary, Moment } from './diary';
import { handoverHash, handoverOf, parseHandover } from './handover';

const at = (time: string, offset = 0): Moment => ({
  at: Date.parse(`2026-11-${time}Z`) / 60_000 - offset,
  offset,
});
const now = at('22T02:14');
const date = new Date('2026-11-22T03:00:00Z');
const diary: Diary = new Map([
  [
    '2026-11-21',
    {
      sleeps: [
        { from: at('21T19:00'), to: at('21T23:10'), up: 'Sam & Jo_1.~*' },
        { from: at('21T23:40') },
      ],
      feeds: [at('21T18:30'), at('21T23:20')],
      note: 'stays here',
    },
  ],
]);
const hash = handoverHash(handoverOf(diary, now, { stage: '2', night: '4' }));

describe('A night that is handed over', () => {
  it('is read as it was written, with the last feed and without the note', () => {
    const [, day] = [...diary][0]!;
    expect(parseHandover(hash, date)).toEqual({
      asOf: now,
      day: '2026-11-21',
      content: { sleeps: day.sleeps, feeds: [at('21T23:20')], note: '' },
      stage: { stage: '2', night: '4' },
    });
  });

  it('is short enough for a camera, and safe in an address', () => {
    expect(hash.length).toBeLessThan(100);
    expect(new URL(`https://example.org/${hash}`).hash).toBe(hash);
  });

  it('has the right lengths where the clocks change in between', () => {
    const from = { at: Date.parse('2026-10-24T18:00Z') / 60_000, offset: 60 };
    const to = { at: Date.parse('2026-10-25T05:00Z') / 60_000, offset: 0 };
    const day = new Map([['2026-10-24', { sleeps: [{ from, to }], feeds: [], note: '' }]]);
    const read = parseHandover(handoverHash(handoverOf(day, to)), new Date('2026-10-25T06:00Z'));
    expect(read?.content.sleeps).toEqual([{ from, to }]);
  });

  it('is the night before, too, in the morning', () => {
    expect(handoverOf(diary, at('22T06:30')).day).toBe('2026-11-21');
    expect(handoverOf(diary, at('23T20:00')).day).toBe('2026-11-23');
  });

  it('is refused where a part is missing, and where it is still to come', () => {
    for (let length = 9; length < hash.length - 4; length += 1) {
      const read = parseHandover(hash.slice(0, length), date);
      // Cut within its last number or name, a code is whole, and holds no more than it held.
      if (read) expect(read.content.sleeps).toHaveLength(2);
    }
    expect(parseHandover(hash.slice(0, hash.indexOf('~')), date)).toBeUndefined();
    expect(parseHandover(hash, new Date('2026-11-19T12:00Z'))).toBeUndefined();
  });

  it.each([
    ['of another version', '#tonight=2.hqo2g.0~~~'],
    ['with a part too many', '#tonight=1.hqo2g.0~~~~'],
    ['without a moment', '#tonight=1.__proto__.0~~~'],
    ['from no place on earth', '#tonight=1.hqo2g.zzzz~~~'],
    ['with a sleep at no time', '#tonight=1.hqo2g.0~!~~'],
    ['with a sleep yet to come', '#tonight=1.hqo2g.0~-5~~'],
    ['with too many sleeps', `#tonight=1.hqo2g.0~${'1.'.repeat(400)}1~~`],
    ['without an end', `#tonight=1.hqo2g.0~${'1'.repeat(9000)}~~`],
  ])('is refused %s', (_, text) => {
    expect(parseHandover(text, date)).toBeUndefined();
  });
});
