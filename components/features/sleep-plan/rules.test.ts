import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenPlan } from '../../lib/fixtures';
import type { PageOf, PlanRule } from '../../lib/schema.gen';
import { everyPlan, textsOf } from './every-plan';
import { phraseOf, plain } from './phrases';
import { judge, type EveryPlan } from './rules';
import { holds } from './words-for';

const { content } = writtenPlan;
const markup = new Map(Object.entries(writtenPlan.markup));
const page = { content, site: { name: 'Little Dormouse' } } as PageOf<'sleep-plan'>;
const rules = content.rules ?? [];

/** On each line: the fault, the rule that finds it, the slot in the plan, and the replacement text. */
const faults = readFileSync(`${import.meta.dirname}/rules.faults.txt`, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string, string, string]);
faults.push(['a plan too long', 'length, missing', 'letter/promise[0]', 'And so on. '.repeat(700)]);

let every: EveryPlan;
beforeAll(() => {
  every = everyPlan(page, renderToString);
});

/** The ID of an entry's text, from the file, the slot and the index of the entry. */
function idAt(place: string): string {
  const [, name = '', index] = /^(.*)\[(\d+)\]$/.exec(place) ?? [];
  const path = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const entry = content.plan.slots.find((slot) => slot.path.join('/') === path)?.entries[
    Number(index)
  ];
  const id = entry?.text ?? entry?.body;
  expect(id, place).toBeDefined();
  return id!;
}

/** The findings when one text is replaced, in the plans that contain it and have a rule for them. */
function judged(some: readonly PlanRule[], path?: string, text = '') {
  if (!path) return { id: undefined, found: judge(every, some, textsOf(page, markup)) };
  const id = idAt(path);
  const having = every.sections.map((pieces) => pieces.some((i) => every.pieces[i]!.html === id));
  const plans = every.plans.filter(
    ({ answers, sheets, nights }) =>
      [...sheets, nights].some((sections) => sections.some((i) => having[i])) &&
      (some.length === 0 || some.some(({ when }) => holds(when, answers))),
  );
  const changed = new Map(markup).set(id, text);
  return { id, found: judge({ ...every, plans }, some, textsOf(page, changed)) };
}

describe('the plans of all families', () => {
  it('keep the rules', () => {
    expect(every.plans).toHaveLength(
      5040 +
        (2 * 9 + 5 + 3 * 6) * 2 * (7 + 3) +
        3 * (10 + 2 * 9 + 5 + 3 * 6) * 2 -
        2 * (3 * 8 + 2 * 4) * 2, // born early, in a shared bed
    );
    expect(judged(rules).found).toEqual([]);
  });

  it('share their sections', () => {
    const pieces = (some: readonly (readonly number[])[]) =>
      some.flat().reduce((sum, section) => sum + every.sections[section]!.length, 0);
    const inPlans = every.plans.reduce(
      (sum, plan) => sum + pieces([...plan.sheets, plan.nights]),
      0,
    );
    expect(pieces([every.sections.map((_, i) => i)]) * 20).toBeLessThan(inPlans);
  });

  // Every fault that the texts once had is found if it returns: at its text or, if a sentence is
  // missing, at the rule.
  it.each(faults)('show a fault: %s', (_, marked, path, text) => {
    const [rule = '', missing] = marked.split(', ');
    const { id, found } = judged(
      rules.filter((one) => one.id === rule),
      path,
      text,
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        kind: 'plan-rule',
        message: expect.stringContaining(`(rule ${rule})`) as string,
        ...(!missing && { text: id }),
      }),
    );
  });
});

describe('what is found', () => {
  it('says how many families it touches, and names one', () => {
    const { found } = judged(rules, 'letter/goal[1]', 'So the bed stays as it is.');
    expect(found).toHaveLength(1);
    expect(found[0]!.message).toBe(
      '“the bed stays as it is” must not be in the plans of 624 families (rule tired-parents-never-share).',
    );
    expect(found[0]!.hint).toContain('One family: arrangement f, goal b, methods ');
  });

  it('holds a page with too many words, of both phases together', () => {
    const [rule] = rules.filter(({ id }) => id === 'length');
    const found = (most: object) => judged([{ ...rule!, ...most }]).found;
    expect(found({ mostWordsOnPage: 2450, when: { phases: 2 } })[0]!.message).toContain(
      'words are on the page of',
    );
    expect(found({ mostWordsOnPage: 2490, when: { phases: 1 } })).toEqual([]);
  });

  it('holds a text that no family reads', () => {
    const texts = textsOf(page, markup).set('nobody', { markup: '', parts: ['letter'] });
    expect(judge(every, [], texts)).toMatchObject([{ kind: 'plan-text-unread', text: 'nobody' }]);
  });

  it('holds a placeholder without a value, in a text and in a label', () => {
    const path = 'letter/time[5]';
    const { id, found } = judged([], path, 'The nights are counted: {first-nights}.');
    expect(found).toMatchObject([{ kind: 'plan-value-missing', text: id }]);
    expect(found[0]!.message).toContain('{first-nights}');
    const family = every.plans[0]!.answers;
    const one: EveryPlan = {
      pieces: [{ words: 'After {nights} nights' }],
      sections: [[0]],
      placeholders: [{ nights: '3' }],
      plans: [{ answers: family, placeholders: 0, sheets: [[0]], nights: [] }],
      asked: [],
    };
    expect(judge(one, [], new Map())[0]!.message).toContain('{nights} has no value');
  });
});

it('asks for the name of the child without saying it', () => {
  const texts = (_: string, value: unknown) => markup.get(value as string) ?? value;
  const asked = JSON.stringify(content.plan.questions.childName, texts);
  expect(asked).toContain('your child’s name?');
  expect(asked).not.toContain('{name}');
});

it.each<[string, string, boolean]>([
  ['cot', 'Into the cot.', true],
  ['cot', 'A cottage, an apricot.', false],
  ['the COT', 'into The Cot', true],
  ['sofa ... risk', 'A sofa or an armchair raises the risk.', true],
  ['sofa ... risk', 'Never on a sofa. It raises the risk.', false],
  ['wait {figure} minutes', 'Wait 5 minutes.', true],
  ['wait {figure} minutes', 'Wait some minutes.', false],
  ['3-4 nights', 'the first 3–4 nights', true],
  ["it's the cot", 'it’s the cot', true],
  ['2.5 kg', 'weighed 2.5 kg or less', true],
  ['2.5 kg', 'weighed 215 kg', false],
  ['nap|naps', 'two naps', true],
  ['Call 999', '<strong>Call 999</strong> if', true],
  ['38°C or more under 3 months', '38°C or more under 3 months', true],
])('the phrase %s in “%s” is found: %s', (phrase, text, isFound) => {
  const { needles, figuresIn } = phraseOf(phrase);
  expect(figuresIn(plain(text)).length > 0).toBe(isFound);
  if (isFound)
    expect(needles.some((needle) => plain(text).toLowerCase().includes(needle))).toBe(true);
});
