import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptBirth } from '../../lib/birth';
import { momentOf, momentOn } from '../../lib/diary';
import { fixtures, setClock } from '../../lib/fixtures';
import { isNight } from '../../lib/hours';
import { MarkupContext } from '../../lib/html';
import { removeDays } from '../../lib/kept-log';
import { keepLog, sleepLog, tapped } from '../../lib/log-fixtures';
import type { NextSleep, WakeWindow } from '../../lib/schema.gen';
import { fieldTime, formatLength, formatTime, parseTime } from '../../lib/time-of-day';
import { eveningOf, mayHaveOneNap, windowFor } from './next-sleep';
import { NextSleepFinder } from './next-sleep-finder';

describe('The next sleep', () => {
  const row = (age: string, fromMonths?: number): WakeWindow => ({
    age,
    ...(fromMonths !== undefined && { fromMonths }),
    afterLong: { from: 60, to: 90 },
    afterShort: { from: 45, to: 60 },
  });
  const windows = [row('2-3', 2), row('4-5', 4), row('6-8', 6), row('9 until', 9), row('one nap')];

  describe('the row', () => {
    it.each([
      [-1, false, undefined],
      [1, false, undefined],
      [2, false, '2-3'],
      [5, true, '4-5'],
      [8, false, '6-8'],
      [9, false, '9 until'],
      [9, true, 'one nap'],
      [17, false, '9 until'],
      [18, false, 'one nap'],
      [30, false, 'one nap'],
    ])('at %i months, one nap %s, is %s', (months, oneNap, age) => {
      expect(windowFor(windows, months, oneNap)?.age).toBe(age);
    });

    it('asks for the number of naps only where one is possible', () => {
      expect(mayHaveOneNap(windows, 8)).toBe(false);
      expect(mayHaveOneNap(windows, 9)).toBe(true);
      expect(mayHaveOneNap(windows, 18)).toBe(false);
      expect(mayHaveOneNap(windows.slice(0, 4), 9)).toBe(false);
    });
  });

  describe('the time', () => {
    it.each([
      ['00:00', '12am'],
      ['06:10', '6:10am'],
      ['12:05', '12:05pm'],
      ['19:00', '7pm'],
      ['23:59', '11:59pm'],
    ])('%s is %s', (field, text) => {
      expect(formatTime(parseTime(field)!)).toBe(text);
      expect(fieldTime(parseTime(field)!)).toBe(field);
    });

    it.each([
      [0, '0\u00a0min'],
      [45, '45\u00a0min'],
      [120, '2\u00a0h'],
      [110, '1\u00a0h\u00a050\u00a0min'],
    ])('of %i minutes is %s', (minutes, text) => {
      expect(formatLength(minutes)).toBe(text);
    });

    it.each(['', '7', '24:00', '12:60', 'noon'])('is not read from “%s”', (text) => {
      expect(parseTime(text)).toBeUndefined();
    });
  });

  describe('a waking belongs to the night', () => {
    it.each([
      ['03:05', '19:00', true],
      ['00:00', '19:00', true],
      ['05:59', '19:00', true],
      ['06:00', '19:00', false],
      ['18:59', '19:00', false],
      ['19:00', '19:00', true],
      ['19:30', '20:00', false],
      ['19:30', '', true],
      ['09:15', '07:00', false], // no bedtime
      ['23:00', '00:30', true], // likewise
    ])('at %s with bedtime at “%s”: %s', (woke, bedtime, expected) => {
      expect(isNight(parseTime(woke)! / 60, eveningOf(parseTime(bedtime)))).toBe(expected);
    });
  });
});

describe('Its page', () => {
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
    [answers.tooOld, 'too old'],
    [answers.noPlan, 'no plan'],
    [answers.waiting, 'waiting'],
    [answers.own, 'own {windows} since {since}, by the table {from}'],
    [answers.night, 'it is night'],
    [answers.later, 'later'],
    [answers.asleep, 'asleep since {time}, {length}'],
    [answers.unborn, 'still to come'],
  ] as [string, string][]);

  beforeEach(() => {
    setClock('2026-11-22T09:15');
    show();
  });

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

  it('asks when the child woke, and waits for the day of birth', () => {
    expect(screen.getByLabelText(fields.woke)).toHaveValue('');
    expect(answer()).toHaveTextContent('waiting');
    enter(fields.born, '2027-01-01');
    expect(answer()).toHaveTextContent('still to come');
    enter(fields.born, '2026-11-22');
    expect(answer()).toHaveTextContent('too young');
  });

  it.each([
    ['06:31', '11:30', [['2026-11-21T19:00', '2026-11-22T06:31']], '06:31', 'long'],
    [
      '10:00 after a short nap',
      '11:30',
      [
        ['2026-11-21T19:00', '2026-11-22T06:31'],
        ['2026-11-22T09:30', '2026-11-22T10:00'],
      ],
      '10:00',
      'short',
    ],
    [
      '05:50, which is a waking of the day',
      '07:00',
      [['2026-11-21T19:00', '2026-11-22T05:50']],
      '05:50',
      'long',
    ],
  ] as const)('takes the last waking from the diary: %s', (_, now, sleeps, woke, nap) => {
    cleanup();
    vi.setSystemTime(`2026-11-22T${now}`);
    const at = (time: string) => momentOf(new Date(time));
    const written = sleeps.map(([from, to]) => ({ from: at(from), ...(to && { to: at(to) }) }));
    keepLog(...sleepLog(written));
    keptBirth.write({ born: '2026-02-01', weeksEarly: 0 });
    show();
    expect(screen.getByLabelText(fields.woke)).toHaveValue(woke);
    expect(screen.getByLabelText(fields[nap])).toBeChecked();
    expect(answer()).toHaveTextContent(/between|later/);
  });

  it.each([
    ['15:30', 'waiting', [tapped('woke', '2026-11-22T06:50')]],
    ['21:00', 'night', [tapped('woke', '2026-11-22T06:50')]],
    ['11:30', 'waiting', [tapped('woke', '2026-11-21T14:00')]],
    ['16:30', 'waiting', [tapped('asleep', '2026-11-21T19:00')]], // forgotten
    ['11:30', 'waiting', []],
  ])(
    'counts from no waking that is too long ago or unknown, nor from now: %s',
    (now, said, log) => {
      cleanup();
      vi.setSystemTime(`2026-11-22T${now}`);
      keepLog(...log);
      keptBirth.write({ born: '2026-02-01', weeksEarly: 0 });
      show();
      expect(screen.getByLabelText(fields.woke)).toHaveValue('');
      expect(answer()).toHaveTextContent(said);
      expect(answer()).not.toHaveTextContent(/between|later/);
    },
  );

  it('has no nap for a child after the fifth birthday', () => {
    enter(fields.born, '2019-05-01');
    expect(answer()).toHaveTextContent('too old');
    expect(answer()).not.toHaveTextContent('nap over');
  });

  it.each([true, false])(
    'speaks of having no plan at night only to those without: %s',
    (hasPlan) => {
      cleanup();
      vi.setSystemTime('2026-11-22T03:05');
      if (hasPlan) keepLog(tapped('plan', '2026-11-20T19:00', { text: '1.a.w.0.3..Noor' }));
      show();
      expect(answer()).toHaveTextContent('it is night');
      expect(answer().textContent?.includes('no plan')).toBe(!hasPlan);
    },
  );

  it('counts by the age and by the length of the last nap', async () => {
    enter(fields.woke, '09:15');
    enter(fields.born, '2026-02-01');
    expect(answer()).toHaveTextContent('between 12:15pm and 12:45pm');
    expect(answer()).toHaveTextContent('for 7pm, nap over 3:30pm to 4pm');
    expect(answer()).toHaveTextContent('row 9 months');
    await userEvent.click(screen.getByLabelText(fields.short));
    expect(answer()).toHaveTextContent('between 11:45am and 12:15pm');
    await userEvent.click(screen.getByLabelText(fields.oneNap));
    expect(answer()).toHaveTextContent('between 12:45pm and 1:45pm');
  });

  it('puts the child’s own windows before the row, as Now does, with how many they are', () => {
    const sleeps = Array.from({ length: 10 }, (_, i) => {
      const at = (minutes: number) => momentOn(`2026-11-${10 + i}`, minutes);
      return [
        { from: at(450), to: at(540) },
        { from: at(690), to: at(750) },
      ];
    });
    act(() => keepLog(...sleepLog(sleeps.flat())));
    enter(fields.woke, '09:15');
    enter(fields.born, '2026-02-01');
    expect(answer()).toHaveTextContent('around 11:45am');
    expect(answer()).toHaveTextContent(/own 10 since Tuesday.*, by the table 12:15pm/);
    act(() => removeDays());
    expect(answer()).not.toHaveTextContent('own');
  });

  it('counts the age of a child born early from the due date', () => {
    enter(fields.woke, '09:15');
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

  const nightUntil = (time: string) => {
    cleanup();
    keptBirth.write({ born: '2026-02-01', weeksEarly: 0 });
    const at = (moment: string) => momentOf(new Date(moment));
    keepLog(...sleepLog([{ from: at('2026-11-21T19:00'), to: at(`2026-11-22T${time}`) }]));
  };

  it('says since when a child sleeps, and asks nothing', () => {
    nightUntil('06:30');
    keepLog(tapped('asleep', '2026-11-22T09:00'));
    show();
    expect(answer()).toHaveTextContent('asleep since 9am, 15 min');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByLabelText(fields.woke)).toBeNull();
    act(() => keepLog(tapped('woke', '2026-11-22T09:15')));
    expect(answer()).toHaveTextContent('between');
  });

  it('begins with a waking from a sleep that nobody wrote down', () => {
    nightUntil('06:30');
    keepLog(tapped('woke', '2026-11-22T08:50'));
    show();
    expect(screen.getByLabelText(fields.woke)).toHaveValue('08:50');
  });

  it('asks again where a sleep was forgotten', () => {
    cleanup();
    keepLog(tapped('asleep', '2026-11-21T19:00'));
    show();
    expect(answer()).not.toHaveTextContent('asleep since');
    expect(screen.getByLabelText(fields.woke)).toBeVisible();
  });

  it('folds its questions where the log has answered them', () => {
    expect(screen.getByLabelText(fields.woke).closest('details')).toBeNull();
    nightUntil('06:30');
    show();
    expect(screen.getByLabelText(fields.woke).closest('details')).not.toHaveAttribute('open');
  });

  it('says no time that has passed', () => {
    nightUntil('06:30');
    vi.setSystemTime('2026-11-22T10:01');
    show();
    expect(answer()).toHaveTextContent('later');
    expect(answer()).not.toHaveTextContent('between');
  });
});
