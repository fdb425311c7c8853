import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PageProvider } from '../../components/app';
import { noAnswers, type Answers } from '../../components/features/sleep-plan/plan';
import { encodeAnswers } from '../../components/features/sleep-plan/plan-code';
import {
  FamilyPlan,
  SleepPlanCreator,
} from '../../components/features/sleep-plan/sleep-plan-creator';
import type { PageOf } from '../../components/lib/schema.gen';
import { forgetDrafts } from '../../components/navigation/drafts';
import { PageRouter } from '../../components/navigation/page-router';
import { pageText, words } from './page-text';
import { readPageFile } from './site';

/** The headings of the parts that only some plans have. */
const sometimes: Record<string, string> = {
  shared: 'Do not share a bed tonight if any one of these is true',
  onParent: 'When Noor sleeps on you',
  flat: 'Before night 1: from your chest to a flat surface',
  phases: 'Your plan has two phases',
  rapid: 'The rapid return',
  dummy: 'The dummy',
  room: 'When you share a room',
};

/** The headings of the parts that every plan has. */
const always = [
  'How to keep this plan',
  'Who this plan is for',
  'About night feeds',
  'The day that goes with it',
  'When it’s too much',
  'When to get medical help',
];

/** The nights of the stages: numbers in the child's own bed or cot, letters beside the parents. */
const stagesOf: Record<string, string> = {
  '2 letters': 'A 1-3, B 4-6',
  '3 letters': 'A 1-3, B 4-6, C 7-9',
  '5 numbers': '1 1-3, 2 4-6, 3 7-9, 4 10-12, 5 13 onwards',
  '6 numbers': '1 1-3, 2 4-6, 3 7-9, 4 10-12, 5 13-15, 6 16 onwards',
};

/** Plans that differ in more than a sentence: where the child sleeps, the goal, the methods, and so on. */
const plans = `
  a   | patting                      |      | no         | 5 numbers             |
  a   | breast feeding, rocking      | room | no         | 6 numbers             | room
  a   | rocking                      |      | all_time   | 5 numbers             | dummy
  b   | shushing                     |      | no         | 5 numbers             | rapid
  b   | bottle feeding               | room | night_only | 6 numbers             | rapid, dummy, room
  c b | patting                      |      | no         | 2 letters             | shared
  c b | rocking                      |      | day_only   | 3 letters             | shared, dummy
  c a | shushing                     | room | no         | 2 letters + 5 numbers | shared, phases, room
  d a | rocking, dummy               |      | no         | 3 letters + 5 numbers | shared, phases, dummy
  e a | breast feeding               |      | no         | 3 letters + 6 numbers | shared, phases
  f b | bottle feeding               | room | no         | 3 letters             | shared, onParent, flat, room
  f a | breast feeding, dummy, patting | room | all_time | 3 letters + 6 numbers | shared, onParent, flat, phases, dummy, room`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

const headings = () => Array.from(document.querySelectorAll('h1, h2, h3, h4'), words);

beforeAll(async () => {
  await FamilyPlan.preload();
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn(); // jsdom does not implement it
});

/** Opens a family's plan by its link. */
function open([place, methods, room, dummyUsage]: string[]) {
  const [sleepArrangement, cosleepGoal] = place!.split(' ');
  const answers = {
    ...noAnswers,
    childName: 'Noor',
    sleepArrangement,
    ...(cosleepGoal && { cosleepGoal }),
    settlingMethods: methods!.split(', '),
    sameRoom: room === 'room',
    dummyUsage,
  } as Answers;
  forgetDrafts();
  history.pushState(null, '', `/comforting-sleep-journey#plan=${encodeAnswers(answers)}`);
  const { page, markup: texts } = readPageFile('/comforting-sleep-journey');
  const markup = new Map(Object.entries(texts ?? {}));
  const head = { title: '', description: '', canonical: '' };
  render(
    <PageRouter first={{ page, markup, head, styles: [] }} load={vi.fn()}>
      {(data) => (
        <PageProvider data={data}>
          <SleepPlanCreator page={data.page as PageOf<'sleep-plan'>} />
        </PageProvider>
      )}
    </PageRouter>,
  );
  if (cosleepGoal) fireEvent.click(screen.getByText('None is true'));
  expect(document.querySelector('h1')).toHaveTextContent(/^A plan for Noor$/);
}

/** The stages of the plan with their nights, in the order shown. */
function stages(): string[] {
  return [...document.querySelectorAll('article p')]
    .filter((mark) => /^Stage /.test(mark.textContent) && mark.querySelector(':scope > strong'))
    .map((mark) => pageText(mark).replace(/Stage |Nights? /g, ''));
}

it.each(plans)('a plan for %s by %s, %s, dummy %s', (...plan) => {
  open(plan);
  const [, , , , planned = '', parts = ''] = plan;
  const inBoth = stages();
  const shown = headings();
  const first = pageText(document.body);
  if (parts.includes('phases')) {
    fireEvent.click(screen.getByText('Phase one has ended. Put phase two first'));
    expect(stages().toSorted()).toEqual(inBoth.toSorted());
    shown.push(...headings().filter((name) => !shown.includes(name)));
  }
  expect(inBoth.join(', ')).toBe(
    planned
      .split(' + ')
      .map((some) => stagesOf[some])
      .join(', '),
  );
  const extra = Object.keys(sometimes).filter((part) => shown.includes(sometimes[part]!));
  expect(extra.sort()).toEqual(parts.split(', ').filter(Boolean).sort());
  expect(shown).toEqual(expect.arrayContaining(always));
  for (const text of [first, pageText(document.body)]) {
    expect(text).toContain('healthy babies over 6 months');
    expect(text).toContain('Call 999');
    expect(text).not.toMatch(/[{}]/); // no placeholder without a value
  }
  const contents = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  expect(contents.length).toBeGreaterThanOrEqual(inBoth.length);
  expect(contents.filter(({ hash }) => !document.querySelector(hash))).toEqual([]);
  if (parts.includes('shared')) {
    // The list of all stages is above both.
    expect(first.slice(first.indexOf(sometimes['shared']!))).toContain('Stage A');
  }
});

it.each([
  [4, '1', 'asleep for 25 minutes'],
  [4, '2', 'up to 10 minutes'],
  [4, '3', '5 or 6 times'],
  [4, '4', 'visit the bed every 5 minutes'],
  [4, '6', 'After 10 minutes of protest go back'],
  [5, 'B', 'wait 3 to 5 minutes without comfort'],
  [3, '3', 'visit the bed every 5 minutes'],
])('plan %i says its number in stage %s: %s', (plan, mark, said) => {
  open(plans[plan]!);
  expect(pageText(screen.getByText(`Stage ${mark}`).closest('li')!)).toContain(said);
});

it('a plan says how long the method takes, and from which age it may be used', async () => {
  open(plans[4]!);
  const text = pageText(document.body);
  for (const figure of [
    '6 to 9 months',
    '3 to 5 hard days',
    'first 3-4 nights',
    'Over 6 months only:',
  ])
    expect(text).toContain(figure);
});
