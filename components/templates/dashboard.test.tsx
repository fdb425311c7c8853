import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keptPlan } from '../features/sleep-plan/kept-plan';
import { beginStage } from '../features/sleep-plan/nights';
import { eveningOf } from '../lib/days';
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

async function show() {
  render(
    <PageContext value={page}>
      <Dashboard page={page} />
    </PageContext>,
  );
  await act(async () => void (await import('../features/sleep-plan/kept-night')));
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
