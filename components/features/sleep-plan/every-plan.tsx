import { Children, type ReactElement } from 'react';
import type { Markup } from '../../lib/html';
import type { Inspected } from '../../lib/page';
import type {
  PageOf,
  PlanCondition,
  PlanFindings,
  PlanSlot,
  PlanTexts,
  PlanWords,
} from '../../lib/schema.gen';
import { planSections } from './family-plan';
import {
  ages,
  alsos,
  arrangements,
  dummyUses,
  goals,
  hasStages,
  inSafePlace,
  isPossible,
  makePlan,
  methods,
  placeholdersOf,
  type Answers,
  type Method,
  type Phase,
} from './plan';
import { stagesOf, wakingOf } from './nights';
import {
  judge,
  remember,
  type EveryPlan,
  type PlanOutline,
  type PlanPiece,
  type PlanText,
} from './rules';
import { familyOf, holds, textsFor, wordsFor, type Family, type PlanWordsFor } from './words-for';

/** The problems in all possible plans, according to content/plan/rules.yaml; null if there are none. */
export function inspectPlans(
  page: Inspected<PageOf<'sleep-plan'>>,
  markup: Markup,
  render: (section: ReactElement) => string,
): PlanFindings | null {
  const findings = judge(everyPlan(page, render), page.content.rules ?? [], textsOf(page, markup));
  return findings.length > 0 ? { findings } : null;
}

/** The words of the plan, by the file of content/plan that contains them, named as in TypeScript. */
function partsOf({ slots, ...words }: PlanWords): Map<string, unknown> {
  const parts = new Map<string, unknown>(Object.entries(words));
  for (const slot of slots) {
    const part = slot.path[0]!;
    parts.set(part, [...((parts.get(part) as PlanSlot[] | undefined) ?? []), slot]);
  }
  return parts;
}

const fileOf = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All texts that a plan can contain, by ID. */
export function textsOf(
  page: Inspected<PageOf<'sleep-plan'>>,
  markup: Markup,
): Map<string, PlanText> {
  const texts = new Map<string, PlanText>();
  for (const [part, words] of partsOf(page.content.plan)) {
    for (const { html } of textsIn(words)) {
      const text = markup.get(html);
      const parts = [...(texts.get(html)?.parts ?? []), fileOf(part)];
      if (text !== undefined) texts.set(html, { markup: text, parts });
    }
  }
  return texts;
}

/**
 * Lists what the plans of families say, by default for every set of answers. Plans share most of
 * their sections, so each section is rendered and listed once.
 */
export function everyPlan(
  page: Inspected<PageOf<'sleep-plan'>>,
  render: (section: ReactElement) => string,
  families: Iterable<Answers> = everyAnswer(),
): EveryPlan {
  const words = page.content.plan;
  const shared = { publisher: page.site.name, heading: { current: null } };
  const wordsOf = chooserOf(words);
  const pieces = new Distinct<PlanPiece>();
  const sections = new Distinct<number[]>();
  const placeholders = new Distinct<Record<string, string>>();
  const asked = new Set<string>();

  const listed = (all: Iterable<PlanPiece>) =>
    sections.index(Array.from(all, (piece) => pieces.index(piece)));
  const { ofSection, ofWords } = keys();
  const sectionOf = once(ofSection, (section) => listed(piecesIn(render(section))));
  const wordsIn = once(ofWords, (texts) => listed(textsIn(texts)));
  const ask = once(ofWords, (questions) =>
    Array.from(textsIn(questions), ({ html }) => asked.add(html)),
  );

  const plans = Array.from(families, (answers): PlanOutline => {
    const plan = makePlan(answers);
    const family = familyOf(answers);
    const chosen = wordsOf({ answers, family });
    const { coSleeping: _, cot: __, ...ofWakings } = chosen.waking;
    const sheetOf = (phase: Phase) => {
      const shown = planSections({ ...shared, plan, phase, answers, words: chosen });
      return (Children.toArray(shown.props.children) as ReactElement[]).map(sectionOf);
    };
    ask(chosen.questions);
    ask(chosen.bedSharing);
    return {
      answers: family,
      placeholders: placeholders.index({ ...placeholdersOf(plan), ...onANight }),
      sheets: plan.phases === 2 ? [sheetOf(1), sheetOf(2)] : [sheetOf(1)],
      nights: [
        wordsIn(chosen.sitter),
        ...(hasStages(plan) ? [chosen.tonight, chosen.fridge, ofWakings].map(wordsIn) : []),
        ...stagesOf(plan).map((stage) => wordsIn(wakingOf(chosen, stage))),
      ],
    };
  });
  return {
    pieces: pieces.items,
    sections: sections.items,
    placeholders: placeholders.items,
    plans,
    asked: [...asked],
  };
}

/** Sample values for what the screen fills in at night. */
const onANight = { night: '2', wakings: '2', awake: '20\u00a0min', minutes: '5', time: '3am' };

/**
 * Every set of answers to the six questions, 5,040 in all. For each age and each addition by
 * parents, which change few words, only sets that differ in more than their methods.
 */
export function* everyAnswer(): Generator<Answers> {
  const every = subsets(methods);
  const some = [...methods.map((method) => [method]), [...methods]];
  yield* answersWith(every, dummyUses, {});
  for (const age of ages) {
    yield* answersWith(some, ['no'], { age });
    yield* answersWith([methods], dummyUses.slice(0, 3), { age });
  }
  for (const also of [...alsos.map((one) => [one]), alsos])
    for (const rest of [{ also }, ...ages.map((age) => ({ also, age }))])
      for (const answers of answersWith([methods], ['no'], rest))
        if (inSafePlace(answers) === answers) yield answers;
}

function* answersWith(
  methodSets: readonly (readonly Method[])[],
  uses: readonly Answers['dummyUsage'][],
  rest: Pick<Answers, 'age' | 'also'>,
): Generator<Answers> {
  for (const sleepArrangement of arrangements.filter((one) => isPossible(one, rest.age)))
    for (const goal of 'ab'.includes(sleepArrangement) ? [undefined] : goals)
      for (const settlingMethods of methodSets)
        for (const sameRoom of [false, true])
          for (const dummyUsage of uses)
            yield {
              childName: '{name}',
              ...rest,
              sleepArrangement,
              ...(goal && { cosleepGoal: goal }),
              settlingMethods,
              sameRoom,
              dummyUsage,
            };
}

/** All non-empty subsets of a list. */
function subsets<T>(all: readonly T[]): T[][] {
  return Array.from({ length: 2 ** all.length - 1 }, (_, i) =>
    all.filter((_, bit) => ((i + 1) >> bit) & 1),
  );
}

interface Asked {
  answers: Answers;
  /** The results of the conditions for these answers. */
  outcomes: readonly number[];
}

/** Chooses the words of families, each part once for all whose conditions have the same results. */
function chooserOf(
  words: PlanWords,
): (family: { answers: Answers; family: Family }) => PlanWordsFor {
  const conditions = new Distinct<PlanCondition>();
  const parts = Array.from(partsOf(words), ([name, part]) => {
    const asked = [...new Set(conditionsIn(part, conditions))];
    const choose = ({ answers }: Asked): unknown =>
      Array.isArray(part)
        ? textsFor(part as PlanSlot[], answers)[name as keyof PlanTexts]
        : wordsFor(part, answers);
    return [
      name,
      once(({ outcomes }: Asked) => asked.map((i) => outcomes[i]).join(''), choose),
    ] as const;
  });
  return ({ answers, family }) => {
    const outcomes = conditions.items.map((when) => +holds(when, family));
    const chosen: unknown = Object.fromEntries(
      parts.map(([name, choose]) => [name, choose({ answers, outcomes })]),
    );
    return chosen as PlanWordsFor;
  };
}

/** The indexes of the conditions in some words. */
function* conditionsIn(words: unknown, all: Distinct<PlanCondition>): Generator<number> {
  if (typeof words !== 'object' || words === null) return;
  for (const [key, part] of Object.entries(words)) {
    if (key === 'when') yield all.index(part as PlanCondition);
    else yield* conditionsIn(part, all);
  }
}

const pieceIn = /<[^>]*? data-html="([^"]*)"[^>]*>|<[^>]*>|([^<]+)/g;

/** Matches the parts of a section that are not printed. */
const onScreenOnly = /(<(a|section) class="[^"]*no-print[^]*?<\/\2>)/;

/** The IDs and the words in a rendered section. */
function* piecesIn(html: string): Generator<PlanPiece> {
  const parts = html.replaceAll('<!-- -->', '').split(onScreenOnly);
  // Between the printed parts are an unprinted part and the name of its element.
  for (const [at, part] of parts.entries()) {
    if (at % 3 === 2) continue;
    const screen = at % 3 === 1 && { screen: true };
    for (const [, id, words] of part.matchAll(pieceIn)) {
      if (id) yield { html: id, ...screen };
      else if (words?.trim()) yield { words: words.trim(), ...screen };
    }
  }
}

/** The texts in chosen words: every string in them. */
function* textsIn(value: unknown): Generator<{ html: string }> {
  if (typeof value === 'string') yield { html: value };
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

/** A list without duplicates. */
class Distinct<Item> {
  readonly items: Item[] = [];
  readonly #indexes = new Map<string, number>();

  /** The index of an item, which is added if it is new. */
  index(item: Item, key = JSON.stringify(item)): number {
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = this.items.push(item) - 1;
      this.#indexes.set(key, index);
    }
    return index;
  }
}

/** Rejects what JSON would omit, such as a function: different values would compare as equal. */
function plainOnly(key: string, value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new TypeError(`A section of the plan gets ${key}, which is not plain data.`);
  return value;
}

/** Memoises a function by a key of its argument. */
function once<Value, Result>(
  keyOf: (value: Value) => string,
  make: (value: Value) => Result,
): (value: Value) => Result {
  const made = new Map<string, Result>();
  return (value) => remember(made, keyOf(value), () => make(value));
}

/**
 * Keys that identify sections and words: sections are equal if the same component has equal props.
 * An object is serialised only the first time it is seen.
 */
function keys() {
  const components: unknown[] = [];
  const values = new Distinct<unknown>();
  const seen = new Map<unknown, number>();
  const ofValue = (value: unknown) => {
    const index = seen.get(value) ?? values.index(value, JSON.stringify(value, plainOnly));
    seen.set(value, index);
    return index;
  };
  const ofComponent = (type: unknown) => {
    if (!components.includes(type)) components.push(type);
    return components.indexOf(type);
  };
  const ofProps = (props: unknown) =>
    Object.entries(props as object).map(([name, value]) => `${name} ${ofValue(value)}`);
  return {
    ofSection: ({ type, props }: ReactElement) => `${ofComponent(type)} ${ofProps(props).join()}`,
    ofWords: (words: object) => String(ofValue(words)),
  };
}
