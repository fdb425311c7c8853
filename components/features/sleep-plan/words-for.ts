import type { Html, PlanCondition, PlanSlot, PlanTexts, PlanWords } from '../../lib/schema.gen';
import { hasStages, makePlan, type Answers } from './plan';

/** The words of the plan as one family reads them: no variants, no conditions. */
export type WordsFor<Words> = Words extends Html | string | number | boolean | undefined
  ? Words
  : Words extends { variants: unknown }
    ? Html | undefined
    : Words extends readonly (infer Item)[]
      ? WordsFor<Item>[]
      : { [Key in keyof Words]: WordsFor<Words[Key]> };

/** All words of a plan, as one family reads them. */
export type PlanWordsFor = WordsFor<Omit<PlanWords, 'slots'>> & PlanTexts;

/** Chooses all words of a plan for a family. */
export function planWordsFor({ slots, ...words }: PlanWords, answers: Answers): PlanWordsFor {
  return { ...wordsFor(words, answers), ...textsFor(slots, answers) };
}

/** Chooses the entries for the slots of a plan: the first whose condition is true or, in a list, all of them. */
export function textsFor(slots: readonly PlanSlot[], answers: Answers): PlanTexts {
  const family = familyOf(answers);
  const texts: Tree = {};
  for (const { path, kind, many, entries } of slots) {
    const shown = entries.filter(({ when }) => holds(when, family));
    const first = <Key extends keyof Entry>(key: Key) => shown.find((entry) => entry[key])?.[key];
    const last = path.at(-1)!;
    const parent = path.slice(0, -1).reduce<Tree>((at, key) => (at[key] ??= {}) as Tree, texts);
    const key = kind === 'prose' ? 'body' : (kind as keyof Entry | 'passage');
    if (key !== 'passage') parent[last] = many ? shown.map((entry) => entry[key]) : first(key);
    else if (many) parent[last] = shown.map(({ title, body }) => ({ title, body }));
    else parent[last] = { title: first('title'), body: first('body') };
  }
  return texts as unknown as PlanTexts;
}

type Entry = PlanSlot['entries'][number];
interface Tree {
  [key: string]: unknown;
}

/** Chooses the words for a family: of variants the first that applies, of a list all that apply. */
export function wordsFor<Words>(words: Words, answers: Answers): WordsFor<Words> {
  const family = familyOf(answers);
  return choose(words) as WordsFor<Words>;

  function choose(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter(isShown).map(choose);
    if (!isObject(value)) return value;
    if (isVaried(value)) return value.variants.find(isShown)?.text;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, choose(part)]));
  }

  function isShown(value: unknown): boolean {
    const when = isObject(value) ? (value as { when?: PlanCondition }).when : undefined;
    return holds(when, family);
  }
}

/** The values that conditions test: a family's answers, under the names that authors use. */
export interface Family {
  arrangement: string;
  goal?: string;
  methods: readonly string[];
  room: boolean;
  dummy: string;
  phases: 1 | 2;
  stages: boolean;
  age?: string;
  also?: readonly string[];
}

export function familyOf(answers: Answers): Family {
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

/** The conditions that are true for all other values of an answer. */
const refusals: Readonly<Record<string, keyof Family>> = {
  noMethods: 'methods',
  noAge: 'age',
  noAlso: 'also',
};

/** Whether all parts of a condition are true. */
export function holds(when: PlanCondition | undefined, family: Family): boolean {
  // Without Object.entries, because this runs two million times when all plans are checked.
  for (const key in when) {
    const refused = refusals[key];
    const answer = family[refused ?? (key as keyof Family)];
    if (haveOneInCommon(when[key as keyof PlanCondition], answer) === !!refused) return false;
  }
  return true;
}

/** Whether two values or lists have a value in common. */
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
