import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageProvider } from '../../components/app';
import { SleepPlanCreator } from '../../components/features/sleep-plan/sleep-plan-creator';
import { FamilyPlan } from '../../components/features/sleep-plan/sleep-plan-creator';
import type { PageOf } from '../../components/lib/schema.gen';
import { forgetDrafts } from '../../components/navigation/drafts';
import { PageRouter } from '../../components/navigation/page-router';
import { pageText, words } from './page-text';
import { readPageFile } from './site';

interface Answers {
  /** The value of each answer, as the plan's files name it. */
  arrangement: string;
  goal?: string;
  methods: string[];
  room: 'yes' | 'no';
  dummy: 'all_time' | 'night_only' | 'day_only' | 'no';
}

interface Case extends Answers {
  stages: string[];
  /** The headings of the parts that not every plan has. */
  parts: string[];
}

const letters3 = ['A 1-3', 'B 4-6', 'C 7-9'];
const letters2 = ['A 1-3', 'B 4-6'];
const numbers6 = ['1 1-3', '2 4-6', '3 7-9', '4 10-12', '5 13-15', '6 16 onwards'];
const numbers5 = ['1 1-3', '2 4-6', '3 7-9', '4 10-12', '5 13 onwards'];

const shared = 'Do not share a bed tonight if any one of these is true';
const onParent = 'When Noor sleeps on you';
const phases = 'Your plan has two phases';
const flat = 'Before night 1: from your chest to a flat surface';
const rapid = 'The rapid return';
const dummy = 'The dummy';
const room = 'When you share a room';
const sometimes = [shared, onParent, flat, phases, rapid, dummy, room];
/** The headings of the parts that every plan has. */
const always = [
  'How to keep this plan',
  'Who this plan is for',
  'About night feeds',
  'The day that goes with it',
  'When it’s too much',
  'When to get medical help',
];

/** The plans that differ in more than a sentence. */
const cases: Case[] = [
  { arrangement: 'a', methods: ['patting'], room: 'no', dummy: 'no', stages: numbers5, parts: [] },
  {
    arrangement: 'a',
    methods: ['breast feeding', 'rocking'],
    room: 'yes',
    dummy: 'no',
    stages: numbers6,
    parts: [room],
  },
  {
    arrangement: 'a',
    methods: ['rocking'],
    room: 'no',
    dummy: 'all_time',
    stages: numbers5,
    parts: [dummy],
  },
  {
    arrangement: 'b',
    methods: ['shushing'],
    room: 'no',
    dummy: 'no',
    stages: numbers5,
    parts: [rapid],
  },
  {
    arrangement: 'b',
    methods: ['bottle feeding'],
    room: 'yes',
    dummy: 'night_only',
    stages: numbers6,
    parts: [rapid, dummy, room],
  },
  {
    arrangement: 'c',
    goal: 'b',
    methods: ['patting'],
    room: 'no',
    dummy: 'no',
    stages: letters2,
    parts: [shared],
  },
  {
    arrangement: 'c',
    goal: 'b',
    methods: ['rocking'],
    room: 'no',
    dummy: 'day_only',
    stages: letters3,
    parts: [shared, dummy],
  },
  {
    arrangement: 'c',
    goal: 'a',
    methods: ['shushing'],
    room: 'yes',
    dummy: 'no',
    stages: [...letters2, ...numbers5],
    parts: [shared, phases, room],
  },
  {
    arrangement: 'd',
    goal: 'a',
    methods: ['rocking', 'dummy'],
    room: 'no',
    dummy: 'no',
    stages: [...letters3, ...numbers5],
    parts: [shared, phases, dummy],
  },
  {
    arrangement: 'e',
    goal: 'a',
    methods: ['breast feeding'],
    room: 'no',
    dummy: 'no',
    stages: [...letters3, ...numbers6],
    parts: [shared, phases],
  },
  {
    arrangement: 'f',
    goal: 'b',
    methods: ['bottle feeding'],
    room: 'yes',
    dummy: 'no',
    stages: letters3,
    parts: [shared, onParent, flat, room],
  },
  {
    arrangement: 'f',
    goal: 'a',
    methods: ['breast feeding', 'dummy', 'patting'],
    room: 'yes',
    dummy: 'all_time',
    stages: [...letters3, ...numbers6],
    parts: [shared, onParent, flat, phases, dummy, room],
  },
];

// Roles would be computed for every element of a long page, so elements are found by their names.
const button = (text: string | RegExp) => screen.getByText(text, { selector: 'button' });
const next = () => button(/^(Continue|Create Sleep Plan)$/);
const back = () => button('Back');
const title = () => document.querySelector('h1')!;
const choice = (value: string, name?: string) =>
  document.querySelector<HTMLInputElement>(
    `input[value="${value}"]${name ? `[name="${name}"]` : ''}`,
  )!;
const headings = () => Array.from(document.querySelectorAll('h1, h2, h3, h4'), words);

beforeAll(async () => {
  await FamilyPlan.preload();
});

const head = { title: '', description: '', canonical: '' };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn(); // jsdom has no layout to scroll
  forgetDrafts();
  history.replaceState(null, '', '/comforting-sleep-journey');
  const { page, markup: texts } = readPageFile('/comforting-sleep-journey');
  const markup = new Map(Object.entries(texts ?? {}));
  render(
    <PageRouter first={{ page, markup, head, styles: [] }} load={vi.fn()}>
      {(data) => (
        <PageProvider data={data}>
          <SleepPlanCreator page={data.page as PageOf<'sleep-plan'>} />
        </PageProvider>
      )}
    </PageRouter>,
  );
});

function answer(answers: Answers, name = 'Noor') {
  const choose = (key: string, value: string) => {
    fireEvent.click(choice(value, key));
  };
  const goOn = () => fireEvent.click(next());
  fireEvent.change(screen.getByLabelText("Child's name"), { target: { value: name } });
  goOn();
  choose('sleepArrangement', answers.arrangement);
  goOn();
  if (answers.goal) {
    choose('cosleepGoal', answers.goal);
    goOn();
  }
  for (const method of answers.methods) choose('settlingMethods', method);
  goOn();
  choose('sameRoom', answers.room);
  goOn();
  choose('dummyUsage', answers.dummy);
  goOn();
  if (answers.goal) fireEvent.click(screen.getByRole('button', { name: 'None is true' }));
}

/** The stages of the plan with their nights, in the order in which they stand. */
function stages(): string[] {
  return [...document.querySelectorAll('article p')]
    .filter((mark) => /^Stage /.test(mark.textContent) && mark.querySelector(':scope > strong'))
    .map((mark) => pageText(mark).replace(/Stage |Nights? /g, ''));
}

/** What a stage says. */
function stage(mark: string): string {
  const item = screen.getByText(`Stage ${mark}`, { exact: true }).closest('li');
  return pageText(item!);
}

describe('a plan', () => {
  it.each(cases)('for $arrangement $goal by $methods', ({ stages: planned, parts, ...answers }) => {
    answer(answers);
    expect(title()).toHaveTextContent(/^A plan for Noor$/);
    expect(title()).toHaveFocus();
    const inBoth = stages();
    const shown = headings();
    const first = pageText(document.body);
    if (parts.includes(phases)) {
      fireEvent.click(button('Phase one has ended. Put phase two first'));
      expect(stages().toSorted()).toEqual(inBoth.toSorted());
      shown.push(...headings().filter((name) => !shown.includes(name)));
    }
    expect(inBoth).toEqual(planned);
    expect(shown.filter((name) => sometimes.includes(name)).sort()).toEqual(parts.toSorted());
    expect(shown).toEqual(expect.arrayContaining(always));
    for (const text of [first, pageText(document.body)]) {
      expect(text).toContain('healthy babies over 6 months');
      expect(text).toContain('Call 999');
      expect(text).not.toMatch(/[{}]/); // placeholders that nobody filled
    }
    if (parts.includes(shared)) {
      // The list of all stages stands above both.
      expect(first).toContain(shared);
      expect(first.slice(first.indexOf(shared))).toContain('Stage A');
    }
  });

  it('has each number of the method in its stage', () => {
    answer(cases[4]!);
    expect(stage('1')).toContain('asleep for 25 minutes');
    expect(stage('2')).toContain('up to 10 minutes');
    expect(stage('3')).toContain('5 or 6 times');
    expect(stage('4')).toContain('visit the bed every 5 minutes');
    expect(stage('6')).toContain('After 10 minutes of protest go back');
    const text = pageText(document.body);
    for (const figure of ['6 to 9 months', '3 to 5 hard days', 'first 3-4 nights']) {
      expect(text).toContain(figure);
    }
    expect(text).toContain('Over 6 months only:');
  });

  it('beside the parents has its number in the last stage', () => {
    answer(cases[5]!);
    expect(stage('B')).toContain('wait 3 to 5 minutes without comfort');
  });

  it('of five stages brings the visits every 5 minutes forward to the third', () => {
    answer(cases[3]!);
    expect(stage('3')).toContain('visit the bed every 5 minutes');
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['from right to left', 'نور الهدى'],
    ['long', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)],
  ])('takes an odd name for a name: %s', (_, name) => {
    answer(cases[0]!, name);
    expect(title()).toHaveTextContent(`A plan for ${name.slice(0, 80)}`);
    expect(title().querySelector('img')).toBeNull();
  });
});

it('going back keeps the answers, and a cot drops the goal', async () => {
  answer(cases[11]!);
  fireEvent.click(back());
  await waitFor(() => expect(choice('all_time')).toBeChecked());
  for (const question of [5, 4, 3, 2]) {
    fireEvent.click(back());
    await screen.findByText(`Question ${question} of 6`, { selector: 'p:not([role])' });
  }
  expect(choice('f')).toBeChecked();
  fireEvent.click(choice('a', 'sleepArrangement'));
  for (const _ of [4, 5, 6, 'plan']) fireEvent.click(next());
  expect(stages()).toEqual(numbers6);
  expect(headings()).not.toContain(phases);
});
