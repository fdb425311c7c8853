import type { Html, PlanAnswers, PlanCondition, PlanLine } from '../../lib/schema.gen';
import { hasStages, makePlan, type Answers } from './plan';

/** The words of the plan as one family reads them: no variants, no conditions. */
export type WordsFor<Words> = Words extends Html | string | number | boolean | undefined
  ? Words
  : Words extends { variants: unknown }
    ? Html | undefined
    : Words extends PlanLine
      ? Html
      : Words extends readonly (infer Item)[]
        ? WordsFor<Item>[]
        : { [Key in keyof Words]: WordsFor<Words[Key]> };

/**
 * Chooses the words for a family: of a text's variants the first whose condition holds,
 * and of a list the items whose condition holds.
 */
export function wordsFor<Words>(words: Words, answers: Answers): WordsFor<Words> {
  const family = familyOf(answers);
  return choose(words) as WordsFor<Words>;

  function choose(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter(isShown).map(choose);
    if (!isObject(value)) return value;
    if (isVaried(value)) return value.variants.find(isShown)?.text;
    if ('text' in value) return value.text;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, choose(part)]));
  }

  function isShown(value: unknown): boolean {
    const when = isObject(value) ? (value as { when?: PlanCondition }).when : undefined;
    return holds(when, family);
  }
}

/** What conditions ask about a family: its answers by the names that authors write. */
export function familyOf(answers: Answers): PlanAnswers {
  const plan = makePlan(answers);
  return {
    arrangement: answers.sleepArrangement ?? '',
    ...(answers.cosleepGoal && { goal: answers.cosleepGoal }),
    methods: [...answers.settlingMethods],
    room: answers.sameRoom,
    dummy: answers.dummyUsage,
    phases: plan.phases,
    stages: hasStages(plan),
    ...(answers.age && { age: answers.age }),
    ...(answers.also?.length && { also: [...answers.also] }),
  };
}

/** The conditions that hold for all other values of an answer. */
const refusals: Readonly<Record<string, keyof PlanAnswers>> = {
  noMethods: 'methods',
  noAge: 'age',
};

/** Whether all that a condition asks is so. */
export function holds(when: PlanCondition | undefined, family: PlanAnswers): boolean {
  if (!when) return true;
  return Object.entries(when).every(([key, wanted]) => {
    const refused = refusals[key];
    return refused
      ? !haveOneInCommon(wanted, family[refused])
      : haveOneInCommon(wanted, family[key as keyof PlanAnswers]);
  });
}

/** Whether two values or lists of values have one in common. */
function haveOneInCommon(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) return a.some((value) => haveOneInCommon(value, b));
  return a !== undefined && (Array.isArray(b) ? b.includes(a) : a === b);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isVaried(value: object): value is { variants: { when?: PlanCondition; text: Html }[] } {
  return 'variants' in value;
}
