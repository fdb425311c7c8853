import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from '../../lib/fixtures';
import { forgetDrafts } from '../../navigation/drafts';
import { DiaryDay } from './diary-day';

const [{ content }] = fixtures['sleep-diary page'];
const { fields, keeping, totals } = content;

beforeEach(() => {
  forgetDrafts();
  render(<DiaryDay content={content} />);
});

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function add(asleep: string, woke: string) {
  enter(fields.asleep, asleep);
  enter(fields.woke, woke);
  await press(fields.add);
}
const words = (element?: Element | null) => element?.textContent.replaceAll('\u00a0', ' ');
const sum = (label: string) => words(screen.getByText(label).nextElementSibling);
const sleeps = () => screen.queryAllByRole('listitem').map(words);

it('adds up the sleeps of a day, in whatever order they are entered', async () => {
  enter(fields.morning, '06:10');
  await add('19:40', '20:25');
  await add('08:30', '09:05');
  await add('20:55', '23:55');
  expect(sleeps()[0]).toContain('8:30am – 9:05am');
  expect(sleeps()[0]).toContain(`${totals.slept} 35 min · ${totals.awake} 2 h 20 min`);
  expect(sum(totals.naps)).toBe('35 min');
  expect(sum(totals.night)).toBe('3 h 45 min');
  expect(sum(totals.all)).toBe('4 h 20 min');
  expect(sum(totals.firstWaking)).toBe('45 min');
  await press(new RegExp(`^${fields.remove}: 8:30am`));
  expect(sleeps()).toHaveLength(2);
  expect(sum(totals.naps)).toBe('0 min');
});

it('does not add a sleep without an end, or one that runs into another', async () => {
  enter(fields.asleep, '08:30');
  expect(screen.getByRole('button', { name: fields.add })).toBeDisabled();
  await add('08:30', '09:05');
  await add('09:00', '10:00');
  expect(within(screen.getByRole('alert')).getByText(fields.overlap)).toBeVisible();
  expect(sleeps()).toHaveLength(1);
});

it('is stored only when the family asks for it, and removed with one tap', async () => {
  await add('08:30', '09:05');
  expect(localStorage).toHaveLength(0);
  await press(keeping.keep);
  await add('12:00', '13:00');
  cleanup();
  forgetDrafts();
  render(<DiaryDay content={content} />);
  expect(sleeps()).toHaveLength(2);
  await press(keeping.remove);
  expect(localStorage).toHaveLength(0);
});

it('prints, and begins another day', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await add('08:30', '09:05');
  await press(content.sheet.print);
  expect(print).toHaveBeenCalledOnce();
  await press(fields.clear);
  expect(sleeps()).toEqual([]);
});
