import { describe, expect, it } from 'vitest';
import type { Html, PlanCondition, PlanSlot } from '../../lib/schema.gen';
import { noAnswers, type Answers } from './plan';
import { textsFor, wordsFor } from './words-for';

const html = (text: string) => text as Html;

const family: Answers = {
  ...noAnswers,
  childName: 'Noor',
  sleepArrangement: 'c',
  cosleepGoal: 'a',
  settlingMethods: ['rocking', 'patting'],
  sameRoom: true,
  dummyUsage: 'no',
  also: ['alone'],
};

/** Whether a text with a condition is shown to a family. */
function isShown(when: PlanCondition, answers = family): boolean {
  return wordsFor([{ when }], answers).length === 1;
}

describe('the words for a family', () => {
  it.each<[boolean, PlanCondition]>([
    [true, { arrangement: ['c', 'd'] }],
    [false, { arrangement: ['a'] }],
    [true, { goal: ['a'] }],
    [false, { goal: ['b'] }],
    [true, { methods: ['breast feeding', 'rocking'] }],
    [false, { methods: ['dummy'] }],
    [true, { noMethods: ['breast feeding', 'bottle feeding'] }],
    [false, { noMethods: ['dummy', 'patting'] }],
    [true, { room: true }],
    [false, { room: false }],
    [true, { dummy: ['no'] }],
    [false, { dummy: ['night_only'] }],
    [true, { phases: 2 }],
    [false, { phases: 1 }],
    [false, { age: ['6-8-months'] }], // none was given
    [true, { noAge: ['6-8-months'] }],
    [true, { stages: true }],
    [false, { stages: false }],
    [true, { also: ['early', 'alone'] }],
    [false, { also: ['early'] }],
    [true, { arrangement: ['c'], room: true, phases: 2 }],
    [false, { arrangement: ['c'], room: true, phases: 1 }],
    [true, {}],
  ])('are for the families that a condition is about: %s, %j', (shown, when) => {
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
      steps: [{ when: { goal: ['b' as const] }, after: 1 }, { after: 2 }],
      link: { href: '/safe-sleep', label: 'Read' },
    };
    expect(wordsFor(words, family)).toEqual({
      title: 'title',
      steps: [{ after: 2 }],
      link: { href: '/safe-sleep', label: 'Read' },
    });
  });

  it('stand in slots: the first entry that holds, each part by itself, or all of a list', () => {
    const forB = { when: { goal: ['b' as const] } };
    const slot = (path: string, kind: PlanSlot['kind'], ...entries: PlanSlot['entries']) => ({
      path: path.split('.'),
      kind,
      entries,
    });
    const [one, b, two] = ['one', 'b', 'two'].map((text) => ({ text: html(text) }));
    const slots: PlanSlot[] = [
      slot(
        'letter.goal',
        'prose',
        { ...forB, body: html('b') },
        { when: { goal: ['a'] }, body: html('a') },
      ),
      slot(
        'letter.time',
        'passage',
        { title: html('title') },
        { ...forB, body: html('b') },
        { body: html('else') },
      ),
      slot('letter.time.link', 'link', { link: { label: 'Read', href: '/' } }),
      { ...slot('cot.stage0.steps', 'text', one!, { ...forB, ...b }, two!), many: true },
      slot('cot.stage0.ready', 'text', { ...forB, ...b }),
    ];
    expect(textsFor(slots, family)).toEqual({
      letter: {
        goal: 'a',
        time: { title: 'title', body: 'else', link: { label: 'Read', href: '/' } },
      },
      cot: { stage0: { steps: ['one', 'two'], ready: undefined } },
    });
  });
});
