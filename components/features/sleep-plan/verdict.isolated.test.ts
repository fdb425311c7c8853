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

/** A diary of sleeps, each with the day and time of its start, if known, and its end. */
function diaryOf(...sleeps: [from: string | undefined, to: string | undefined][]): Diary {
  const draft = (kind: 'asleep' | 'woke', text: string | undefined): Draft[] => {
    if (!text) return [];
    const [day = '', hour = 0, minute = 0] = text.split(/[ :]/);
    return [{ kind, moment: momentOf(momentAt(day, Number(hour) * 60 + Number(minute))) }];
  };
  return diaryIn(
    logOf(sleeps.flatMap(([from, to]) => [...draft('asleep', from), ...draft('woke', to)])),
  );
}

const calm = () => diaryOf(['2026-11-21 19:00', '2026-11-22 06:30']);

/** Awake from 2am for so many minutes by the clock. */
const awakeFor = (minutes: number) => () =>
  diaryOf(
    ['2026-11-21 19:00', '2026-11-22 02:00'],
    [`2026-11-22 ${2 + Math.floor(minutes / 60)}:${minutes % 60}`, '2026-11-22 06:30'],
  );

const progress = (night: number, stage = 1, evening = '2026-11-21'): Progress => ({
  stage,
  night,
  evening,
});

describe.each(['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'the verdict of the diary in %s',
  (zone) => {
    it.each([
      ['early', progress(2), calm, { goes: 'stay', because: 'calm', yet: 'early', night: 2 }],
      ['calm', progress(3), calm, { goes: 'on', because: 'calm', night: 3 }],
      [
        'just settled',
        progress(3),
        awakeFor(60),
        { goes: 'on', because: 'short', longest: 60, wakings: 1 },
      ],
      ['too long', progress(3), awakeFor(61), { goes: 'stay', because: 'long', longest: 61 }],
      [
        'too long and early',
        progress(1),
        awakeFor(90),
        { goes: 'stay', because: 'long', yet: 'early' },
      ],
      ['still not', progress(6), awakeFor(90), { goes: 'back', because: 'long', night: 6 }],
      [
        'the first stage has none before',
        progress(6, 0),
        awakeFor(90),
        { goes: 'stay', because: 'long' },
      ],
      ['the last stage', progress(4, 4), calm, { goes: 'stay', because: 'calm', yet: 'last' }],
      [
        'up early',
        progress(3),
        () => diaryOf(['2026-11-21 19:00', '2026-11-22 05:00']),
        { goes: 'on', because: 'calm' },
      ],
      [
        'the end of a nap of which the beginning is unknown',
        progress(3),
        () => diaryOf([undefined, '2026-11-21 14:00'], ['2026-11-21 19:00', '2026-11-22 06:30']),
        { goes: 'on', because: 'calm' },
      ],
      ['two evenings on', progress(2, 1, '2026-11-20'), calm, { goes: 'on', night: 3 }],
    ] as const)('%s', (_, at, diary, expected) => {
      vi.stubEnv('TZ', zone);
      expect(verdictOf(diary(), at, '2026-11-22', stages, figures, 60)).toMatchObject(expected);
    });

    it.each([
      [
        'nothing of last night',
        progress(3),
        () => diaryOf(['2026-11-20 19:00', '2026-11-21 06:00']),
      ],
      ['a nap alone', progress(3), () => diaryOf(['2026-11-21 13:00', '2026-11-21 14:00'])],
      ['a sleep that goes on', progress(3), () => diaryOf(['2026-11-21 19:00', undefined])],
      [
        'a waking after which no sleep was written down',
        progress(3),
        () => diaryOf(['2026-11-21 19:00', '2026-11-22 02:20']),
      ],
      [
        'two wakings between which none was',
        progress(3),
        () => diaryOf(['2026-11-21 19:00', '2026-11-22 02:20'], [undefined, '2026-11-22 05:40']),
      ],
      [
        'two wakings between which none was, and a sleep after them',
        progress(3),
        () =>
          diaryOf(
            ['2026-11-21 19:00', '2026-11-21 23:00'],
            [undefined, '2026-11-22 02:05'],
            ['2026-11-22 02:20', '2026-11-22 06:30'],
          ),
      ],
      ['nights one stage back', { ...progress(1), forwardTo: 7 }, calm],
      ['a plan that began today', progress(1, 1, '2026-11-22'), calm],
    ])('says nothing of %s', (_, at, diary) => {
      vi.stubEnv('TZ', zone);
      expect(verdictOf(diary(), at, '2026-11-22', stages, figures, 60)).toBeUndefined();
    });
  },
);

it.each([
  // The clocks go back at 2am: from 00:30 to 02:30 is three hours.
  ['2026-10-24', '2026-10-25', ['00:30', '02:30'], 180],
  // The clocks go forward at 1am: from 00:30 to 02:30 is one hour.
  ['2026-03-28', '2026-03-29', ['00:30', '02:30'], 60],
])('counts time and not the clock in the night of %s', (day, next, [woke, slept], longest) => {
  vi.stubEnv('TZ', 'Europe/London');
  const diary = diaryOf([`${day} 19:00`, `${next} ${woke}`], [`${next} ${slept}`, `${next} 06:30`]);
  expect(nightInDiary(diary, day)).toEqual({ wakings: 1, longest });
});
