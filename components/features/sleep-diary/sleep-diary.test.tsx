import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { momentOf, withSleep } from '../../lib/diary';
import { keptDiary } from '../../lib/kept-diary';
import { fixtures } from '../../lib/fixtures';
import type { SleepDiary as Content } from '../../lib/schema.gen';
import { pictureRows } from './picture';
import { SleepDiary } from './sleep-diary';

const [page] = fixtures['sleep-diary page'];
const content: Content = {
  ...page.content,
  now: { ...page.content.now, fellAsleep: 'Asleep at {time}', asleepSince: 'Asleep {length}' },
};
const { now, day, keeping, picture } = content;

/** Only the date, so that waiting goes on as it does. */
const setClock = (time: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-${time}`) });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const lines = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent.trim());
const sum = (label: string) =>
  screen
    .getByText(label, { selector: 'dt' })
    .nextElementSibling?.textContent.replaceAll('\u00a0', ' ');

beforeEach(() => {
  localStorage.clear();
  keptDiary.removeAll();
  setClock('21T19:00');
  render(<SleepDiary content={content} />);
});
afterEach(() => {
  vi.useRealTimers();
  keptDiary.removeAll();
});

it('takes one tap to fall asleep and one to wake, over midnight', async () => {
  expect(localStorage).toHaveLength(0);
  await press(now.asleep);
  expect(screen.getByRole('status')).toHaveTextContent('Asleep at 7pm');
  expect(lines()).toEqual(['7pm –']);
  setClock('22T02:30');
  await press(now.awake);
  expect(lines()).toEqual(['7pm – 2:30am']);
  expect(sum(picture.night)).toBe('7 h 30 min');
  cleanup();
  render(<SleepDiary content={content} />);
  expect(lines()).toEqual(['7pm – 2:30am']);
});

it('takes each tap back', async () => {
  await press(now.asleep);
  setClock('21T20:00');
  await press(now.awake);
  await press(now.undo);
  expect(lines()).toEqual(['7pm –']);
  expect(screen.queryByRole('button', { name: now.undo })).toBeNull();
  await press(now.feed);
  await press(now.undo);
  expect([...keptDiary.read().values()][0]?.feeds).toEqual([]);
});

it('asks when a sleep ended that was left open, and takes one of fifteen hours', async () => {
  await press(now.asleep);
  setClock('22T10:00');
  enter(now.wokeAt, '07:10');
  await userEvent.click(screen.getByRole('button', { name: /7:10am$/ }));
  await press(day.earlier);
  expect(lines()).toEqual(['7pm – 7:10am']);
});

it('adds, changes and removes a sleep of any day, but none that runs into another', async () => {
  await press(day.add);
  enter(day.asleep, '08:30');
  enter(day.woke, '09:05');
  await press(day.save);
  await press(day.add);
  enter(day.asleep, '09:00');
  enter(day.woke, '10:00');
  await press(day.save);
  expect(screen.getByText(day.overlap)).toBeVisible();
  enter(day.asleep, '18:30');
  enter(day.woke, '19:30');
  await press(day.save);
  expect(screen.getByText(day.future)).toBeVisible();
  enter(day.woke, '18:50');
  enter(day.up, 'Sam');
  await press(day.save);
  expect(lines()).toEqual(['8:30am – 9:05am', '6:30pm – 6:50pm']);
  await userEvent.click(screen.getByText(/Sam/));
  await press(day.remove);
  expect(lines()).toEqual(['8:30am – 9:05am']);
  await press(now.undo);
  expect(lines()).toHaveLength(2);
});

it('shows nothing of a child awake, and removes all after asking', async () => {
  expect(screen.queryByText(picture.title)).toBeNull();
  await press(now.asleep);
  expect(screen.getByText(picture.title)).toBeVisible();
  const table = screen.getByText(picture.table).closest('details')!;
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(2);
  await press(keeping.remove);
  await press(keeping.no);
  expect(localStorage).toHaveLength(1);
  await press(keeping.remove);
  await press(keeping.yes);
  expect(localStorage).toHaveLength(0);
});

it('says that nothing can be kept, and goes on in this tab', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  await press(now.asleep);
  expect(screen.getByText(keeping.refused)).toBeVisible();
  expect(lines()).toEqual(['7pm –']);
});

it('draws a row from noon to noon, and divides a sleep at its edge', () => {
  const at = (time: string) => momentOf(new Date(`2026-11-${time}`));
  const sleeps = [
    { from: at('20T19:00'), to: at('20T23:00') },
    { from: at('20T23:30'), to: at('21T05:00') },
    { from: at('21T11:30'), to: at('21T13:00') },
  ];
  const diary = new Map([
    ['2026-11-20', { ...sleeps.reduce(withSleep, undefined!), feeds: [at('20T23:10')] }],
  ]);
  const [first, second] = pictureRows(diary, at('21T19:00'), 2);
  expect(first).toEqual({
    day: '2026-11-20',
    bars: [
      { from: 420, to: 660 },
      { from: 690, to: 1020 },
      { from: 1410, to: 1440 },
    ],
    wakings: [660],
    feeds: [670],
  });
  expect(second).toMatchObject({ day: '2026-11-21', bars: [{ from: 0, to: 60 }] });
});
