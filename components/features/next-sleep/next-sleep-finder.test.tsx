import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { momentOn, withSleep } from '../../lib/diary';
import { MarkupContext } from '../../lib/html';
import { fixtures } from '../../lib/fixtures';
import { keptDiary } from '../../lib/kept-diary';
import type { NextSleep } from '../../lib/schema.gen';
import { NextSleepFinder } from './next-sleep-finder';

const [page] = structuredClone(fixtures['next-sleep page']);
const range = (from: number, to: number) => ({ from, to });
const content: NextSleep = {
  ...page.content,
  windows: [
    { age: '6-8 months', fromMonths: 6, afterLong: range(120, 120), afterShort: range(90, 90) },
    { age: '9 months', fromMonths: 9, afterLong: range(180, 210), afterShort: range(150, 180) },
    { age: 'One nap', afterLong: range(240, 330), afterShort: range(210, 270) },
  ],
};
const { answers, fields } = content;
const markup = new Map([
  [answers.between, 'between {from} and {to}'],
  [answers.around, 'around {from}'],
  [answers.lastNap, 'for {bedtime}, nap over {from} to {to}'],
  [answers.lastNapAround, 'for {bedtime}, nap over {from}'],
  [answers.from, 'row {age}'],
  [answers.tooYoung, 'too young'],
  [answers.waiting, 'waiting'],
  [answers.own, 'own {from} to {to}, {windows} since {since}'],
  [answers.night, 'it is night'],
  [answers.unborn, 'still to come'],
] as [string, string][]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:15') });
  show();
});
afterEach(() => vi.useRealTimers());

function show() {
  render(
    <MarkupContext value={markup}>
      <NextSleepFinder content={content} />
    </MarkupContext>,
  );
}

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const answer = () => screen.getByRole('heading', { name: answers.title }).parentElement!;

it('begins with the present time, and waits for the day of birth', () => {
  expect(screen.getByLabelText(fields.woke)).toHaveValue('09:15');
  expect(answer()).toHaveTextContent('waiting');
  enter(fields.born, '2027-01-01');
  expect(answer()).toHaveTextContent('still to come');
  enter(fields.born, '2026-11-22');
  expect(answer()).toHaveTextContent('too young');
});

it('knows that it is night, and leads to tonight', () => {
  enter(fields.born, '2026-02-01');
  enter(fields.woke, '03:05');
  expect(answer()).toHaveTextContent('it is night');
  expect(answer()).not.toHaveTextContent('nap over');
  expect(screen.getByRole('link', { name: answers.tonight.label })).toHaveAttribute(
    'href',
    answers.tonight.href,
  );
});

it('counts by the age and by the length of the last nap', async () => {
  enter(fields.born, '2026-02-01');
  expect(answer()).toHaveTextContent('between 12:15pm and 12:45pm');
  expect(answer()).toHaveTextContent('for 7pm, nap over 3:30pm to 4pm');
  expect(answer()).toHaveTextContent('row 9 months');
  await userEvent.click(screen.getByLabelText(fields.short));
  expect(answer()).toHaveTextContent('between 11:45am and 12:15pm');
  await userEvent.click(screen.getByLabelText(fields.oneNap));
  expect(answer()).toHaveTextContent('between 12:45pm and 1:45pm');
});

it('puts the child’s own windows beside the row, with how many they are', () => {
  for (let i = 10; i < 20; i++) {
    const at = (minutes: number) => momentOn(`2026-11-${i}`, minutes);
    act(() => {
      keptDiary.update(`2026-11-${i}`, (stored) =>
        withSleep(withSleep(stored, { from: at(450), to: at(540) }), {
          from: at(690),
          to: at(750),
        }),
      );
    });
  }
  enter(fields.born, '2026-02-01');
  expect(answer()).toHaveTextContent('own 11:45am to 11:45am, 10 since Tuesday');
  act(() => keptDiary.removeAll());
  expect(answer()).not.toHaveTextContent('own');
});

it('counts the age of a child born early from the due date', () => {
  enter(fields.born, '2026-02-01');
  enter(fields.early, '10');
  expect(answer()).toHaveTextContent('around 11:15am');
  expect(screen.queryByText(fields.naps)).toBeNull();
  enter(fields.early, '18');
  enter(fields.born, '2026-05-01');
  expect(answer()).toHaveTextContent('too young');
});

it('remembers the day of birth only when asked to, and forgets it with one tap', async () => {
  enter(fields.born, '2026-02-01');
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByLabelText(fields.remember));
  enter(fields.early, '4');
  cleanup();
  show();
  expect(screen.getByLabelText(fields.born)).toHaveValue('2026-02-01');
  expect(screen.getByLabelText(fields.early)).toHaveValue(4);
  await userEvent.click(screen.getByLabelText(fields.remember));
  expect(localStorage).toHaveLength(0);
});
