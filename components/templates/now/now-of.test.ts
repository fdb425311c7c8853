import { expect, it } from 'vitest';
import type { WakeWindow } from '../../lib/schema.gen';
import { tapped } from '../../lib/log-fixtures';
import { fieldTime } from '../../lib/time-of-day';
import { nowOf, type NowView } from './now-of';

const windows: WakeWindow[] = [
  { age: '6-8 months', fromMonths: 6, afterLong: at(150, 180), afterShort: at(120, 120) },
  { age: 'one nap', afterLong: at(240, 330), afterShort: at(210, 270) },
];

function at(from: number, to: number) {
  return { from, to };
}

/** Sleeps in November, such as 22 19:10 - 23 03:15; the first time may be unknown. */
function slept(...sleeps: string[]) {
  const event = (kind: 'asleep' | 'woke', day: string) =>
    tapped(kind, `2026-11-${day.replace(' ', 'T')}`);
  return sleeps.flatMap((sleep) => {
    const [from, to] = sleep.split(' - ');
    return [...(from ? [event('asleep', from)] : []), ...(to ? [event('woke', to)] : [])];
  });
}

const ownDays = [18, 19, 20, 21, 22].flatMap((day) => [
  `${day} 09:00 - ${day} 10:20`,
  `${day} 12:4${day - 18} - ${day} 13:30`,
]);
const written: Record<string, string[]> = {
  night: ['22 19:10 - 23 03:15', '23 03:35 - 23 06:31'],
  days: ownDays,
};

/** On each line: what is said, the sleeps, the moment, what it is said to, and the birth. */
const cases = `
  nothing of an empty log                                        |                                                        | 23 11:30 |
  nothing at night                                               | days, night                                            | 23 05:59 |
  nothing in the evening                                         | days, night                                            | 23 19:00 |
  the last night alone where no age and no window is known       | night                                                  | 23 07:00 | night 661 1 485
  the window of the table                                        | night                                                  | 23 07:00 | night 661 1 485, nap 09:01-09:31 | 2026-03-01
  a bedtime after six, and of a short nap the short window       | 23 16:00 - 23 16:40                                    | 23 17:00 | bedtime 18:40-18:40 | 2026-03-01
  no nap that would end after the last one before bedtime        | 23 12:50 - 23 14:00                                    | 23 14:10 | late 16:30-17:00 | 2026-03-01
  that it may come at any time, once the window is over          | 23 09:00 - 23 10:20                                    | 23 14:00 | due 12:50-13:20 | 2026-03-01
  the long window of a waking from a sleep that was not written  | 23 06:00 - 23 06:40,  - 23 11:00                       | 23 11:30 | nap 13:30-14:00 | 2026-03-01
  no window of a sleep that goes on                              | 23 09:00                                               | 23 09:30 | | 2026-03-01
  no window where a sleep is missing                             | 23 06:00 - 23 06:40                                    | 23 16:00 | | 2026-03-01
  the child’s own windows before those of the table              | days, 23 09:00 - 23 10:20                              | 23 11:00 | nap 12:40-12:44 own 5 | 2026-03-01
  the one nap of a child of two                                  | night                                                  | 23 07:00 | night 661 1 485, nap 10:31-12:01 | 2024-09-20
  the bedtime after the one nap                                  | 23 11:30 - 23 13:00                                    | 23 14:00 | bedtime 17:00-18:30 | 2024-09-20
  no nap of the table to a child of three                        | night                                                  | 23 07:00 | night 661 1 485 | 2023-11-20
  no window after the fifth birthday                             | days, 23 09:00 - 23 10:20                              | 23 11:00 | | 2021-01-01
  no night of which the end was not written down                 | 22 19:10                                               | 23 11:00 |
  no night of a waking after which no sleep was written down     | 22 19:10 - 23 02:20                                    | 23 11:00 |
  no night of two wakings between which no sleep was written     | 22 19:10 - 23 05:10,  - 23 05:50                       | 23 17:00 |
  no night of which the evening was not written down             | 23 03:25 - 23 06:30                                    | 23 07:00 |
  no night of a waking from a sleep that was not written down    | 22 19:10 - 22 23:10,  - 23 02:50, 23 03:25 - 23 06:30  | 23 07:00 |
  a night that ended early                                       | 22 19:10 - 23 05:10                                    | 23 17:00 | night 600 0 600`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** A view as text: the length, wakings and longest sleep of the night, and the window of what is next. */
function told({ lastNight, next }: NowView): string {
  const { length, wakings, longest } = lastNight ?? {};
  const window = next && [next.from, next.to].map(fieldTime).join('-');
  return [
    lastNight && `night ${length} ${wakings} ${longest}`,
    next && `${next.kind} ${window}${next.own ? ` own ${next.own}` : ''}`,
  ]
    .filter(Boolean)
    .join(', ');
}

it.each(cases)('says %s', (_, sleeps = '', now = '', view = '', born) => {
  const log = slept(...sleeps.split(/,\s/).flatMap((one) => written[one.trim()] ?? one));
  const birth = born ? { born, weeksEarly: 0 } : undefined;
  const moment = new Date(`2026-11-${now.replace(' ', 'T')}`);
  expect(told(nowOf(log, { birth, windows }, moment))).toBe(view);
});
