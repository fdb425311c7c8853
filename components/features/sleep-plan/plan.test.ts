import { describe, expect, it } from 'vitest';
import { everyAnswer } from './every-plan';
import { beginStage, dueOn, nextNight, nightOn, noteOf, stagesOf, type Progress } from './nights';
import {
  ages,
  arrangements,
  isAnswered,
  isPossible,
  makePlan,
  noAnswers,
  outOfSharedBed,
  screenAfter,
  stepBefore,
  withArrangement,
  withMethod,
  type Answers,
  type Arrangement,
  type PlannedStage,
  type Step,
  type Screen,
} from './plan';

describe('Plans', () => {
  /** Every set of answers to the six questions alone. */
  const six = [...everyAnswer()].filter(({ age, also }) => !age && !also);

  /** A stage as parents see it. */
  function read({ label, firstNight, lastNight }: PlannedStage): string {
    return `${label}: ${firstNight}${lastNight === undefined ? ' onwards' : `-${lastNight}`}`;
  }

  const letters3 = ['A: 1-3', 'B: 4-6', 'C: 7-9'];
  const letters2 = ['A: 1-3', 'B: 4-6'];
  const numbers6 = ['1: 1-3', '2: 4-6', '3: 7-9', '4: 10-12', '5: 13-15', '6: 16 onwards'];
  const numbers5 = ['1: 1-3', '2: 4-6', '3: 7-9', '4: 10-12', '5: 13 onwards'];

  /** The rules once more, as a table in words rather than in code. */
  function expected(answers: Answers) {
    const by = answers.settlingMethods.join(' + ');
    const beside = /[cdef]/.test(answers.sleepArrangement!);
    const inCot = /[ab]/.test(answers.sleepArrangement!) || answers.cosleepGoal === 'a';
    return {
      coSleeping: !beside ? [] : /feeding|rocking/.test(by) ? letters3 : letters2,
      cot: !inCot ? [] : /feeding/.test(by) ? numbers6 : numbers5,
      phases: beside && inCot ? 2 : 1,
      place: answers.sleepArrangement === 'b' ? 'bed' : 'cot',
      sleepsOnParent: answers.sleepArrangement === 'f',
      rapidReturn: answers.sleepArrangement === 'b',
      dummy: {
        all_time: 'all_time',
        night_only: 'night_only',
        day_only: 'day_only',
        no: by.includes('dummy') ? 'asleep' : undefined,
      }[answers.dummyUsage],
      sameRoom: answers.sameRoom,
    };
  }

  describe('the plan', () => {
    it('is settled, when all goes well, within the weeks that the pages name', () => {
      for (const answers of six) {
        const { coSleeping, cot } = makePlan(answers);
        const [last] = [...coSleeping, ...cot].slice(-1);
        const before =
          coSleeping.length > 0 && cot.length > 0 ? coSleeping.at(-1)!.lastNight! + 7 : 0;
        const weeks = [7, 10].map((settled) =>
          Math.ceil((before + last!.firstNight - 1 + settled) / 7),
        );
        const named = before > 0 ? [5, 6] : coSleeping.length > 0 ? [2, 3] : [3, 4];
        for (const each of weeks) expect(named, JSON.stringify(answers)).toContain(each);
      }
    });

    it('holds the right parts, stages and nights for every set of answers', () => {
      for (const answers of six) {
        const { coSleeping, cot, dummy, ...parts } = makePlan(answers);
        const plan = { ...parts, coSleeping: coSleeping.map(read), cot: cot.map(read), dummy };
        expect(plan, JSON.stringify(answers)).toEqual(expected(answers));
      }
      expect(six).toHaveLength((2 + 4 * 2) * 63 * 2 * 4);
    });

    it.each([
      { method: 'breast feeding', coSleeping: [0, 1, 2], cot: [0, 1, 2, 3, 4, 5] },
      { method: 'rocking', coSleeping: [0, 1, 2], cot: [1, 2, 3, 4, 5] },
      { method: 'patting', coSleeping: [1, 2], cot: [1, 2, 3, 4, 5] },
    ] as const)('with $method shows those stages of the words', ({ method, coSleeping, cot }) => {
      const plan = makePlan({
        ...noAnswers,
        sleepArrangement: 'd',
        cosleepGoal: 'a',
        settlingMethods: [method],
      });
      expect(plan.coSleeping.map((stage) => stage.index)).toEqual(coSleeping);
      expect(plan.cot.map((stage) => stage.index)).toEqual(cot);
    });
  });

  it.each([undefined, ...ages])('has stages from 6 months on and none before: %s', (age) => {
    for (const sleepArrangement of arrangements) {
      const answers: Answers = { ...noAnswers, sleepArrangement, cosleepGoal: 'a' };
      const { coSleeping, cot, rapidReturn } = makePlan(age ? { ...answers, age } : answers);
      expect(coSleeping.length + cot.length > 0, sleepArrangement).toBe(age !== 'under-6-months');
      expect(rapidReturn && age === 'under-6-months').toBe(false);
    }
  });

  describe('the questions', () => {
    const path = (sleepArrangement: Arrangement, go: typeof screenAfter, from: Step) => {
      const steps: Step[] = [];
      for (let at: Screen = from; at !== 'plan' && !steps.includes(at);) {
        steps.push(at);
        at = go(at, { ...noAnswers, sleepArrangement });
      }
      return steps.join(' ');
    };

    it.each(arrangements)('are asked in order, without the goal for a and b: %s', (arrangement) => {
      const asked = arrangement < 'c' ? '1 2 4 5 6' : '1 2 3 4 5 6';
      expect(path(arrangement, screenAfter, 1)).toBe(asked);
      expect(path(arrangement, stepBefore, 6)).toBe(asked.split(' ').reverse().join(' '));
    });

    it.each<[Step, Partial<Answers>, boolean]>([
      [1, {}, false],
      [1, { childName: ' \t ' }, false],
      [1, { childName: 'Noor' }, true],
      [2, {}, false],
      [2, { sleepArrangement: 'a' }, true],
      [3, {}, false],
      [3, { cosleepGoal: 'b' }, true],
      [4, {}, false],
      [4, { settlingMethods: ['patting'] }, true],
      [5, {}, true],
      [6, {}, true],
    ])('at question %i with %j may be left: %s', (step, answers, may) => {
      expect(isAnswered(step, { ...noAnswers, ...answers })).toBe(may);
    });

    it('drop the goal of a child who turns out to sleep in a cot, and no other answer', () => {
      const before: Answers = {
        childName: 'Noor',
        sleepArrangement: 'c',
        cosleepGoal: 'a',
        settlingMethods: ['rocking'],
        sameRoom: true,
        dummyUsage: 'day_only',
      };
      const { cosleepGoal: _, ...others } = before;
      expect(withArrangement(before, 'a')).toEqual({ ...others, sleepArrangement: 'a' });
      expect(withArrangement(before, 'b')).toEqual({ ...others, sleepArrangement: 'b' });
      expect(withArrangement(before, 'f')).toEqual({ ...before, sleepArrangement: 'f' });
    });

    it('lead out of a shared bed to a place that is right for the age', () => {
      for (const age of [undefined, ...ages]) {
        const shared: Answers = { ...noAnswers, sleepArrangement: 'c' };
        const { sleepArrangement } = outOfSharedBed(age ? { ...shared, age } : shared);
        expect(sleepArrangement).toBe(age === 'over-3-years' ? 'b' : 'a');
        expect(isPossible(sleepArrangement!, age)).toBe(true);
      }
    });

    it.each([
      ['a', [...ages]],
      ['b', ['13-17-months', '18-months-to-3-years', 'over-3-years']],
      ['c', [...ages]],
      ['d', ['under-6-months', '6-8-months']],
      ['e', ['under-6-months', '6-8-months']],
      ['f', [...ages]],
    ] as const)('have arrangement %s for these ages alone', (arrangement, possible) => {
      expect(ages.filter((age) => isPossible(arrangement, age))).toEqual(possible);
    });

    it('keep the methods in the order in which they are offered', () => {
      const chosen = withMethod(withMethod(noAnswers, 'patting', true), 'dummy', true);
      expect(chosen.settlingMethods).toEqual(['dummy', 'patting']);
      expect(withMethod(chosen, 'dummy', false).settlingMethods).toEqual(['patting']);
    });
  });

  it.each([
    ['under-6-months', 'cot'],
    ['18-months-to-3-years', 'cot'],
    ['over-3-years', 'bed'],
  ] as const)('a child who shares a bed, %s, moves to a %s', (age, place) => {
    expect(makePlan({ ...noAnswers, age, sleepArrangement: 'c' }).place).toBe(place);
  });
});

describe('Nights', () => {
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

  /** Follows a plan with one answer per morning, y or n; "2.1" is the first night of the second stage. */
  function follow(answers: string, stages = cot, first = 0) {
    let progress = beginStage(first, evening(1));
    const nights = answers.split('').map((answer, i) => {
      progress = nextNight(progress, answer === 'y', evening(i + 2), stages, figures);
      const note = noteOf(progress, stages, figures);
      return `${progress.stage + 1}.${progress.night}${note ? ` ${note}` : ''}`;
    });
    return nights.join(', ');
  }

  describe('the next night', () => {
    it.each([
      ['comes after three nights in each stage', 'yyyyyy', 0, '1.2, 1.3, 2.1, 2.2, 2.3, 3.1'],
      ['comes not before', 'nny', 0, '1.2, 1.3, 2.1'],
      [
        'stays with a stage that is not ready, and moves as soon as it is',
        'nnnny',
        0,
        '1.2, 1.3, 1.4 stay, 1.5 stay, 2.1',
      ],
      [
        'goes back one stage for two nights, comes forward again, and then moves on',
        'nnnnnnyyy',
        1,
        '2.2, 2.3, 2.4 stay, 2.5 stay, 2.6 stay, 1.1 back, 1.2 back, 2.7 stay, 3.1',
      ],
      [
        'stops after a week in a stage',
        'nnnnnnnnn',
        1,
        '2.2, 2.3, 2.4 stay, 2.5 stay, 2.6 stay, 1.1 back, 1.2 back, 2.7 stay, 2.8 stop',
      ],
      [
        'of the first stage has no way back',
        'nnnnnnn',
        0,
        '1.2, 1.3, 1.4 stay, 1.5 stay, 1.6 stay, 1.7 stay, 1.8 stop',
      ],
      [
        'of the last stage counts on, until the plan is finished',
        'nynynynyny',
        4,
        '5.2, 5.3, 5.4, 5.5, 5.6, 5.7, 5.8, 5.9, 5.10, 5.11 finished',
      ],
    ])('%s: %s from %i', (_, answers, first, nights) => {
      expect(follow(answers, cot, first)).toBe(nights);
    });

    it('leaves it to the family when the second phase begins', () => {
      const last = both.findIndex((stage) => stage.last);
      expect(both.length).toBeGreaterThan(last + 1);
      const nights = [2, 3, '4 settled', '5 settled'].map((night) => `${last + 1}.${night}`);
      expect(follow('yyyy', both, last)).toBe(nights.join(', '));
    });

    it('counts the nights on which nobody answered', () => {
      const after = (day: number) =>
        nextNight(beginStage(0, evening(1)), true, evening(day), cot, figures);
      expect(after(3)).toMatchObject({ stage: 0, night: 3 });
      expect(after(4)).toMatchObject({ stage: 1, night: 1 });
    });

    it('counts evenings, even when the clocks change', () => {
      const after = (evening: string, next: string) =>
        nextNight({ stage: 0, night: 1, evening }, false, next, cot, figures).night;
      expect(after('2026-10-24', '2026-10-25')).toBe(2);
      expect(after('2026-03-28', '2026-03-29')).toBe(2);
    });
  });

  describe('what is due', () => {
    const progress = beginStage(0, evening(10));
    it.each([
      [10, 'tonight'],
      [11, 'answer'],
      [13, 'answer'],
      [14, 'choice'],
      [9, 'choice'], // the device's clock was set back
    ] as const)('on the %ith is the %s', (day, due) => {
      expect(dueOn(progress, evening(day))).toBe(due);
    });

    it.each([
      [[12, 13, 13, 16], 19, 'answer'],
      [[12, 16], 17, 'choice'], // a pause still counts when the diary continues
      [[16], 16, 'choice'],
      [[12, 13], 17, 'choice'],
    ] as const)('with sleeps written on %j on the %ith is the %s', (days, day, due) => {
      const written = days.map((one) => evening(one));
      expect(dueOn({ ...progress, written }, evening(day))).toBe(due);
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
      ['counts on without an answer, and stays with its stage', third, 13, '2.6'],
      ['counts on while the diary does', { ...third, written: [evening(12)] }, 14, '2.7'],
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
});
