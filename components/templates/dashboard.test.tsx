import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fixtures, renderOn, setClock } from '../lib/fixtures';
import { Dashboard } from './dashboard';

const [page] = fixtures['dashboard page'];
page.content.tools = [{ label: 'Now', href: '/now' }];
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

beforeEach(() => setClock('2026-11-22T14:00'));

async function show() {
  renderOn(page, <Dashboard page={page} />);
  await act(async () => void (await import('../features/reading/kept-reading')));
}

it.each([
  ['2026-11-22T03:05', 0],
  ['2026-11-22T06:00', 1],
  ['2026-11-22T16:59', 1],
  ['2026-11-22T19:00', 0],
])('leads at %s to the module that comes next, but at night', async (now, shown) => {
  setClock(now);
  await show();
  expect(screen.queryAllByRole('link', { name: 'Begin: first, 8 min' })).toHaveLength(shown);
});

it('ticks what was read, fills the button of the next module alone, and says how long it takes', async () => {
  const read = { kind: 'read', by: 'reader', at: 1, offset: 0 };
  const value = [
    { ...read, made: 1, text: '/first', value: 100 },
    { ...read, made: 2, text: '/second', value: 40 },
    { ...read, made: 3, text: '/third', value: 'damaged' },
  ];
  localStorage.setItem('family-log/reading', JSON.stringify({ version: 1, value }));
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
  expect(localStorage.getItem('family-log/reading')).toBeNull();
  expect(screen.getByRole('link', { name: 'Begin: first, 8 min' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: page.content.today.remember }));
  const kept = JSON.parse(localStorage.getItem('family-log/reading')!);
  expect(kept).toMatchObject({ value: [{ kind: 'read', text: '' }] });
  expect(screen.getByRole('link', { name: 'Begin: first, 8 min' })).toBeInTheDocument();
});
