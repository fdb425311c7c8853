import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from './app';
import { fixtures } from './lib/fixtures';
import { logIn, logOut } from './lib/member';
import type { Page } from './lib/schema.gen';
import { NavigateContext } from './navigation/navigate';
import type { PageData } from './navigation/page-data';

function pageAt(path: string): PageData {
  const page = { ...fixtures['guide page'][0], path, access: 'public' } as Page;
  delete page.gate;
  return {
    page,
    markup: new Map(),
    head: { title: path, description: '', canonical: '' },
    styles: [],
  };
}

/** A kind of page with a tab or an accordion, in short. */
function Template() {
  const [open, setOpen] = useState(false);
  return (
    <button aria-expanded={open} onClick={() => setOpen(true)}>
      Unfold
    </button>
  );
}

beforeEach(() => {
  const Observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
});

it('what was unfolded on a page is folded on the next of its kind', () => {
  const app = (path: string) => <App data={pageAt(path)} template={() => Template} />;
  const { rerender } = render(app('/a'));
  fireEvent.click(screen.getByRole('button', { name: 'Unfold' }));
  rerender(app('/a'));
  expect(screen.getByRole('button', { name: 'Unfold' })).toHaveAttribute('aria-expanded', 'true');
  rerender(app('/b'));
  expect(screen.getByRole('button', { name: 'Unfold' })).toHaveAttribute('aria-expanded', 'false');
});

it('a members’ page sends visitors to the login, and shows its words to members only', () => {
  const data = pageAt('/naps');
  data.page = {
    ...data.page,
    access: 'members',
    gate: { ...fixtures['guide page'][0].gate },
  } as Page;
  delete data.page.gate?.body;
  const navigate = vi.fn();
  const words = () => screen.queryByRole('button', { name: 'Unfold' });
  render(
    <NavigateContext value={navigate}>
      <App data={data} template={() => Template} />
    </NavigateContext>,
  );
  expect(words()).toBeNull();
  expect(navigate.mock.calls).toEqual([['/login', { redirect: true }]]);
  act(logIn);
  expect(words()).not.toBeNull();
  act(logOut);
  expect(words()).toBeNull();
});
