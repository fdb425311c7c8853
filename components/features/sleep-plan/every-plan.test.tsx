import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../../lib/fixtures';
import type { EveryPlan, Html, PageOf, PlanPiece } from '../../lib/schema.gen';
import { everyAnswer, everyPlan } from './every-plan';
import { FamilyPlan } from './family-plan';
import { stagesOf, wakingOf } from './nights';
import { makePlan, type Answers } from './plan';
import { wordsFor } from './words-for';

/** A page whose every text is its own place in the words, some of them for some families. */
function page(): PageOf<'sleep-plan'> {
  const [whole]: PageOf<'sleep-plan'>[] = structuredClone(fixtures['sleep-plan page']);
  const { coSleeping, cot, letter, safety, sameRoom, tonight } = whole!.content.plan;
  const text = (id: string) => id as Html;
  coSleeping.stages = Array(2).fill(coSleeping.stages[0]);
  cot.stages = Array(5).fill(cot.stages[0]);
  letter.time.body.variants.unshift({ when: { phases: 2 }, text: text('two phases') });
  letter.opening.f.variants.unshift({ when: { goal: ['b'] }, text: text('f with b') });
  coSleeping.firstStage.steps.push({ when: { methods: ['rocking'] }, text: text('rocking') });
  cot.notReady.variants.unshift({ when: { noMethods: ['dummy'] }, text: text('without a dummy') });
  safety.age.body.variants.unshift({ when: { age: ['under-6-months'] }, text: text('too young') });
  sameRoom.lead.variants.unshift({ when: { dummy: ['no'] }, text: text('no dummy') });
  tonight.stay.variants.unshift({ when: { room: true }, text: text('in the room') });
  return whole!;
}

/** What a family reads in its whole plan, and then night by night. */
function wholePlan({ content, site }: PageOf<'sleep-plan'>, answers: Answers): PlanPiece[] {
  const words = wordsFor(content.plan, answers);
  const plan = makePlan(answers);
  const html = renderToString(
    <FamilyPlan
      plan={plan}
      answers={answers}
      words={words}
      labels={content.labels}
      keeping={content.keeping}
      publisher={site.name}
      onBack={() => {}}
      onAgain={() => {}}
      onBegin={() => {}}
      onTonight={undefined}
      choice={null}
      exports={null}
      heading={{ current: null }}
    />,
  );
  const { body } = new DOMParser().parseFromString(html.replaceAll('<!-- -->', ''), 'text/html');
  body.querySelector('h1 + div')!.remove(); // the moment, which says again what the plan does
  const { coSleeping: _, cot: __, ...ofWakings } = words.waking;
  const wakings = stagesOf(plan).map((stage) => wakingOf(words, stage));
  const strings = JSON.stringify([words.tonight, words.fridge, ofWakings, ...wakings]).match(
    /(?<=[:,[])"[^"]*"(?!:)/g,
  );
  return [
    ...piecesIn(body.querySelector('article')!),
    ...strings!.map((id) => ({ html: JSON.parse(id) as string })),
  ];
}

function piecesIn(node: Node): PlanPiece[] {
  if (node instanceof HTMLElement && node.dataset.html) return [{ html: node.dataset.html }];
  const words = node instanceof Text && node.data.trim();
  return words ? [{ words }] : [...node.childNodes].flatMap(piecesIn);
}

/** What the list says that the family of one plan reads. */
function listed({ pieces, sections, plans }: EveryPlan, plan: number): PlanPiece[] {
  return plans[plan]!.sections.flatMap((section) => sections[section]!).map((i) => pieces[i]!);
}

const every = [...everyAnswer()];

describe('the list of what plans say', () => {
  it('holds of each plan what its family reads, in order', () => {
    const some = every.filter((_, i) => i % 487 === 0);
    const list = everyPlan(page(), renderToString, some);
    some.forEach((answers, i) => {
      expect(listed(list, i), JSON.stringify(answers)).toEqual(wholePlan(page(), answers));
    });
  });

  it('is made by rendering what plans have in common once', () => {
    const some = every.filter(
      ({ sleepArrangement, cosleepGoal, dummyUsage, age }) =>
        sleepArrangement === 'c' && cosleepGoal === 'b' && dummyUsage === 'no' && !age,
    );
    let rendered = 0;
    const render = (section: ReactElement) => {
      rendered++;
      return renderToString(section);
    };
    const { plans, sections } = everyPlan(page(), render, some);
    expect(plans).toHaveLength(126);
    // The letter for each of 63 sets of methods and the stages for as many, the dummy's section,
    // the shared room's, and five that all families read.
    expect(rendered).toBe(63 + 63 + 1 + 1 + 5);
    // And what is read night by night, in a room of one's own and in a shared one, and at wakings.
    expect(sections).toHaveLength(rendered + 6);
  });

  it('is refused where sections could differ in what cannot be compared', () => {
    const labels = { ...page().content.labels, tonight: () => 'Tonight' };
    const changed = { ...page(), content: { ...page().content, labels } } as never;
    expect(() => everyPlan(changed, renderToString)).toThrow('tonight, which is not plain data');
  });
});
