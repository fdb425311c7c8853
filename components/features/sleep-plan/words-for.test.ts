import { describe, expect, it } from 'vitest';
import table from '../../../generator/model/testdata/conditions.json';
import type { Html, PlanAnswers, PlanCondition } from '../../lib/schema.gen';
import { noAnswers, type Answers } from './plan';
import { familyOf, holds, wordsFor } from './words-for';

const html = (text: string) => text as Html;

const family: Answers = {
  ...noAnswers,
  childName: 'Noor',
  sleepArrangement: 'c',
  cosleepGoal: 'a',
  settlingMethods: ['rocking', 'patting'],
  sameRoom: true,
  dummyUsage: 'no',
  also: ['siblings'],
};

/** Whether a text with a condition is shown to a family. */
function isShown(when: PlanCondition, answers = family): boolean {
  return wordsFor([{ when, text: html('shown') }], answers).length === 1;
}

describe('the words for a family', () => {
  it('are for the families that a condition is about, as they are for the rules', () => {
    const { family: answers, conditions } = table as {
      family: PlanAnswers;
      conditions: { what: string; when: PlanCondition; holds: boolean }[];
    };
    expect(answers).toEqual(familyOf(family));
    for (const { what, when, holds: expected } of conditions)
      expect(holds(when, answers), what).toBe(expected);
  });

  it('follow the age where it was given', () => {
    expect(isShown({ age: ['6-8-months'] }, { ...family, age: '6-8-months' })).toBe(true);
  });

  it('take the first variant whose condition holds', () => {
    const variants = [
      { when: { phases: 1 as const }, text: html('one') },
      { when: { phases: 2 as const }, text: html('two') },
      { text: html('else') },
    ];
    expect(wordsFor({ variants }, family)).toBe('two');
    expect(wordsFor({ variants: variants.slice(0, 1) }, family)).toBeUndefined();
  });

  it('choose wherever a text is, and leave everything else as it is', () => {
    const words = {
      title: { variants: [{ text: html('title') }] },
      steps: [{ when: { goal: ['b' as const] }, text: html('left out') }, { text: html('step') }],
      link: { href: '/safe-sleep', label: 'Read' },
    };
    expect(wordsFor(words, family)).toEqual({
      title: 'title',
      steps: ['step'],
      link: { href: '/safe-sleep', label: 'Read' },
    });
  });
});
