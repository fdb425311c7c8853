import { describe, expect, it } from 'vitest';
import { beginStage, dueOn, nextNight, nightOn, noteOf, stagesOf, type Progress } from './nights';
import { makePlan, noAnswers, type Answers } from './plan';

const figures = { stay: 6, back: 2, finish: 10 };

const inCot: Answers = {
  ...noAnswers,
  childName: 'Noor',
  sleepArrangement: 'a',
  settlingMethods: ['patting'],
};
const twoPhases: Answers = { ...inCot, sleepArrangement: 'd', cosleepGoal: 'a' };
const cot = stagesOf(makePlan(inCot));
const both = stagesOf(makePlan(twoPhases));

/** The evenings of November 2026, from the 1st. */
const evening = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;

/** Follows a plan through one answer a morning, y or n; "2.1" is the first night of the second stage. */
function follow(answers: string, stages = cot, first = 0) {
  let progress = beginStage(first, evening(1));
  return answers.split('').map((answer, i) => {
    progress = nextNight(progress, answer === 'y', evening(i + 2), stages, figures);
    const note = noteOf(progress, stages, figures);
    return `${progress.stage + 1}.${progress.night}${note ? ` ${note}` : ''}`;
  });
}

describe('the next night', () => {
  it('comes after three nights in each stage, and not before', () => {
    expect(follow('yyyyyy')).toEqual(['1.2', '1.3', '2.1', '2.2', '2.3', '3.1']);
    expect(follow('nny')).toEqual(['1.2', '1.3', '2.1']);
  });

  it('stays with a stage that is not ready, and moves as soon as it is', () => {
    expect(follow('nnnny')).toEqual(['1.2', '1.3', '1.4 stay', '1.5 stay', '2.1']);
  });

  it('goes back one stage for two nights, comes forward again, and then moves on', () => {
    expect(follow('nnnnnnyyy', cot, 1)).toEqual([
      '2.2',
      '2.3',
      '2.4 stay',
      '2.5 stay',
      '2.6 stay',
      '1.1 back',
      '1.2 back',
      '2.7 stay',
      '3.1',
    ]);
  });

  it('stops after a week in a stage, and from the first there is no way back', () => {
    expect(follow('nnnnnnnnn', cot, 1).at(-1)).toBe('2.8 stop');
    expect(follow('nnnnnnn')).toEqual([
      '1.2',
      '1.3',
      '1.4 stay',
      '1.5 stay',
      '1.6 stay',
      '1.7 stay',
      '1.8 stop',
    ]);
  });

  it('of the last stage counts on, until the plan is finished', () => {
    expect(follow('nynynynyny', cot, cot.length - 1)).toEqual([
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((night) => `5.${night}`),
      '5.11 finished',
    ]);
  });

  it('leaves it to the family when the second phase begins', () => {
    const last = both.findIndex((stage) => stage.last);
    expect(both.length).toBeGreaterThan(last + 1);
    expect(follow('yyyy', both, last).map((night) => night.slice(2))).toEqual([
      '2',
      '3',
      '4 settled',
      '5 settled',
    ]);
  });

  it('counts the nights on which nobody answered', () => {
    const first = beginStage(0, evening(1));
    expect(nextNight(first, true, evening(3), cot, figures)).toMatchObject({ stage: 0, night: 3 });
    expect(nextNight(first, true, evening(4), cot, figures)).toMatchObject({ stage: 1, night: 1 });
  });

  it('counts evenings, even when the clocks change', () => {
    const before: Progress = { stage: 0, night: 1, evening: '2026-10-24' };
    expect(nextNight(before, false, '2026-10-25', cot, figures).night).toBe(2);
    expect(
      nextNight({ ...before, evening: '2026-03-28' }, false, '2026-03-29', cot, figures).night,
    ).toBe(2);
  });
});

describe('what is due', () => {
  const progress = beginStage(0, evening(10));
  it.each([
    [10, 'tonight'],
    [11, 'answer'],
    [17, 'answer'],
    [18, 'choice'],
    [9, 'choice'], // the clock of the device was set back
  ] as const)('on the %ith is the %s', (day, due) => {
    expect(dueOn(progress, evening(day))).toBe(due);
  });
});

describe('the night that is shown', () => {
  const show = (progress: Progress, day: number, stages = cot) => {
    const { shown, note } = nightOn(progress, evening(day), stages, figures);
    return `${shown.stage + 1}.${shown.night}${note ? ` ${note}` : ''}`;
  };
  const third = { stage: 1, night: 3, evening: evening(10) };

  it.each([
    ['on its own evening', third, 10, '2.3'],
    ['counts on without an answer, and stays with its stage', third, 14, '2.7'],
    ['is only its stage after a long gap', third, 30, '2.3'],
    ['of the clock set back is its own', third, 9, '2.3'],
    [
      'one stage back comes forward by itself',
      { ...third, night: 1, forwardTo: 7 },
      12,
      '3.7 stay',
    ],
    ['of the last stage needs no answer', { ...third, stage: 4, night: 10 }, 11, '5.11 finished'],
  ])('%s', (_, progress, day, expected) => {
    expect(show(progress, day)).toBe(expected);
  });
});
