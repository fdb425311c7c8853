import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fixtures, renderOn, setClock, slotsOfPlan } from '../../lib/fixtures';
import { removeDays } from '../../lib/kept-log';
import { keepLog, sleepLog, tapped } from '../../lib/log-fixtures';
import { momentOf } from '../../lib/moment';
import type { PageOf } from '../../lib/schema.gen';
import { beginStage, stagesOf } from './nights';
import { makePlan, noAnswers, type Answers } from './plan';
import { SitterCard } from './sitter-card';
import { planWordsFor } from './words-for';

const page: PageOf<'sleep-plan'> = structuredClone(fixtures['sleep-plan page'][0]);
page.content.plan.slots = slotsOfPlan();
const at = (time: string) => momentOf(new Date(`2026-11-24T${time}`));
const inTwoPhases: Answers = {
  ...noAnswers,
  childName: 'Noor',
  age: '9-12-months',
  sleepArrangement: 'c',
  cosleepGoal: 'a',
  settlingMethods: ['rocking'],
};

beforeEach(() => {
  removeDays();
  setClock('2026-11-24T20:00');
});

/** Renders the card on the first night of a stage, counted through both phases. */
function show(stage?: number) {
  const plan = makePlan(inTwoPhases);
  const words = planWordsFor(page.content.plan, inTwoPhases);
  Object.assign(words.sitter, {
    feed: 'Last feed: {time}',
    naps: 'Naps: {naps}',
    nap: '{from} to {to}',
    asleep: 'Asleep since {time}',
  });
  const tonight = stage === undefined ? undefined : beginStage(stage, '2026-11-24');
  const props = { plan, words, tonight, onBack: () => {}, heading: { current: null } };
  renderOn(page, <SitterCard {...props} />);
  return stagesOf(plan);
}

const idsShown = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-html]'), ({ dataset }) => dataset.html);

it('has the line of a stage in the child’s own place, and none of one beside the parents', () => {
  const beside = show(0);
  expect(beside[0]!.approach).toBe('coSleeping');
  expect(idsShown().join()).not.toMatch(/CoSleeping|Cot\./);
  cleanup();
  show(4);
  expect(idsShown().join()).toMatch(/Cot\.Stage\d\.Tonight.*Cot\.Stage\d\.Night/);
});

it('says where the child sleeps, what is safe and whom to call, whether or not a night was begun', () => {
  show();
  for (const part of ['OwnPlace', 'Steps', 'Safety', 'Parents', 'Emergency', 'Doctor'])
    expect(idsShown().join()).toContain(`Sitter.${part}`);
  expect(idsShown().join()).toContain('Fridge.TooMuch');
});

it('has the last feed and the naps of the day, and no heading where the diary is empty', () => {
  show();
  expect(screen.queryByText(/Last feed/)).toBeNull();
  cleanup();
  const naps = [
    { from: at('09:30'), to: at('10:40') },
    { from: at('13:00'), to: at('14:15') },
  ];
  keepLog(
    ...sleepLog([...naps, { from: at('19:10') }]),
    tapped('fed', '2026-11-24T18:05'),
    tapped('fed', '2026-11-24T07:00'),
  );
  show();
  expect(screen.getByText('Last feed: 6:05pm')).toBeVisible();
  expect(screen.getByText('Naps: 9:30am to 10:40am, 1pm to 2:15pm')).toBeVisible();
  expect(screen.getByText('Asleep since 7:10pm')).toBeVisible();
  cleanup();
  vi.setSystemTime(new Date('2026-11-25T09:10'));
  show();
  expect(screen.queryByText(/Asleep since/)).toBeNull();
});
