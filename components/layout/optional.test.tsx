import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fixtures } from '../lib/fixtures';
import { PageContext } from '../lib/page';
import { optional } from './optional';

const [page] = fixtures['home page'];
const { partNotLoaded, tryAgain } = page.site.words;
const Shown = ({ name }: { name: string }) => <p>the part of {name}</p>;
const refuse = () => Promise.reject(new TypeError('offline'));

function show(load: () => Promise<typeof Shown>, around = {}) {
  const Part = optional(load);
  const page_ = (
    <PageContext value={page}>
      <p>the page</p>
      <Part name="it" waiting="under way" {...around} />
    </PageContext>
  );
  return render(page_);
}

it('what does not come at first is asked for once more by itself', async () => {
  const load = vi.fn(refuse as () => Promise<typeof Shown>);
  load.mockImplementationOnce(refuse).mockImplementationOnce(async () => Shown);
  show(load);
  expect(screen.getByText('under way')).toBeVisible();
  expect(await screen.findByText('the part of it')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('what does not come is told in its place, and comes when it is asked for again', async () => {
  let isThere = false;
  show(() => (isThere ? Promise.resolve(Shown) : refuse()));
  expect(await screen.findByText(partNotLoaded)).toBeVisible();
  expect(screen.getByText('the page')).toBeVisible();
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: tryAgain }));
  expect(await screen.findByText('the part of it')).toBeVisible();
});

it('what decorates a page leaves its place empty', async () => {
  const { container } = show(refuse, { lost: null });
  await act(async () => {});
  expect(container).toHaveTextContent(/^the page$/);
});

it('whoever cannot stand in is told', async () => {
  const onLost = vi.fn();
  show(refuse, { onLost });
  await act(async () => {});
  expect(onLost).toHaveBeenCalledOnce();
});

it('a part that throws costs its own place only', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  show(async () => Broken as typeof Shown);
  expect(await screen.findByText(partNotLoaded)).toBeVisible();
  expect(screen.getByText('the page')).toBeVisible();
});
