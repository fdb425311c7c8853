import { describe, expect, it, vi } from 'vitest';
import { momentAt } from '../../lib/days';
import { diaryOf as diaryIn, momentOf, type Diary } from '../../lib/diary';
import type { Draft } from '../../lib/log';
import { logOf } from '../../lib/log-fixtures';
import { stagesOf, type Progress } from './nights';
import { makePlan, noAnswers } from './plan';
import { nightInDiary, verdictOf } from './verdict';

const figures = { stay: 6, back: 2, finish: 10 };
const stages = stagesOf(
  makePlan({ ...noAnswers, sleepArrangement: 'a', settlingMethods: ['patting'] }),
);

/** A diary of sleeps such as “21 19:00 - 22 06:30, - 22 14:00”, some without a start or an end, in a month. */
function diaryOf(sleeps: string, month = '2026-11'): Diary {
  const draft = (kind: 'asleep' | 'woke', text = ''): Draft[] => {
    const [day, hour, minute] = text.trim().split(/[ :]/);
    if (!hour) return [];
    const at = momentAt(`${month}-${day}`, Number(hour) * 60 + Number(minute));
    return [{ kind, moment: momentOf(at) }];
  };
  const log = sleeps.split(', ').flatMap((sleep) => {
    const [from, to] = sleep.split('-');
    return [...draft('asleep', from), ...draft('woke', to)];
  });
  return diaryIn(logOf(log));
}

const calm = '21 19:00 - 22 06:30';
/** Awake from 2am for an hour, and for longer. */
const anHour = '21 19:00 - 22 02:00, 22 03:00 - 22 06:30';
const longer = '21 19:00 - 22 02:00, 22 03:01 - 22 06:30';
const long = '21 19:00 - 22 02:00, 22 03:30 - 22 06:30';

const progress = (night: number, stage = 1, evening = '2026-11-21'): Progress => ({
  stage,
  night,
  evening,
});

describe.each(['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'the verdict of the diary in %s',
  (zone) => {
    const verdict = (diary: string, at: Progress) => {
      vi.stubEnv('TZ', zone);
      return verdictOf(diaryOf(diary), at, '2026-11-22', stages, figures, 60);
    };

    it.each([
      ['early', progress(2), calm, { goes: 'stay', because: 'calm', yet: 'early', night: 2 }],
      ['calm', progress(3), calm, { goes: 'on', because: 'calm', night: 3 }],
      ['settled', progress(3), anHour, { goes: 'on', because: 'short', longest: 60, wakings: 1 }],
      ['too long', progress(3), longer, { goes: 'stay', because: 'long', longest: 61 }],
      ['too long, early', progress(1), long, { goes: 'stay', because: 'long', yet: 'early' }],
      ['still not', progress(6), long, { goes: 'back', because: 'long', night: 6 }],
      ['none before the first', progress(6, 0), long, { goes: 'stay', because: 'long' }],
      ['the last stage', progress(4, 4), calm, { goes: 'stay', because: 'calm', yet: 'last' }],
      ['up early', progress(3), '21 19:00 - 22 05:00', { goes: 'on', because: 'calm' }],
      ['the end of a nap', progress(3), `- 21 14:00, ${calm}`, { goes: 'on', because: 'calm' }],
      ['two evenings on', progress(2, 1, '2026-11-20'), calm, { goes: 'on', night: 3 }],
    ] as const)('%s', (_, at, diary, expected) => {
      expect(verdict(diary, at)).toMatchObject(expected);
    });

    const lone = '21 19:00 - 21 23:00, - 22 02:05, 22 02:20 - 22 06:30';
    it.each([
      ['nothing of last night', progress(3), '20 19:00 - 21 06:00'],
      ['a nap alone', progress(3), '21 13:00 - 21 14:00'],
      ['a sleep that goes on', progress(3), '21 19:00'],
      ['a waking after which no sleep was written down', progress(3), '21 19:00 - 22 02:20'],
      ['two wakings between which none was', progress(3), '21 19:00 - 22 02:20, - 22 05:40'],
      ['two wakings between which none was, and a sleep after them', progress(3), lone],
      ['nights one stage back', { ...progress(1), forwardTo: 7 }, calm],
      ['a plan that began today', progress(1, 1, '2026-11-22'), calm],
    ])('says nothing of %s', (_, at, diary) => {
      expect(verdict(diary, at)).toBeUndefined();
    });
  },
);

it.each([
  // The clocks go back at 2am: from 00:30 to 02:30 is three hours.
  ['2026-10', '24 19:00 - 25 00:30, 25 02:30 - 25 06:30', 180],
  // The clocks go forward at 1am: from 00:30 to 02:30 is one hour.
  ['2026-03', '28 19:00 - 29 00:30, 29 02:30 - 29 06:30', 60],
])('counts time and not the clock in a night of %s', (month, sleeps, longest) => {
  vi.stubEnv('TZ', 'Europe/London');
  const evening = `${month}-${sleeps.slice(0, 2)}`;
  expect(nightInDiary(diaryOf(sleeps, month), evening)).toEqual({ wakings: 1, longest });
});
