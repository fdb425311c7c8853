import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Toaster } from './toast';
import { useOnDemand } from './use-on-demand';

const importing = vi.fn<() => Promise<() => string>>();

function Opener() {
  const [Part, ask, pending] = useOnDemand(importing, 'That did not load.');
  return (
    <>
      <button type="button" onClick={ask}>
        Open
      </button>
      {Part && <Part />}
      {pending && 'under way'}
      <Toaster close="Close" />
    </>
  );
}

it('what does not come is told, leaves the page alone, and comes when it is asked for again', async () => {
  importing.mockRejectedValueOnce(new TypeError('offline'));
  importing.mockResolvedValue(() => 'the part');
  render(<Opener />);
  const open = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(open);
  expect(await screen.findByText('That did not load.')).toBeVisible();
  expect(screen.queryByText('under way')).toBeNull();
  await userEvent.click(open);
  expect(await screen.findByText('the part')).toBeVisible();
});

it('what is asked for twice is imported once', async () => {
  importing.mockReset();
  let arrive: (part: () => string) => void = () => {};
  importing.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  render(<Opener />);
  const open = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(open);
  await userEvent.click(open);
  expect(screen.getByText('under way')).toBeVisible();
  arrive(() => 'the part');
  expect(await screen.findByText('the part')).toBeVisible();
  await userEvent.click(open);
  expect(importing).toHaveBeenCalledOnce();
});
