import type { ReactElement } from 'react';
import { MarkupContext } from '../../lib/html';
import type { EveryPlan, PageOf, PlanOutline, PlanPiece } from '../../lib/schema.gen';
import { FamilyPlan } from './family-plan';
import {
  ages,
  arrangements,
  countsOf,
  dummyUses,
  goals,
  makePlan,
  methods,
  type Answers,
  type Method,
} from './plan';
import { familyOf, wordsFor } from './words-for';

/** A portion of the work: one of so many parts, counted from 0. */
export interface Portion {
  part: number;
  parts: number;
}

/** Renders the plans of a portion of all sets of answers, and lists what each says. */
export function everyPlan(
  page: PageOf<'sleep-plan'>,
  render: (tree: ReactElement) => string,
  { part, parts }: Portion,
): EveryPlan {
  const { plan: words, labels, keeping } = page.content;
  const pieces = new Map<string, number>();
  const asked = new Set<string>();
  const plans: PlanOutline[] = [];
  let count = 0;
  for (const answers of everyAnswer()) {
    if (count++ % parts !== part) continue;
    const plan = makePlan(answers);
    const chosen = wordsFor(words, answers);
    const html = render(
      <MarkupContext value={noMarkup}>
        <FamilyPlan
          plan={plan}
          answers={answers}
          words={chosen}
          labels={labels}
          keeping={keeping}
          publisher={page.site.name}
          onBack={() => {}}
          onAgain={() => {}}
          nights={null}
          exports={null}
          heading={noHeading}
        />
      </MarkupContext>,
    );
    for (const id of idsIn(chosen.questions)) asked.add(id);
    const nightByNight = [...idsIn(chosen.tonight), ...idsIn(chosen.fridge)].map((id) => `#${id}`);
    plans.push({
      answers: familyOf(answers),
      placeholders: { place: plan.place, ...countsOf(plan) },
      pieces: [...piecesIn(html), ...nightByNight].map((piece) => indexOf(piece, pieces)),
    });
  }
  return { pieces: [...pieces.keys()].map(parsePiece), plans, asked: [...asked] };
}

const noHeading = { current: null };
const noMarkup: ReadonlyMap<string, string> = new Map();

/**
 * Every set of answers that the six questions can end with, 5,040 of them; and for each
 * age, which only changes words, the sets that differ in more than their methods.
 */
export function* everyAnswer(): Generator<Answers> {
  const every = subsets(methods);
  const some = [...methods.map((method) => [method]), [...methods]];
  yield* answersWith(every, dummyUses, {});
  for (const age of ages) yield* answersWith(some, ['no'], { age });
}

function* answersWith(
  methodSets: readonly (readonly Method[])[],
  uses: readonly Answers['dummyUsage'][],
  rest: Pick<Answers, 'age'>,
): Generator<Answers> {
  for (const sleepArrangement of arrangements)
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

/** All subsets of a list but the empty one. */
function subsets<T>(all: readonly T[]): T[][] {
  return Array.from({ length: 2 ** all.length - 1 }, (_, i) =>
    all.filter((_, bit) => ((i + 1) >> bit) & 1),
  );
}

const articleOf = /<article[^]*<\/article>/;
const pieceIn = /<[^>]*? data-html="([^"]*)"[^>]*>|<[^>]*>|([^<]+)/g;

/** The IDs and the words in a rendered plan, each with a sign for its kind. */
function* piecesIn(html: string): Generator<string> {
  const article = articleOf.exec(html)?.[0].replaceAll('<!-- -->', '') ?? '';
  for (const [, id, words] of article.matchAll(pieceIn)) {
    if (id) yield `#${id}`;
    else if (words?.trim()) yield `=${words.trim()}`;
  }
}

function parsePiece(piece: string): PlanPiece {
  const content = piece.slice(1);
  return piece.startsWith('#') ? { html: content } : { words: content };
}

function indexOf(piece: string, pieces: Map<string, number>): number {
  const known = pieces.get(piece);
  if (known !== undefined) return known;
  pieces.set(piece, pieces.size);
  return pieces.size - 1;
}

/** The texts in the words of the questions: whatever is a string there. */
function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* idsIn(part);
  }
}
