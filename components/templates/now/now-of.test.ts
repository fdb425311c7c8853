import { expect, it } from 'vitest';
import type { WakeWindow } from '../../lib/schema.gen';
import { tapped } from '../../lib/log-fixtures';
import { nowOf, type NowView } from './now-of';

const windows: WakeWindow[] = [
  { age: '6-8 months', fromMonths: 6, afterLong: at(150, 180), afterShort: at(120, 120) },
  { age: 'one nap', afterLong: at(240, 330), afterShort: at(210, 270) },
];
const birth = { born: '2026-03-01', weeksEarly: 0 };
const ofTwo = { ...birth, born: '2024-09-20' };
const ofThree = { ...birth, born: '2023-11-20' };

function at(from: number, to: number) {
  return { from, to };
}

const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Sleeps in November, such as 22 19:10 - 23 03:15; the first time may be unknown. */
function slept(...sleeps: string[]) {
  const event = (kind: 'asleep' | 'woke', day: string) =>
    tapped(kind, `2026-11-${day.replace(' ', 'T')}`);
  return sleeps.flatMap((sleep) => {
    const [from, to] = sleep.split(' - ');
    return [...(from ? [event('asleep', from)] : []), ...(to ? [event('woke', to)] : [])];
  });
}

const lastNight = ['22 19:10 - 23 03:15', '23 03:35 - 23 06:31'];
const own = [18, 19, 20, 21, 22].flatMap((day) => [
  `${day} 09:00 - ${day} 10:20`,
  `${day} 12:4${day - 18} - ${day} 13:30`,
]);

const calm = { length: 661, wakings: 1, longest: 485 };
const cases: [name: string, log: string[], now: string, view: NowView, age?: typeof birth][] = [
  ['nothing of an empty log', [], '23 11:30', {}],
  ['nothing at night', [...own, ...lastNight], '23 05:59', {}],
  ['nothing in the evening', [...own, ...lastNight], '23 19:00', {}],
  [
    'the last night alone where no age and no window is known',
    lastNight,
    '23 07:00',
    { lastNight: calm },
  ],
  [
    'the window of the table',
    lastNight,
    '23 07:00',
    { lastNight: calm, next: { kind: 'nap', from: clock('09:01'), to: clock('09:31') } },
    birth,
  ],
  [
    'a bedtime after six, and of a short nap the short window',
    ['23 16:00 - 23 16:40'],
    '23 17:00',
    { next: { kind: 'bedtime', from: clock('18:40'), to: clock('18:40') } },
    birth,
  ],
  [
    'no nap that would end after the last one before bedtime',
    ['23 12:50 - 23 14:00'],
    '23 14:10',
    { next: { kind: 'late', from: clock('16:30'), to: clock('17:00') } },
    birth,
  ],
  [
    'that it may come at any time, once the window is over',
    ['23 09:00 - 23 10:20'],
    '23 14:00',
    { next: { kind: 'due', from: clock('12:50'), to: clock('13:20') } },
    birth,
  ],
  [
    'the long window of a waking from a sleep that nobody wrote down',
    ['23 06:00 - 23 06:40', ' - 23 11:00'],
    '23 11:30',
    { next: { kind: 'nap', from: clock('13:30'), to: clock('14:00') } },
    birth,
  ],
  ['no window of a sleep that goes on', ['23 09:00'], '23 09:30', {}, birth],
  ['no window where a sleep is missing', ['23 06:00 - 23 06:40'], '23 16:00', {}, birth],
  [
    'the child’s own windows before those of the table',
    [...own, '23 09:00 - 23 10:20'],
    '23 11:00',
    { next: { kind: 'nap', from: clock('12:40'), to: clock('12:44'), own: 5 } },
    birth,
  ],
  [
    'the one nap of a child of two',
    lastNight,
    '23 07:00',
    { lastNight: calm, next: { kind: 'nap', from: clock('10:31'), to: clock('12:01') } },
    ofTwo,
  ],
  [
    'the bedtime after the one nap',
    ['23 11:30 - 23 13:00'],
    '23 14:00',
    { next: { kind: 'bedtime', from: clock('17:00'), to: clock('18:30') } },
    ofTwo,
  ],
  ['no nap of the table to a child of three', lastNight, '23 07:00', { lastNight: calm }, ofThree],
  [
    'no window after the fifth birthday',
    [...own, '23 09:00 - 23 10:20'],
    '23 11:00',
    {},
    { ...birth, born: '2021-01-01' },
  ],
  ['no night of which the end was not written down', ['22 19:10'], '23 11:00', {}],
  [
    'no night of a waking after which no sleep was written down',
    ['22 19:10 - 23 02:20'],
    '23 11:00',
    {},
  ],
  [
    'no night of two wakings between which no sleep was written down',
    ['22 19:10 - 23 05:10', ' - 23 05:50'],
    '23 17:00',
    {},
  ],
  ['no night of which the evening was not written down', ['23 03:25 - 23 06:30'], '23 07:00', {}],
  [
    'no night of a waking from a sleep that nobody wrote down',
    ['22 19:10 - 22 23:10', ' - 23 02:50', '23 03:25 - 23 06:30'],
    '23 07:00',
    {},
  ],
  [
    'a night that ended early',
    ['22 19:10 - 23 05:10'],
    '23 17:00',
    { lastNight: { length: 600, wakings: 0, longest: 600 } },
  ],
];

it.each(cases)('says %s', (_, log, now, view, age) => {
  expect(
    nowOf(slept(...log), { birth: age, windows }, new Date(`2026-11-${now.replace(' ', 'T')}`)),
  ).toEqual(view);
});
