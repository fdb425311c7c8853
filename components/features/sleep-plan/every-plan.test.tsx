import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtures, slotsOfPlan } from '../../lib/fixtures';
import { PageContext } from '../../lib/page';
import type { Html, PageOf, PlanCondition } from '../../lib/schema.gen';
import { everyAnswer, everyPlan } from './every-plan';
import { FamilyPlan } from './family-plan';
import { stagesOf, wakingOf } from './nights';
import { makePlan, type Answers, type Phase } from './plan';
import type { EveryPlan, PlanPiece } from './rules';
import { planWordsFor } from './words-for';

/** A page whose texts name their own slots, some of them only for some families. */
function page(): PageOf<'sleep-plan'> {
  const [whole]: PageOf<'sleep-plan'>[] = structuredClone(fixtures['sleep-plan page']);
  const slots = slotsOfPlan();
  // Adds a first entry for some families.
  const vary = (place: string, when: PlanCondition) => {
    const { kind, entries } = slots.find(({ path }) => path.join('.') === place)!;
    const html = `${place} for some` as Html;
    entries.unshift({ when, ...(kind === 'text' ? { text: html } : { body: html }) });
  };
  vary('letter.time', { phases: 2 });
  vary('letter.opening', { goal: ['b'] });
  vary('coSleeping.stage0.steps', { methods: ['rocking'] });
  vary('cot.notReady', { noMethods: ['dummy'] });
  vary('safety.age', { age: ['under-6-months'] });
  vary('sameRoom.lead', { dummy: ['no'] });
  vary('letter.methods.lines', { methods: ['patting'] });
  whole!.content.plan.slots = slots;
  whole!.content.plan.tonight.notes.stay.variants.unshift({
    when: { room: true },
    text: 'in the room' as Html,
  });
  return whole!;
}

/** What a family reads in one phase of its plan. */
function sheetOf(page: PageOf<'sleep-plan'>, answers: Answers, phase: Phase): PlanPiece[] {
  const { content, site } = page;
  const words = planWordsFor(content.plan, answers);
  const plan = makePlan(answers);
  const html = renderToString(
    <PageContext value={page}>
      <FamilyPlan
        plan={plan}
        answers={answers}
        words={words}
        keeping={content.keeping}
        publisher={site.name}
        onBack={() => {}}
        onAgain={() => {}}
        onBegin={() => {}}
        onTonight={undefined}
        choice={null}
        exports={() => null}
        phase={phase}
        heading={{ current: null }}
      />
    </PageContext>,
  );
  const { body } = new DOMParser().parseFromString(html.replaceAll('<!-- -->', ''), 'text/html');
  body.querySelector('article .no-print')!.remove(); // the moment, which repeats the plan
  return piecesIn(body.querySelector('article')!);
}

/** What a family reads night by night. */
function nightsOf({ content }: PageOf<'sleep-plan'>, answers: Answers): PlanPiece[] {
  const words = planWordsFor(content.plan, answers);
  const { coSleeping: _, cot: __, ...ofWakings } = words.waking;
  const wakings = stagesOf(makePlan(answers)).map((stage) => wakingOf(words, stage));
  const nightly = answers.age === 'under-6-months' ? [] : [words.tonight, words.fridge, ofWakings];
  const strings = JSON.stringify([words.sitter, ...nightly, ...wakings]).match(
    /(?<=[:,[])"[^"]*"(?!:)/g,
  );
  return strings!.map((id) => ({ html: JSON.parse(id) as string }));
}

function piecesIn(node: Node): PlanPiece[] {
  const screen = node.parentElement?.closest('.no-print') && { screen: true };
  if (node instanceof HTMLElement && node.dataset.html) {
    const isOnScreen = screen ?? (node.closest('.no-print') && { screen: true });
    return [{ html: node.dataset.html, ...isOnScreen }];
  }
  const words = node instanceof Text && node.data.trim();
  return words ? [{ words, ...screen }] : [...node.childNodes].flatMap(piecesIn);
}

/** The pieces of some sections. */
function listed({ pieces, sections }: EveryPlan, some: readonly number[]): PlanPiece[] {
  return some.flatMap((section) => sections[section]!).map((i) => pieces[i]!);
}

const every = [...everyAnswer()];

describe('the list of what plans say', () => {
  it('holds of each plan what its family reads, in order', () => {
    const some = every.filter((_, i) => i % 487 === 0);
    const list = everyPlan(page(), renderToString, some);
    some.forEach((answers, i) => {
      const { phases } = makePlan(answers);
      const { sheets, nights } = list.plans[i]!;
      const family = JSON.stringify(answers);
      expect(sheets, family).toHaveLength(phases);
      sheets.forEach((sheet, at) => {
        const shown = sheetOf(page(), answers, at === 0 ? 1 : 2);
        expect(listed(list, sheet), family).toEqual(shown);
      });
      expect(listed(list, nights), family).toEqual(nightsOf(page(), answers));
    });
  });

  it('holds a line of each stage of both phases on one page, and prints nothing twice but who helps', () => {
    const some = every.filter((answers, i) => makePlan(answers).phases === 2 && i % 97 === 0);
    const list = everyPlan(page(), renderToString, some);
    const printedTwice = /Safety\.(TooMuch|Emergency)|Letter\.Greeting|Labels|Methods\.Choices/;
    const line = /(Cot|CoSleeping)\.Stage\d\.Tonight$/;
    for (const { sheets } of list.plans) {
      const [first, second] = sheets.map((sheet) =>
        listed(list, sheet).flatMap(({ html = '' }) => (line.test(html) ? [html] : [])),
      );
      expect(first!.length).toBeGreaterThanOrEqual(7);
      expect(second!.toSorted()).toEqual(first!.toSorted());
      for (const sheet of sheets) expect(new Set(sheet).size).toBe(sheet.length);
      const [one, two] = sheets.map((sheet) =>
        listed(list, sheet).flatMap(({ html, screen }) => (html && !screen ? [html] : [])),
      );
      const twice = two!.filter((html) => one!.includes(html));
      expect(twice.filter((html) => !printedTwice.test(html))).toEqual([]);
    }
  });

  it('is made by rendering what plans have in common once', () => {
    const some = every.filter(
      ({ sleepArrangement, cosleepGoal, dummyUsage, age, also }) =>
        sleepArrangement === 'c' && cosleepGoal === 'b' && dummyUsage === 'no' && !age && !also,
    );
    let rendered = 0;
    const render = (section: ReactElement) => {
      rendered++;
      return renderToString(section);
    };
    const { plans, sections } = everyPlan(page(), render, some);
    expect(plans).toHaveLength(126);
    // The letter with and without a line, the stages for each of 63 sets of methods, the sections
    // on the dummy and the shared room, and five that all families read.
    expect(rendered).toBe(2 + 63 + 1 + 1 + 5);
    // Also what is read night by night: with a room of one's own, in a shared one, at wakings, by a sitter.
    expect(sections).toHaveLength(rendered + 7);
  });

  it('is refused where sections could differ in what cannot be compared', () => {
    const changed = page();
    const { entries } = changed.content.plan.slots.find(
      ({ path }) => path.join('.') === 'labels.tonight',
    )!;
    entries[0] = { label: (() => 'Tonight') as never };
    expect(() => everyPlan(changed, renderToString)).toThrow('tonight, which is not plain data');
  });
});
