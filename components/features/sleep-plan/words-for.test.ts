import { describe, expect, it } from 'vitest';
import type { Html, PlanCondition } from '../../lib/schema.gen';
import { noAnswers, type Answers } from './plan';
import { wordsFor } from './words-for';

const html = (text: string) => text as Html;

const family: Answers = {
  ...noAnswers,
  childName: 'Noor',
  sleepArrangement: 'c',
  cosleepGoal: 'a',
  settlingMethods: ['rocking', 'patting'],
  sameRoom: true,
  dummyUsage: 'no',
};

/** Whether a text with a condition is shown to a family. */
function isShown(when: PlanCondition, answers = family): boolean {
  return wordsFor([{ when, text: html('shown') }], answers).length === 1;
}

describe('the words for a family', () => {
  it.each<[string, PlanCondition, boolean]>([
    ['one of several arrangements', { arrangement: ['c', 'd'] }, true],
    ['another arrangement', { arrangement: ['a'] }, false],
    ['the goal', { goal: ['a'] }, true],
    ['one of the chosen methods', { methods: ['breast feeding', 'rocking'] }, true],
    ['a method that was not chosen', { methods: ['dummy'] }, false],
    ['none of some methods', { noMethods: ['breast feeding', 'bottle feeding'] }, true],
    ['none of some methods, one of which was chosen', { noMethods: ['dummy', 'patting'] }, false],
    ['a shared room', { room: true }, true],
    ['a room without the parents', { room: false }, false],
    ['no dummy', { dummy: ['no'] }, true],
    ['two phases', { phases: 2 }, true],
    ['one phase', { phases: 1 }, false],
    ['an age that was not given', { age: ['6-8-months'] }, false],
    ['all keys', { arrangement: ['c'], room: true, phases: 2 }, true],
    ['all keys but one', { arrangement: ['c'], room: true, phases: 1 }, false],
  ])('are for: %s', (_, when, shown) => {
    expect(isShown(when)).toBe(shown);
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
