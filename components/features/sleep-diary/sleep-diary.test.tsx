import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import decodeQR from 'qr/decode.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryOf, emptyDay, momentOf, type Diary, type Moment } from '../../lib/diary';
import { fixtures, refuseStorage, renderOn } from '../../lib/fixtures';
import { namingDrafts } from '../../lib/children';
import { readLog, removeDays, undo, write } from '../../lib/kept-log';
import { idOf } from '../../lib/log';
import { begun, keepLog, logOf, sleepLog, tapped } from '../../lib/log-fixtures';
import type { SleepDiary as Content } from '../../lib/schema.gen';
import { historyOf } from '../sleep-plan/kept-plan';
import { pictureRows } from './picture';
import { PrintedDays } from './printed-days';
import { qrPath } from './qr-path';
import { SleepDiary } from './sleep-diary';
import { lastDays, weekPage } from './week-page';

describe('The diary', () => {
  const [page] = fixtures['sleep-diary page'];
  const content: Content = {
    ...page.content,
    now: { ...page.content.now, fellAsleep: 'Asleep at {time}', asleepSince: 'Asleep {length}' },
    children: { ...page.content.children, name: 'Child {number}' },
    keeping: { ...page.content.keeping, confirmChild: 'Remove {name}?' },
    needs: [],
  };
  const { average, now, day, keeping, picture } = content;

  /** Fakes the date only; timers run as usual. */
  const setClock = (time: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-${time}`) });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const at = (time: string) => momentOf(new Date(`2026-11-${time}`));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const enter = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const lines = () =>
    screen
      .queryAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent.trim());

  beforeEach(() => {
    removeDays();
    setClock('21T19:00');
    render(<SleepDiary content={content} />);
  });
  afterEach(removeDays);

  it('takes each tap back', async () => {
    await press(now.asleep);
    setClock('21T20:00');
    await press(now.awake);
    await press(now.undo);
    expect(lines()).toEqual(['7pm –']);
    expect(screen.queryByRole('button', { name: now.undo })).toBeNull();
    await press(now.feed);
    await press(now.undo);
    expect(diaryOf(readLog()).get('2026-11-21')?.feeds).toEqual([]);
  });

  it('asks when a sleep ended that was left open, and takes one of fifteen hours', async () => {
    await press(now.asleep);
    setClock('22T10:00');
    expect(screen.queryByRole('button', { name: now.wokeAt })).toBeNull();
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
    expect(screen.queryByRole('button', { name: now.undo }), 'of what was saved before').toBeNull();
    enter(day.asleep, '18:30');
    enter(day.woke, '19:30');
    await press(day.save);
    expect(screen.getByText(day.future)).toBeVisible();
    enter(day.woke, '18:50');
    enter(day.up, 'Sam');
    await press(day.save);
    expect(lines()).toEqual(['8:30am – 9:05am', '6:30pm – 6:50pm']);
    await press(day.earlier);
    expect(screen.queryByRole('button', { name: now.undo }), 'of another day').toBeNull();
    await press(day.later);
    await userEvent.click(screen.getByText(/Sam/));
    await press(day.remove);
    expect(lines()).toEqual(['8:30am – 9:05am']);
    const sums = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(sums(), 'nothing of the night to come').toEqual([picture.naps]);
    await press(now.undo);
    expect(lines()).toHaveLength(2);
    expect(sums()).toEqual([picture.naps, picture.night, picture.all]);
  });

  it('adds a sleep that goes on, of today and no other day', async () => {
    await press(day.add);
    enter(day.asleep, '18:30');
    await press(day.save);
    expect(lines()).toEqual(['6:30pm –']);
    await press(now.undo);
    await press(day.earlier);
    await press(day.add);
    enter(day.asleep, '18:30');
    expect(screen.getByRole('button', { name: day.save })).toBeDisabled();
  });

  it('says what is so now after a clock that was ahead, and takes that back as one', async () => {
    await press(now.asleep);
    setClock('22T02:10');
    await press(now.awake);
    setClock('22T02:20');
    await press(now.asleep);
    setClock('22T01:40');
    await press(now.awake);
    expect(screen.getByText(now.awakeSince)).toBeVisible();
    expect(lines()).toEqual(['7pm – 1:40am', '1:40am – 1:40am']);
    await press(now.undo);
    expect(lines()).toEqual(['7pm – 2:10am', '2:20am –']);
  });

  it('gives the plan to the child whose name it has, as soon as there are two', async () => {
    cleanup();
    render(<SleepDiary content={content} planName="Ben" />);
    act(() => keepLog(...begun('1.a.w.0.3..Ben', 2, '2026-11-20T19:00')));
    const { children } = content;
    await userEvent.click(screen.getByText(children.open));
    enter('Child 1', 'Ada');
    enter('Child 2', 'ben');
    fireEvent.click(screen.getByText(children.save));
    await press(now.feed);
    await press(keeping.remove);
    expect(screen.getByRole('group', { name: 'Remove ben?' })).toBeVisible();
    const plansOf = (mark: number) =>
      historyOf(readLog(mark)).map(({ kind, value, at }) => [kind, value, at]);
    expect(plansOf(1)).toEqual([]);
    const { at } = momentOf(new Date('2026-11-20T19:00'));
    expect(plansOf(2)).toEqual([
      ['plan', undefined, at],
      ['stage', 2, at],
    ]);
  });

  it('takes a new name for a child that is alone', async () => {
    cleanup();
    render(<SleepDiary content={content} planName="Ada and Bo" />);
    const { children } = content;
    await userEvent.click(screen.getByText(children.open));
    fireEvent.click(screen.getByText(children.save));
    expect(readLog(), 'the name that it has').toEqual([]);
    enter('Child 1', 'Ada');
    fireEvent.click(screen.getByText(children.save));
    expect(readLog()).toMatchObject([{ kind: 'child', text: 'Ada' }]);
    act(() => undo(readLog().map(idOf)));
  });

  it('shows nothing of a child awake, and removes all after asking', async () => {
    expect(screen.queryByText(picture.title)).toBeNull();
    await press(now.asleep);
    expect(screen.getByText(picture.title)).toBeVisible();
    const table = screen.getByText(picture.table).closest('details')!;
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(2);
    await press(keeping.remove);
    await press(keeping.no);
    expect(localStorage).toHaveLength(2); // the day, and the phone's ID as an author
    await press(keeping.remove);
    await press(keeping.yes);
    expect(localStorage).toHaveLength(0);
  });

  it('says that nothing can be kept, and goes on in this tab', async () => {
    refuseStorage();
    const saysKept = () => document.querySelectorAll('[data-html*="Keeping.Note"]').length > 0;
    expect(saysKept()).toBe(true);
    await press(now.asleep);
    expect(document.querySelector('[role=alert] [data-html], [role=alert] p')).not.toBeNull();
    expect(saysKept()).toBe(false);
    expect(lines()).toEqual(['7pm –']);
    const alert = screen.getAllByRole('alert')[0]!;
    const state = document.querySelector('.state')!;
    expect(alert.compareDocumentPosition(state)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('takes the day between two nights for no waking, and nights alone for no whole day', () => {
    const nights = sleepLog(
      [17, 18, 19].map((of) => ({
        from: momentOf(new Date(`2026-11-${of}T19:10`)),
        to: momentOf(new Date(`2026-11-${of + 1}T06:31`)),
      })),
    );
    const rows = pictureRows(diaryOf(nights), momentOf(new Date('2026-11-21T19:00')), 5);
    expect(rows.flatMap(({ wakings }) => wakings)).toEqual([]);
    act(() => keepLog(...nights));
    expect(screen.queryByRole('heading', { name: average.title })).toBeNull();
    expect(screen.queryByText(/36\sh/)).toBeNull();
    const figures = screen.getAllByRole('row', { hidden: true })[1]!.querySelectorAll('td');
    expect([...figures].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      '–',
      expect.stringMatching(/^11\sh\s21\smin$/),
      '–',
    ]);
    expect(screen.getByText(now.empty)).toBeVisible();
  });

  it('has no figure of a night to come, nor of feeds that nobody wrote', () => {
    const log = sleepLog([
      { from: at('21T19:00'), to: at('22T06:30') },
      { from: at('22T08:00'), to: at('22T08:40') },
    ]);
    act(() => keepLog(...log));
    setClock('22T09:00');
    const figures = screen
      .getAllByRole('row', { hidden: true })
      .map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent.replace(/\s/g, '')),
      );
    expect(figures.slice(1)).toEqual([
      ['40min', '–', '–', '–', '–'],
      ['–', '11h30min', '–', '0', '–'],
    ]);
    const words = { words: content.sending, sums: picture };
    const text = weekPage(diaryOf(log), { question: '' }, at('22T09:00'), words).split('\n');
    expect(text.find((line) => line.startsWith('Sun 22 Nov'))).not.toContain(picture.wakings);
    const noted = new Map([['2026-11-22', { ...emptyDay, note: 'Teeth' }]]);
    expect(weekPage(noted, { question: '' }, at('22T09:00'), words)).toContain('Sun 22 Nov\n');
  });

  it('draws a sleep that begins after a clock was set back with no length', () => {
    const log = sleepLog([{ from: momentOf(new Date('2026-11-21T19:00')) }]);
    const rows = pictureRows(diaryOf(log), momentOf(new Date('2026-11-21T18:50')), 1);
    expect(rows.flatMap(({ bars }) => bars.map(({ from, to }) => to - from))).toEqual([0]);
  });

  it('draws a sleep whose end nobody knows with no length', () => {
    const log = sleepLog([{ from: momentOf(new Date('2026-11-19T19:00')) }]);
    const rows = pictureRows(diaryOf(log), momentOf(new Date('2026-11-21T07:00')), 3);
    expect(rows.flatMap(({ bars }) => bars.filter(({ from, to }) => to > from))).toEqual([]);
  });

  it('puts the focus into the form that a button opens, and on that button when it is saved', async () => {
    await press(day.add);
    await waitFor(() => expect(screen.getByLabelText(day.asleep)).toHaveFocus());
    enter(day.asleep, '08:30');
    enter(day.woke, '09:05');
    await press(day.save);
    await waitFor(() => expect(screen.getByRole('button', { name: day.add })).toHaveFocus());
    expect(lines()).toEqual(['8:30am – 9:05am']);
  });

  it.each([
    ['to add a sleep', day.add, day.woke, 'button'],
    ['to add a waking', day.addWaking, day.lone, 'Escape'],
    ['to add a feed', day.addFeed, picture.feed, 'button'],
    ['of a sleep', /^12pm/, day.woke, 'Escape'],
    ['of a feed', /^11am/, picture.feed, 'button'],
  ])('leaves the form %s without saving it, back to what opened it', async (_, name, label, by) => {
    act(() => {
      keepLog(...sleepLog([{ from: at('21T12:00'), to: at('21T14:00') }]));
      keepLog(...logOf([{ kind: 'fed', moment: at('21T11:00') }], 'feed'));
    });
    await userEvent.click(screen.getByRole('button', { name }));
    enter(label, '14:20');
    // Escape that ends an input method's composition must not close the form.
    fireEvent.keyDown(screen.getByLabelText(label), { key: 'Escape', isComposing: true });
    if (by === 'button') await press(day.cancel);
    else await userEvent.keyboard('{Escape}');
    expect(lines()).toEqual(['12pm – 2pm', '11am']);
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('says that a day is empty only where nothing is written and nothing is known', async () => {
    act(() => keepLog(...sleepLog([{ from: at('20T19:00'), to: at('21T06:30') }])));
    setClock('21T07:00');
    expect(screen.getByText(now.awakeSince)).toBeVisible();
    expect(screen.queryByText(day.empty)).toBeNull();
    setClock('22T12:00');
    expect(screen.getByText(day.empty)).toBeVisible();
    await press(now.feed);
    expect(screen.queryByText(day.empty)).toBeNull();
    const rows = screen.getAllByRole('rowheader', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Sun 22 Nov', 'Fri 20 Nov']);
  });

  it('moves and removes a feed, however long ago it was written', async () => {
    await press(now.feed);
    setClock('21T21:00');
    await userEvent.click(screen.getByText('7pm', { selector: 'li strong' }));
    enter(picture.feed, '20:15');
    await press(day.save);
    expect(lines()).toEqual(['8:15pm']);
    await userEvent.click(screen.getByText('8:15pm', { selector: 'li strong' }));
    await press(day.remove);
    expect(lines()).toEqual([]);
    await press(now.undo);
    expect(lines()).toEqual(['8:15pm']);
  });

  it.each([
    ['feed', day.addFeed, picture.feed],
    ['waking', day.addWaking, day.lone],
  ])('adds a forgotten %s at its time, but none to come', async (_, add, label) => {
    await press(add);
    enter(label, '20:00');
    expect(screen.getByRole('button', { name: day.save })).toBeDisabled();
    expect(screen.getByText(day.future)).toBeVisible();
    enter(label, '14:20');
    await press(day.save);
    expect(lines()).toEqual(['2:20pm']);
    expect(screen.getByText(label, { selector: 'li span' })).toBeVisible();
    await press(now.undo);
    expect(lines()).toEqual([]);
  });

  it('adds no waking to a sleep that has an end, and leaves that sleep whole', async () => {
    setClock('22T07:00');
    act(() => keepLog(...sleepLog([{ from: at('21T19:00'), to: at('22T06:30') }])));
    await press(day.earlier);
    await press(day.addWaking);
    expect(screen.queryByText(day.during), 'before a time is entered').toBeNull();
    enter(day.lone, '03:00');
    expect(screen.getByRole('button', { name: day.save })).toBeDisabled();
    expect(screen.getByText(day.during)).toBeVisible();
    enter(day.lone, '14:20');
    await press(day.save);
    expect(lines()).toEqual(['7pm – 6:30am', '2:20pm']);
  });

  it('moves an entry that was written down for the wrong child, and takes that back', async () => {
    act(() => {
      write(namingDrafts([], ['Ada', 'Ben']));
      keepLog(...sleepLog([{ from: at('21T12:00'), to: at('21T14:00'), up: 'Jo' }]));
      keepLog(...logOf([{ kind: 'fed', moment: at('21T11:00') }], 'feed'));
    });
    const entriesOf = (mark: number) => {
      const { sleeps = [], feeds = [] } = diaryOf(readLog(mark)).get('2026-11-21') ?? {};
      return `${sleeps.map(({ up }) => `sleep with ${up}`)} ${feeds.length} fed`.trim();
    };
    for (const [line, moved, left] of [
      ['12pm – 2pm', 'sleep with Jo 0 fed', '1 fed'],
      ['11am', '1 fed', 'sleep with Jo 0 fed'],
    ] as const) {
      await userEvent.click(screen.getByText(line, { selector: 'li strong' }));
      for (const child of ['Ben', 'Ada', 'Ben'])
        await userEvent.selectOptions(screen.getByLabelText(day.whose), child);
      await press(day.save);
      expect([entriesOf(2), entriesOf(1)]).toEqual([moved, left]);
      await press(now.undo);
      expect([entriesOf(2), entriesOf(1)]).toEqual(['0 fed', 'sleep with Jo 1 fed']);
    }
  });

  it('keeps the line of a day while it is written', async () => {
    await userEvent.type(screen.getByLabelText(day.line), 'A cold');
    expect(diaryOf(readLog()).get('2026-11-21')?.note).toBe('A cold');
  });

  it('draws a row from one morning to the next, as the days are listed', () => {
    const sleeps = [
      { from: at('20T19:00'), to: at('20T23:00') },
      { from: at('20T23:30'), to: at('21T06:30') },
      { from: at('21T11:30'), to: at('21T13:00') },
    ];
    const feed = { kind: 'fed' as const, moment: at('20T23:10') };
    const diary = diaryOf([...sleepLog(sleeps), ...logOf([feed], 'other')]);
    const [first, second] = pictureRows(diary, at('21T19:00'), 2);
    expect(first).toEqual({
      day: '2026-11-20',
      bars: [
        { from: 780, to: 1020 },
        { from: 1050, to: 1440 },
      ],
      wakings: [1020],
      feeds: [1030],
    });
    expect(second).toMatchObject({
      day: '2026-11-21',
      bars: [
        { from: 0, to: 30 },
        { from: 330, to: 420 },
      ],
    });
  });

  it('shows a waking of a child whom nobody has seen fall asleep, to be changed and removed', async () => {
    act(() => keepLog(tapped('woke', '2026-11-21T18:40')));
    expect(screen.queryByText(day.empty)).toBeNull();
    expect(screen.getByText(day.lone)).toBeVisible();
    expect(pictureRows(diaryOf(readLog()), momentOf(new Date()), 1)[0]?.wakings).toEqual([760]);
    await userEvent.click(screen.getByText(day.lone));
    enter(day.lone, '18:30');
    await press(day.save);
    expect(lines()).toEqual(['6:30pm']);
    await userEvent.click(screen.getByText(day.lone));
    await press(day.remove);
    expect(lines()).toEqual([]);
  });

  it('counts no time awake before a sleep where one was not written down', async () => {
    act(() =>
      keepLog(
        ...sleepLog([
          { from: at('20T19:00'), to: at('21T01:00') },
          { from: at('21T04:20'), to: at('21T06:30') },
          { from: at('21T09:00'), to: at('21T10:00') },
        ]),
        tapped('woke', '2026-11-21T04:10'),
      ),
    );
    expect(screen.getByRole('button', { name: /^9am/ })).toHaveTextContent(day.awakeBefore);
    await press(day.earlier);
    expect(screen.getByRole('button', { name: /^4:20am/ })).not.toHaveTextContent(day.awakeBefore);
  });

  it('shows a line that another tab wrote, and adds to it', () => {
    const line = () => screen.getByLabelText(day.line);
    enter(day.line, 'Ears');
    setClock('21T19:01');
    act(() =>
      keepLog(...logOf([{ kind: 'note', text: 'Teeth', moment: momentOf(new Date()) }], 'other')),
    );
    expect(line()).toHaveValue('Ears · Teeth');
    enter(day.line, 'Ears · Teeth!');
    expect(line()).toHaveValue('Ears · Teeth!');
    enter(day.line, 'Teeth');
    expect(line()).toHaveValue('Teeth');
  });
});

describe('Passing it on', () => {
  const [page] = fixtures['sleep-diary page'];
  const { content } = page;
  const { handover, sending, picture } = content;
  const at = (time: string) => momentOf(new Date(`2026-11-${time}`));
  const night = (day: number) =>
    sleepLog([
      { from: at(`${day}T19:00`), to: at(`${day}T23:00`), up: 'Jo' },
      { from: at(`${day}T23:30`) },
    ]);
  const now = at('22T02:14');

  beforeEach(removeDays);

  /** Reads a file, because jsdom's files have no text(). */
  const textOf = (file: File) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(file);
    });

  /** Decodes a drawing as a camera does, with four dots per module. */
  function read({ size, path }: { size: number; path: string }): string {
    const data = new Uint8Array(size * size * 16 * 4).fill(255);
    for (const [, x = 0, y = 0] of path.matchAll(/M(\d+) (\d+)/g)) {
      for (let dot = 0; dot < 16; dot += 1) {
        const row = Number(y) * 4 + Math.floor(dot / 4);
        const first = (row * size * 4 + Number(x) * 4 + (dot % 4)) * 4;
        data.fill(0, first, first + 3);
      }
    }
    return decodeQR({ width: size * 4, height: size * 4, data });
  }

  describe('The code of a link', () => {
    it.each([60, 400, 900])('is read again, with %i letters', (length) => {
      const link = `https://example.org/now#tonight=${'1.hqo2g~'.repeat(200)}`;
      const drawn = qrPath(link.slice(0, length));
      expect(drawn && read(drawn)).toBe(link.slice(0, length));
    });

    it('is not drawn where no camera would read it', () => {
      expect(qrPath('x'.repeat(2500))).toBeUndefined();
      expect(qrPath('x'.repeat(9000))).toBeUndefined();
    });
  });

  describe('The week for the consultant', () => {
    const week: Diary = diaryOf(night(21));

    it('is seven days, with the question and the plan above it', () => {
      const days = Array.from({ length: 9 }, (_, i) => `2026-11-${13 + i}`);
      const logs = days.map((_, i) => night(13 + i));
      const diary = new Map(logs.flatMap((log) => [...diaryOf(log)]));
      expect([...lastDays(diary, now).keys()]).toEqual(days.slice(2));
      const words = { words: { ...sending, planNight: '{stage}/{night}' }, sums: picture };
      const letter = {
        question: ' Why? ',
        planLink: 'https://x/#plan=1',
        stage: { stage: '2', night: '4' },
      };
      const text = weekPage(week, letter, now, words);
      expect(text, 'a day that has no nap').not.toContain(picture.naps);
      expect(text.indexOf('Why?')).toBeLessThan(text.indexOf('2/4'));
      expect(text.indexOf('https://x/#plan=1')).toBeLessThan(text.indexOf('Sat 21 Nov'));
      expect(weekPage(week, { question: '' }, now, words)).not.toContain(sending.asks);
    });
  });

  it('says at which sleep the clocks were changed, in the diary and for the consultant', () => {
    const back = (time: string, offset: number) => ({ at: Date.parse(time) / 60_000, offset });
    const diary = sleepLog([
      { from: back('2026-10-24T18:05Z', 60), to: back('2026-10-25T00:30Z', 60) },
      { from: back('2026-10-25T01:20Z', 0), to: back('2026-10-25T05:40Z', 0) },
      { from: back('2026-10-25T09:00Z', 0), to: back('2026-10-25T09:40Z', 0) },
    ]);
    const words = { words: sending, sums: picture };
    const text = weekPage(diaryOf(diary), { question: '' }, now, words).split('\n');
    const changed = text.filter((line) => line.includes(`(${picture.clocks})`));
    expect(changed).toEqual([expect.stringMatching(/ 1:20am – 5:40am /)]);
    keepLog(...diary);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-25T12:00Z') });
    render(<SleepDiary content={content} />);
    expect(screen.queryByText(new RegExp(picture.clocks))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: content.day.earlier }));
    const line = screen.getByText(new RegExp(picture.clocks)).closest('button');
    expect(line).toHaveTextContent('1:20am – 5:40am');
  });

  it('prints the times of each day, who was up, and the line about it', () => {
    const line = { kind: 'note' as const, moment: at('21T12:00'), text: 'Teeth' };
    keepLog(...night(21), ...logOf([line], 'note'));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T02:14') });
    render(<PrintedDays content={content} />);
    const day = screen.getByRole('heading', { name: 'Sat 21 Nov' }).parentElement;
    for (const text of ['7pm – 11pm (Jo)', '11:30pm –', 'Teeth'])
      expect(day).toHaveTextContent(text);
  });

  it('shows all that is sent before it is, and hands the file to the phone', async () => {
    keepLog(...night(21));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T02:14') });
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.assign(navigator, { share, canShare: () => true });
    renderOn(
      page,
      <SleepDiary content={content} withPlan={(show) => show({ code: '1.a.w.0.3..Noor' })} />,
    );
    await userEvent.click(screen.getByRole('button', { name: sending.open }));
    await userEvent.type(await screen.findByLabelText(sending.question), 'Why?');
    const shown = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);
    expect(shown[0]).toContain('Why?');
    expect(shown[0]).toContain('#plan=1.a.w.0.3..Noor');
    const mail = () => screen.queryByRole('link', { name: sending.mail });
    expect(decodeURIComponent(mail()!.getAttribute('href')!)).toContain(shown[0]);
    await userEvent.click(screen.getByRole('button', { name: sending.send }));
    const { files = [] } = share.mock.calls[0]![0];
    expect(await Promise.all(files.map(textOf))).toEqual(shown);
    const since = ({ at: start, offset }: Moment, minutes: number) => ({
      at: start + minutes,
      offset,
    });
    const short = Array.from({ length: 32 }, (_, i) => ({
      up: 'Grandmother and Grandfather',
      from: since(at('20T06:00'), 20 * i),
      to: since(at('20T06:00'), 20 * i + 10),
    }));
    act(() => keepLog(...sleepLog(short)));
    expect(mail(), 'a mail that would be cut').toBeNull();
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/\.txt$/)]);

    await userEvent.click(screen.getByRole('button', { name: handover.open }));
    await userEvent.click(await screen.findByRole('button', { name: handover.send }));
    expect(share.mock.lastCall?.[0].url).toMatch(/\/now#tonight=1\./);
  });
});
