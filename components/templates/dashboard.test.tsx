import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptPlan } from '../features/sleep-plan/kept-plan';
import { beginStage } from '../features/sleep-plan/nights';
import { eveningOf } from '../lib/days';
import { MarkupContext } from '../lib/html';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import { Dashboard } from './dashboard';

const [page] = fixtures['dashboard page'];
page.content.keptPlan = {
  heading: '{name}’s plan',
  night: ', stage {stage}, night {night}',
  text: page.content.plan!.text,
  action: 'Open Tonight',
};
page.content.plan!.heading = 'Make a plan';
const stages = page.content.stages!;
stages.coSleeping = Array(3).fill(stages.coSleeping[0]);
stages.cot = Array(6).fill(stages.cot[0]);
stages.nights = { stay: 6, back: 2, finish: 10 };
page.content.modules = ['/first', '/second', '/third'].map((path) => ({
  ...page.content.modules[0]!,
  path,
  title: path.slice(1),
  minutes: 8,
}));
page.content.start = 'Start Module';
Object.assign(page.content.today, {
  begin: 'Begin: {module}',
  continue: 'Continue: {module}',
  length: ', {minutes} min',
  left: ', {minutes} min left',
});

/** Only the date, so that waiting goes on as it does. */
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
beforeEach(() => void setClock('2026-11-22T14:00'));
afterEach(() => vi.useRealTimers());

async function show(markup: ReadonlyMap<string, string> = new Map()) {
  render(
    <MarkupContext value={markup}>
      <PageContext value={page}>
        <Dashboard page={page} />
      </PageContext>
    </MarkupContext>,
  );
  await act(async () => void (await import('../features/reading/kept-reading')));
  await act(async () => void (await import('./dashboard/today')));
}

/** A plan of the cot alone, as it is stored. */
const code = (name: string) => `1.a.w.0.3..${encodeURIComponent(name)}`;
const plan = (name: RegExp | string) => screen.getByRole('region', { name });

it('leads to the questions where no plan is kept', async () => {
  await show();
  expect(plan('Make a plan')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open Tonight' })).not.toBeInTheDocument();
});

it('names the plan that is kept and its night, and leads to tonight', async () => {
  keptPlan.write({ code: code('Ida {night}'), progress: beginStage(1, eveningOf(new Date())) });
  await show();
  expect(plan(/^.Ida \{night\}.’s plan, stage 2, night 1$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Tonight' })).toHaveAttribute(
    'href',
    '/comforting-sleep-journey',
  );
  expect(screen.queryByText('Make a plan')).not.toBeInTheDocument();
});

it('fills every placeholder of tonight’s line', async () => {
  setClock('2026-11-22T20:00');
  keptPlan.write({ code: code('Ida'), progress: beginStage(1, eveningOf(new Date())) });
  const line = 'Lay {them} in the {place}. {They} rest{s}.';
  await show(new Map([[stages.cot[0]!.tonight!.variants[0]!.text, line]]));
  expect(plan(/^.Ida/)).toHaveTextContent('Lay them in the cot. They rest.');
});

it('names no night of a plan that nobody has begun, or left long ago', async () => {
  keptPlan.write({ code: code('Ida') });
  await show();
  expect(plan(/^.Ida.’s plan$/)).toBeInTheDocument();
});

it('is not confused by what else is stored', async () => {
  localStorage.setItem('sleep-plan', '{"version":1,"value":{"code":"1.x"}}');
  await show();
  expect(plan('Make a plan')).toBeInTheDocument();
});

const keep = (evening: string) =>
  keptPlan.write({ code: code('Ida'), progress: { stage: 0, night: 3, evening } });

it.each([
  ['2026-11-22T17:00', 'tonight'],
  ['2026-11-22T03:05', 'tonight'],
  ['2026-11-22T06:00', 'check-in'],
  ['2026-11-22T11:59', 'check-in'],
  ['2026-11-22T12:00', 'path'],
  ['2026-11-22T16:59', 'path'],
])('begins at %s with %s', async (now, first) => {
  setClock(now);
  keep('2026-11-21');
  await show();
  const shown = {
    tonight: document.querySelector('[data-html*="Stages"][data-html*=".Tonight."]'),
    'check-in': document.querySelector('[data-html*="Morning.Question"]'),
    path: first === 'path' ? screen.queryByRole('link', { name: 'Begin: first, 8 min' }) : null,
  };
  for (const [name, element] of Object.entries(shown)) {
    expect(element !== null, name).toBe(name === first);
  }
});

it('ticks what was read, fills the button of the next module alone, and says how long it takes', async () => {
  localStorage.setItem(
    'guides-read',
    '{"version":1,"value":{"/first":1,"/second":0.4,"/third":"damaged"}}',
  );
  await show();
  const starts = screen.getAllByRole('link', { name: /^Start Module/ });
  expect(starts.map(({ className }) => className.includes('primary'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(screen.getByRole('heading', { name: /^first \(/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue: second, 5 min left' })).toHaveAttribute(
    'href',
    '/second',
  );
  fireEvent.click(screen.getByRole('button', { name: page.content.today.forget }));
  expect(localStorage.getItem('guides-read')).toBeNull();
  expect(screen.getByRole('link', { name: 'Begin: first, 8 min' })).toBeInTheDocument();
});
