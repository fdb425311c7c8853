import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fixtures, refuseStorage, renderOn, setClock } from '../lib/fixtures';
import { keptBirth } from '../lib/birth';
import { diaryOf, sleepsOf } from '../lib/diary';
import { handoverHash } from '../lib/handover';
import { mergeLog, readLog, removeDays, write } from '../lib/kept-log';
import { idOf, type LogEvent } from '../lib/log';
import { momentOf } from '../lib/moment';
import { withRoom } from '../lib/room';
import { begun, keepLog, tapped } from '../lib/log-fixtures';
import { Now } from './now';

const [page] = fixtures['now page'];
const { content } = page;
Object.assign(content.diary.now, {
  asleepSince: 'Asleep since {time}',
  awakeSince: 'Awake since {time}',
  asleep: 'Asleep now',
  awake: 'They woke',
  fellAsleep: 'Asleep at {time}.',
  woke: 'Awake at {time}.',
  undo: 'Undo',
});
Object.assign(content.words, {
  stage: 'Stage {stage}, night {night}',
  lastNight: 'Slept {length}, {wakings}, {longest}',
  calm: 'calm',
  once: 'once',
  tonight: { label: 'Tonight', href: '/comforting-sleep-journey' },
});
content.diary.needs = content.windows = [];
const stages = content.stages!;
stages.coSleeping = Array(3).fill(stages.coSleeping[0]);
stages.cot = Array(6).fill(stages.cot[0]);
stages.nights = { stay: 6, back: 2, finish: 10 };
stages.waking!.coSleeping = Array(3).fill(stages.waking!.coSleeping[0]);
stages.waking!.cot = Array(6).fill(stages.waking!.cot[0]);

beforeEach(() => setClock('2026-11-24T03:05'));

/** Opens a link with a night that another phone has handed over now. */
async function showHanded(log: LogEvent[], asOf = momentOf(new Date())) {
  location.hash = handoverHash({ asOf, day: '', log });
  await show();
}

async function show() {
  renderOn(page, <Now page={page} />);
  await act(async () => void (await import('./now/now-panel')));
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
async function handOver() {
  press(content.diary.handover.open);
  press((await screen.findByText(content.diary.handover.theirs)).textContent);
}
/** Taps one place, under which there is another button each time. */
function tapQuickly(...names: string[]) {
  for (const name of names) {
    fireEvent.click(screen.getByRole('button', { name }), { clientX: 40, clientY: 700 });
    window.betweenClicks = 100;
  }
  delete window.betweenClicks;
}
const family = () => {
  keepLog(...begun('1.a.w.0.3..Ida', 2, '2026-11-22T19:00'));
  keepLog(tapped('asleep', '2026-11-23T19:12'));
};

it('counts a waking of the night as the plan does, says once what was written, and takes it back', async () => {
  family();
  await show();
  press('They woke');
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  expect(screen.getAllByText('Awake at 3:05am.')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Asleep now' })).toHaveFocus();
  press('Undo');
  expect(screen.getByRole('button', { name: 'They woke' })).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

it('counts no waking of a child that was handed over, until it is taken back or something is written', async () => {
  family();
  keepLog(tapped('woke', '2026-11-24T02:50'));
  Object.assign(content.diary.now, { handed: 'Handed over at {time}.', takeBack: 'Take it back' });
  await show();
  expect(screen.getByRole('timer')).toBeVisible();
  for (const back of ['Take it back', 'Asleep now']) {
    await handOver();
    expect(screen.getByText('Handed over at 3:05am.')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByText(/since/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: page.site.words.kinds.tonight })).toBeNull();
    setClock('2026-11-24T03:06');
    press(back);
    expect(screen.queryByText(/^Handed over/)).not.toBeInTheDocument();
    press(content.diary.handover.open);
    setClock('2026-11-24T03:05');
  }
  expect(screen.getByText(/^Asleep since 3:06am/)).toBeVisible();
});

it('stays handed over while something else is written, and after a tap is undone', async () => {
  family();
  await show();
  await handOver();
  setClock('2026-11-24T08:00');
  const [asleep] = readLog().filter(({ kind }) => kind === 'asleep');
  const bedtime = momentOf(new Date('2026-11-23T19:20'));
  write([
    { kind: 'night', text: '1.a.w.0.3..Ida', value: 2, night: 2 },
    { kind: 'note', text: 'A tooth' },
    { kind: 'child', text: 'Ida' },
    { kind: 'asleep', moment: bedtime, of: [idOf(asleep!)] },
  ]);
  fireEvent(window, new Event('storage'));
  expect(screen.getByText('Handed over at 3:05am.')).toBeVisible();
  press('They woke');
  expect(screen.queryByText(/^Handed over/)).not.toBeInTheDocument();
  press('Undo');
  expect(screen.getByText('Handed over at 3:05am.')).toBeVisible();
  setClock('2026-11-22T08:00');
  fireEvent(window, new Event('storage'));
  expect(screen.queryByText(/^Handed over/)).not.toBeInTheDocument();
});

it('knows what was tapped in the minute after the time that it showed last', async () => {
  await show();
  setClock('2026-11-24T03:06');
  press('Asleep now');
  expect(screen.getByText(/^Asleep since 3:06am/)).toBeInTheDocument();
  setClock('2026-11-24T03:07');
  mergeLog([{ ...tapped('woke', '2026-11-24T03:07'), by: 'cd34' }]);
  fireEvent(window, new Event('storage'));
  expect(screen.getByRole('button', { name: 'Asleep now' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'They woke' })).not.toBeInTheDocument();
});

it('lets a child fall asleep whose nap was never ended, asks when that was, and gives it no length', async () => {
  keepLog(tapped('asleep', '2026-11-23T13:45'));
  await show();
  expect(screen.getByLabelText(content.diary.now.wokeAt)).toBeInTheDocument();
  press('Asleep now');
  expect(sleepsOf(diaryOf(readLog()))[0]).toMatchObject({ isLost: true });
  expect(screen.getByText(/^Asleep since 3:05am/)).toBeInTheDocument();
  expect(readLog().map(({ kind }) => kind)).toEqual(['asleep', 'asleep']);
});

it('takes a double tap for one, though another button lies under the second', async () => {
  await show();
  tapQuickly('Asleep now', 'They woke', 'Undo');
  expect(readLog().map(({ kind }) => kind)).toEqual(['asleep']);
});

it.each([
  ['2026-11-24T05:59', true],
  ['2026-11-24T06:29', true],
  ['2026-11-24T06:30', false],
])(
  'counts a waking of half past five at %s: %s, and by day an hour at most',
  async (now, isCounted) => {
    vi.setSystemTime(new Date(now));
    keepLog(...begun('1.a.w.0.3..Noor', 2, '2026-11-22T19:00'), tapped('woke', '2026-11-24T05:30'));
    await show();
    expect(screen.queryAllByRole('timer')).toHaveLength(isCounted ? 1 : 0);
  },
);

it('takes the second tap of two on the morning’s answer for none, though its row gives way', async () => {
  vi.setSystemTime(new Date('2026-11-24T07:00'));
  family();
  Object.assign(stages.morning, { notYet: 'Not yet', noted: 'Noted' });
  await show();
  tapQuickly('Not yet', 'They woke');
  expect(screen.getByText('Noted')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'They woke' })).toBeInTheDocument();
});

it('says for ten seconds that the morning was answered, as of every other tap', async () => {
  setClock('2026-11-24T07:00', 'setTimeout', 'clearTimeout');
  family();
  Object.assign(stages.morning, { notYet: 'Not yet', noted: 'Noted' });
  await show();
  press('Not yet');
  expect(screen.getByText('Noted')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('Noted')).not.toBeInTheDocument();
});

it('follows no stages of a child who is too young for them by its day of birth', async () => {
  family();
  keptBirth.write({ born: '2026-06-01', weeksEarly: 2 });
  await show();
  expect(screen.queryByText(/Stage 3/)).not.toBeInTheDocument();
  cleanup();
  keptBirth.write({ born: '2026-05-01', weeksEarly: 2 });
  await show();
  expect(screen.getByText(/Stage 3/)).toBeInTheDocument();
  keptBirth.remove();
});

it('says the night of the plan before that nothing is written', async () => {
  keepLog(...begun('1.a.w.0.3..Ida', 2, '2026-11-22T19:00'));
  await show();
  expect(screen.getByText(`Stage 3, night 2 · ${content.diary.now.empty}`)).toBeInTheDocument();
});

it.each([
  ['2026-11-25T19:00', 0],
  ['2026-11-26T19:00', 1],
])('leads at %s to the question which night it is: %s', async (now, links) => {
  setClock(now);
  keepLog(...begun('1.a.w.0.3..Ida', 2, '2026-11-22T19:00'));
  await show();
  expect(screen.queryAllByRole('link', { name: content.words.whichNight.label })).toHaveLength(
    links,
  );
});

it('says what the plan says of a night besides its stage, until the next answer', async () => {
  setClock('2026-11-24T19:30');
  keepLog(...begun('1.a.w.0.3..Ida', 2, '2026-11-16T19:00'));
  const answer = { text: '1.a.w.0.3..Ida', value: 2, night: 8 };
  keepLog(tapped('night', '2026-11-23T08:00', answer));
  await show();
  expect(document.querySelector('[data-html*="Notes.Stop"]')).toBeVisible();
});

it('refuses what would leave no room for what the family writes', async () => {
  family();
  const own = readLog();
  const kept = { kind: 'tried', at: own[0]!.at, offset: 0, by: 'x' } as const;
  const most = Array.from({ length: 2500 }, (_, i) => ({ ...kept, made: i + 1 }));
  mergeLog(withRoom(most));
  const handed = [tapped('woke', '2026-11-22T19:30'), tapped('fed', '2026-11-24T03:00')];
  await showHanded(handed);
  expect(screen.getByText(content.tonight.damaged)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: content.tonight.merge })).not.toBeInTheDocument();
  expect(readLog()).toEqual(expect.arrayContaining([...own]));
});

it('keeps a night of the other phone in the morning, and goes on with the sentence that says so', async () => {
  const handed = [
    ...begun('1.a.w.0.3..Ida', 2, '2026-11-22T19:00'),
    tapped('asleep', '2026-11-23T19:12'),
    tapped('woke', '2026-11-24T06:31'),
  ];
  setClock('2026-11-24T07:00');
  await showHanded(handed);
  press(content.tonight.merge);
  expect(document.querySelector('[data-html*="Morning.Question"]')).not.toBeNull();
  expect(screen.getByText(content.tonight.known).closest('[role=status]')).toHaveFocus();
  press(content.tonight.undo);
  expect(readLog()).toEqual([]);
  expect(screen.getByText(content.tonight.merge)).toBeVisible();
});

it('says what to do at the waking that the other phone hands over, in place of the line of the evening', async () => {
  const handed = [
    ...begun('1.a.w.0.3..Ida', 2, '2026-11-22T19:00'),
    tapped('asleep', '2026-11-23T19:12'),
    tapped('woke', '2026-11-24T03:01'),
  ];
  await showHanded(handed);
  expect(screen.getByRole('timer')).toHaveTextContent('4:');
  expect(readLog()).toEqual([]);
});

it('says that an added night is on this phone for as long as that can be undone', async () => {
  setClock('2026-11-24T07:00', 'setTimeout', 'clearTimeout');
  const handed = [tapped('asleep', '2026-11-23T19:12'), tapped('woke', '2026-11-24T06:31')];
  await showHanded(handed);
  press(content.tonight.merge);
  expect(screen.getByText(content.tonight.known)).toBeVisible();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText(content.tonight.known)).toBeNull();
  cleanup();
  await show();
  expect(screen.getByText(content.tonight.known), 'opened once more').toBeVisible();
});

it('does not say that a link without anything to keep is on this phone', async () => {
  await showHanded([]);
  expect(screen.getByText(content.tonight.nothing)).toBeVisible();
  for (const word of [content.tonight.known, content.tonight.merge])
    expect(screen.queryByText(word)).toBeNull();
});

it('says the times of another phone by the clock of this one, whatever zone the other is set to', async () => {
  const { at, offset } = momentOf(new Date('2026-11-24T02:50'));
  const wrong = { offset: offset + 60 };
  const handed = [
    tapped('asleep', '2026-11-23T19:12', wrong),
    tapped('woke', '2026-11-24T02:50', wrong),
  ];
  content.tonight.asOf = 'As of {time}';
  content.tonight.awake = 'Awake since {time}';
  await showHanded(handed, { at, ...wrong });
  expect(screen.getByText('As of 2:50am')).toBeInTheDocument();
  expect(screen.getByText('Awake since 2:50am')).toBeInTheDocument();
});

it.each([
  ['refuses to store anything', 1],
  ['stores what is written', 0],
])('says first that nothing lasts where the browser %s', async (_, alerts) => {
  const refused = alerts ? refuseStorage() : undefined;
  await show();
  expect(screen.getByRole('button', { name: 'Asleep now' })).toBeInTheDocument();
  press('They woke');
  expect(screen.queryByRole('button', { name: 'They woke' })).not.toBeInTheDocument();
  const [first, ...others] = screen.getAllByRole('alert');
  expect(others).toEqual([]);
  expect(first!.children).toHaveLength(alerts);
  expect(screen.getByText('Awake since 3:05am').compareDocumentPosition(first!)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  refused?.mockRestore();
  act(removeDays);
});

it('takes a waking in the morning after a night in which nobody wrote that the child slept again', async () => {
  family();
  keepLog(tapped('woke', '2026-11-24T02:20'));
  await show();
  expect(screen.queryByRole('button', { name: 'They woke' })).not.toBeInTheDocument();
  cleanup();
  setClock('2026-11-24T06:40');
  await show();
  press('They woke');
  expect(screen.getByText(/^Awake since 6:40am/)).toBeInTheDocument();
});

it.each([
  ['2026-11-24T11:00', '2026-03-01', 'Awake since 6:50am'],
  ['2026-11-24T18:40', '2026-03-01', content.diary.now.empty],
  ['2026-11-24T18:40', '2023-03-01', 'Awake since 6:50am'],
  ['2026-11-24T20:40', undefined, content.diary.now.empty],
])('says at %s of a child born on %s, awake by day since 6:50am: %s', async (now, born, says) => {
  content.diary.needs = [
    { age: '6-8 months', fromMonths: 6, sleep: '', mostAwake: 300 },
    { age: '36+ months', fromMonths: 36, sleep: '', mostAwake: 780 },
  ];
  if (born) keptBirth.write({ born, weeksEarly: 0 });
  keepLog(tapped('asleep', '2026-11-23T19:10'), tapped('woke', '2026-11-24T06:50'));
  setClock(now);
  await show();
  expect(screen.getByText(says)).toBeInTheDocument();
  keptBirth.remove();
  content.diary.needs = [];
});

it('says by day how the last night was, and asks in the morning for the stage', async () => {
  family();
  keepLog(tapped('woke', '2026-11-24T06:31'));
  setClock('2026-11-24T09:00');
  await show();
  expect(screen.getByText('Slept 11 h 19 min, calm, 11 h 19 min')).toBeInTheDocument();
  expect(document.querySelector('[data-html*="Morning.Question"]')).not.toBeNull();
});
