import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageContext } from '../../lib/page';
import { fixtures } from '../../lib/fixtures';
import type { Page } from '../../lib/schema.gen';
import { ThumbBar } from './thumb-bar';

/** Reports whether an element is on the screen. */
let report: (target: Element, isIntersecting: boolean) => void;

beforeEach(() => {
  report = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        report = (target, isIntersecting) => act(() => notify([{ target, isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

function show(name: keyof typeof fixtures, changes: Partial<Page> = {}, danger?: ReactNode) {
  const page = { ...fixtures[name][0], access: 'public', ...changes } as Page;
  page.site = {
    ...page.site,
    navigation: { ...page.site.navigation, thumbBar: 'Free call' },
  };
  render(
    <PageContext value={page}>
      <main>
        <a data-book href="/#consultation">
          Book
        </a>
        <section id="consultation" />
        {danger}
      </main>
      <ThumbBar />
    </PageContext>,
  );
}

const bar = () => screen.queryByText('Free call')?.parentElement ?? null;

it('stays away from a guide that doesn’t lead to the calendar itself', () => {
  const page = { ...fixtures['guide page'][0], access: 'public' } as Page;
  const guide = (path: string, main: ReactNode) => (
    <PageContext value={{ ...page, path }}>
      <main>{main}</main>
      <ThumbBar />
    </PageContext>
  );
  const state = () => document.querySelector('[data-thumb-bar]')?.getAttribute('data-thumb-bar');
  const { rerender } = render(guide('/ill', 'Call 111.'));
  expect(state()).toBe('away');
  rerender(guide('/naps', <a href="/#consultation">Call me</a>));
  report(screen.getByText('Call me'), false);
  expect(state()).toBe('shown');
  rerender(guide('/ill', 'Call 111.'));
  expect(state()).toBe('away');
});

it('makes way while another booking button, or the calendar, is on the screen', () => {
  show('home page');
  const button = screen.getByText('Book');
  const calendar = document.getElementById('consultation')!;
  expect(bar()).toHaveAttribute('inert');
  report(button, true);
  report(calendar, false);
  expect(bar()).toHaveAttribute('inert');
  report(button, false);
  expect(bar()).not.toHaveAttribute('inert');
  expect(bar()).toHaveAttribute('data-thumb-bar', 'shown');
  report(calendar, true);
  expect(bar()).toHaveAttribute('inert');
});

it.each<[keyof typeof fixtures, Partial<Page>]>([
  ['contact page', {}],
  ['login page', {}],
  ['confirmation page', {}],
  ['guide page', { access: 'members' }],
])('is not on the %s with %j', (name, changes) => {
  show(name, changes);
  expect(bar()).toBeNull();
});
