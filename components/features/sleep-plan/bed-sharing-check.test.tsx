import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MarkupContext } from '../../lib/html';
import type { PlanTexts } from '../../lib/schema.gen';
import { BedSharingCheck } from './bed-sharing-check';

const words = {
  title: 'Before we talk about sharing a bed',
  lead: 'Tick any that is true.',
  dangers: { smoke: 'Smoke?', born: 'Born early?' },
  none: 'None is true',
  some: 'Show the safer plan',
  cot: 'cot',
} as unknown as PlanTexts['bedSharing'];

test.each([
  ['no danger', false, 0, 'safe'],
  ['one danger', false, 1, 'danger'],
  ['a danger that is taken back', false, 2, 'safe'],
  ['a baby who was born early', true, 0, 'danger'],
])('after %s a bed is shared or not', async (_, bornEarly, clicks, want) => {
  const led = vi.fn();
  const safe = () => led('safe');
  const danger = () => led('danger');
  const others = { heading: null, onBack: vi.fn(), words, bornEarly };
  render(
    <MarkupContext value={new Map([['cot', '<p>The cot is safer.</p>']])}>
      <BedSharingCheck {...others} onSafe={safe} onDanger={danger} />
    </MarkupContext>,
  );
  for (let i = 0; i < clicks; i++) await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  expect(screen.getByRole('status').textContent).toBe(want === 'danger' ? 'The cot is safer.' : '');
  await userEvent.click(screen.getByRole('button', { name: /None is true|safer plan/ }));
  expect(led).toHaveBeenCalledExactlyOnceWith(want);
});
