import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MarkupContext } from '../../lib/html';
import { PageContext } from '../../lib/page';
import { fixtures, refuseStorage, setClock, slotsOfPlan } from '../../lib/fixtures';
import type { Html, PageOf } from '../../lib/schema.gen';
import { forgetDrafts } from '../../navigation/drafts';
import { PageRouter } from '../../navigation/page-router';
import { dismissToast, Toaster } from '../../ui/toast';
import { namingDrafts } from '../../lib/children';
import { readFamilyLog, removeDays, undo, write } from '../../lib/kept-log';
import { keptBirth } from '../../lib/birth';
import { begun, keepLog } from '../../lib/log-fixtures';
import { keptPlan } from './kept-plan';
import { ages, noAnswers, type Answers } from './plan';
import { encodeAnswers } from './plan-code';
import { FamilyPlan, SleepPlanCreator } from './sleep-plan-creator';

/** A page whose texts name their own slots, with the child's name. */
function page(): PageOf<'sleep-plan'> {
  const [whole] = structuredClone(fixtures['sleep-plan page']);
  whole.content.plan.slots = slotsOfPlan() as never;
  whole.site.navigation.plan = '/comforting-sleep-journey';
  const { questions } = whole.content.plan;
  const { arrangement, dummy, goal, methods, sameRoom } = questions;
  for (const asked of [arrangement, dummy, goal, methods, sameRoom])
    asked.shown = Object.keys(asked.choices);
  const { waking } = whole.content.plan;
  waking.coSleeping = Array(3).fill(waking.coSleeping[0]);
  waking.cot = Array(6).fill(waking.cot[0]);
  whole.content.plan.tonight.nights = { stay: 6, back: 2, finish: 10 };
  return whole;
}

class Places extends Map<string, string> {
  override get(id: string) {
    return `${id.replace(/^html of (SleepPlan\.(Plan\.)?)?|\.Variants\.Text$/g, '')} of {name}`;
  }
}

const markup = new Places();
const head = { title: '', description: '', canonical: '' };

function show(shown = page()) {
  const user = userEvent.setup();
  render(
    <PageRouter first={{ page: shown, markup, head, styles: [] }} load={vi.fn()}>
      {(data) => (
        <MarkupContext value={markup}>
          <PageContext value={data.page}>
            <SleepPlanCreator page={data.page as PageOf<'sleep-plan'>} />
            <Toaster close="Close" />
          </PageContext>
        </MarkupContext>
      )}
    </PageRouter>,
  );
  return user;
}

type User = ReturnType<typeof show>;

const next = () => screen.getByRole('button', { name: /Continue|Create Sleep Plan/ });
const back = () => screen.getByRole('button', { name: 'Back' });
const arrangement = (key: string) =>
  screen.getByRole('radio', { name: new RegExp(`Arrangement.Choices.${key}.Label`) });
const question = (name: string) =>
  screen.queryByRole('heading', { level: 2, name: new RegExp(`^Questions.${name}.Asked`) });

const [none, some] = ['BedSharing.None', 'BedSharing.Some'] as const;
const noDanger = () => screen.getByRole('button', { name: none });
const dangerous = (danger: string) =>
  screen.getByRole('checkbox', { name: new RegExp(`BedSharing.Dangers.${danger}`) });

/** Answers the questions up to the plan; the goal only if it is asked. */
async function answer(
  user: User,
  { key = 'A', goal = '', methods = ['Patting'], name = 'Noor', isSafe = true },
) {
  await user.type(screen.getByRole('textbox'), name);
  await user.click(next());
  await user.click(arrangement(key));
  if (goal) {
    await user.click(screen.getByRole('radio', { name: new RegExp(`Goal.Choices.${goal}.Label`) }));
  }
  for (const method of methods) {
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`Choices.${method}.Label`) }));
  }
  for (const _ of ['the methods', 'the room', 'the dummy']) await user.click(next());
  if (goal && isSafe) await user.click(noDanger());
}

/** Leaves the page and clears its memory, as closing the tab does, and opens an address. */
function openAnew(address = '/comforting-sleep-journey', shown = page()) {
  cleanup();
  forgetDrafts();
  history.pushState(null, '', address);
  return show(shown);
}

/** Opens a plan by its link, which is quicker than answering all the questions. */
async function openPlan(answers: Partial<Answers> = {}, shown = page()) {
  const usual = { childName: 'Noor', sleepArrangement: 'a', settlingMethods: ['patting'] } as const;
  const code = encodeAnswers({ ...noAnswers, ...usual, ...answers });
  const user = openAnew(`/comforting-sleep-journey#plan=${code}`, shown);
  if (answers.cosleepGoal) await user.click(noDanger());
  return user;
}

const twoPhases = {
  sleepArrangement: 'd',
  cosleepGoal: 'a',
  settlingMethods: ['rocking', 'dummy'],
} as const;

/** Unfolds content; jsdom may show it later than the click. */
const unfold = async (user: User, label = 'Labels.More') => {
  const summary = screen.getByText(label, { selector: 'summary' });
  await user.click(summary);
  await waitFor(() => expect(summary.nextElementSibling).toBeVisible());
};

// Visitors load it while answering, which takes longer than in these tests.
beforeAll(async () => {
  await FamilyPlan.preload();
});

beforeEach(() => {
  dismissToast();
  forgetDrafts();
  localStorage.setItem('isLoggedIn', 'true');
  history.pushState(null, '', '/comforting-sleep-journey');
  Element.prototype.scrollIntoView = vi.fn(); // jsdom does not implement it
});

describe('the questions', () => {
  it('are under a heading, and begin without taking the focus or announcing anything', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page().title);
    expect(question('ChildName')).toBeVisible();
    expect(document.body).toHaveFocus();
    for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('show the answers in the order of the content, without those that it hides', async () => {
    const arranged = page();
    arranged.content.plan.questions.arrangement.shown = ['f', 'a', 'c'];
    const user = show(arranged);
    await user.type(screen.getByRole('textbox'), 'Noor{Enter}');
    const shown = screen.getAllByRole<HTMLInputElement>('radio');
    expect(shown.map(({ value }) => value)).toEqual(['f', 'a', 'c']);
  });

  it.each([
    ['A', 'Question 4 of 6. Labels.Skipped'],
    ['C', 'Question 3 of 6'],
  ])('keep their numbers, and say which is left out: after %s %s', async (key, progress) => {
    const user = show();
    await user.type(screen.getByRole('textbox'), 'Noor{Enter}');
    await user.click(arrangement(key));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', progress);
    expect(screen.getAllByText(progress).map((one) => one.role || one.ariaHidden)).toEqual([
      'status',
      'true',
    ]);
  });

  it('are not passed by the second of two quick taps', async () => {
    const user = show();
    await user.type(screen.getByRole('textbox'), 'Noor{Enter}');
    await user.click(arrangement('A'));
    await user.click(screen.getByRole('checkbox', { name: /Choices.Patting.Label/ }));
    window.betweenClicks = 100;
    const place = { clientX: 300, clientY: 700 };
    for (let taps = 0; taps < 2; taps += 1) fireEvent.click(next(), place); // no count, as on some phones
    delete window.betweenClicks;
    expect(question('SameRoom')).toBeVisible();
  });

  it('begin anew after a reload, which takes the answers', async () => {
    const user = show();
    await answer(user, {});
    cleanup();
    forgetDrafts();
    const again = show();
    expect(screen.getByRole('textbox')).toHaveValue('');
    await again.type(screen.getByRole('textbox'), 'Noor{Enter}');
    expect(question('Arrangement')).toBeVisible();
    await again.click(back());
    await waitFor(() => expect(question('ChildName')).toBeVisible());
  });

  it('begin anew also where the reader goes back twice at once after a reload', async () => {
    history.replaceState({ usr: { step: 6 }, key: 'last', idx: 1 }, '');
    const replace = history.replaceState.bind(history);
    // The second step back comes while the entry of the first is being replaced.
    vi.spyOn(history, 'replaceState').mockImplementationOnce((...args) => {
      replace(...args);
      replace({ usr: { step: 5 }, key: 'before', idx: 0 }, '');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const user = show();
    expect(history.state).toMatchObject({ usr: { step: 1 } });
    await user.type(screen.getByRole('textbox'), 'Noor');
    expect(question('ChildName')).toBeVisible();
  });
});

describe('the plan', () => {
  const sheet = () => within(screen.getByRole('article'));
  const stages = () =>
    sheet()
      .queryAllByText(/^Stage /)
      .map((mark) => mark.parentElement?.textContent);

  const stageOf = (mark: string) => sheet().getByText(`Stage ${mark}`);

  it('has the stages of both phases, and puts the second first, from its heading, when the first has ended', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const user = await openPlan(twoPhases);
    const both = ['A', 'B', 'C', '1', '2', '3', '4', '5'];
    const inOrder = () => stages().map((stage) => stage?.split(' ')[1]);
    expect(inOrder()).toEqual(both);
    expect(document.querySelector('svg text')).toHaveTextContent(/^Labels.Path 1$/);
    expect(stageOf('5').closest('.no-print')).not.toBeNull();
    // Each later stage is one line until it is unfolded.
    const steps = () => screen.queryAllByText(/^Cot\.Stage5\.Steps/).length;
    await user.click(screen.getByText(/^Cot\.Title/, { selector: 'summary *' }));
    expect(screen.getByText(/^Cot\.Stage5\.Tonight/)).toBeVisible();
    expect(steps()).toBe(0);
    await user.click(screen.getByText(/^Cot\.Stage5\.Title/));
    await waitFor(() => expect(steps()).toBeGreaterThan(0));
    await user.click(screen.getByRole('button', { name: 'TwoPhases.ShowSecond' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(inOrder()).toEqual([...both.slice(3), ...both.slice(0, 3)]);
    expect(stageOf('5')).toBeVisible();
    expect(stageOf('5').closest('.no-print')).toBeNull();
    expect(stageOf('C').closest('.no-print')).not.toBeNull();
    expect(scroll).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'TwoPhases.ShowFirst' }));
    expect(stageOf('C')).toBeVisible();
    expect(stageOf('C').closest('.no-print')).toBeNull();
  });

  it.each([
    ['2026-06-16', 0, '6-8-months', false],
    ['2026-06-15', 0, '6-8-months', true],
    ['2026-04-15', 9, '6-8-months', false],
    ['2026-06-16', 0, undefined, false],
    ['2026-06-16', 0, 'under-6-months', false],
  ] as const)(
    'of a child born on %s, %s weeks early, chosen as %s, has stages: %s',
    async (...of) => {
      const [born, weeksEarly, age, hasStages] = of;
      setClock('2026-12-15T12:00');
      keptBirth.write({ born, weeksEarly });
      const user = await openPlan(age ? { age } : {});
      const isAsked = !hasStages && age !== 'under-6-months';
      expect(screen.queryAllByText(/Keeping.ByBirth/)).toHaveLength(isAsked ? 1 : 0);
      expect(screen.queryAllByText('Stage 1')).toHaveLength(hasStages ? 1 : 0);
      if (isAsked) await user.click(screen.getByRole('button', { name: /^UnderSixMonths.Title/ }));
      expect(screen.queryAllByText(/^UnderSixMonths.Lead/)).toHaveLength(hasStages ? 0 : 1);
      expect(screen.queryAllByRole('button', { name: /Begin.Start/ }).length > 0).toBe(hasStages);
      if (isAsked) expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      keptBirth.remove();
    },
  );

  it('asks for the dangers first, and shows the plan for the cot where one is true', async () => {
    const user = show();
    await answer(user, { key: 'C', goal: 'B', isSafe: false });
    expect(screen.getByRole('heading', { level: 2, name: /^BedSharing.Title/ })).toHaveFocus();
    await user.click(dangerous('Smoke'));
    expect(screen.getByText(/^BedSharing.Cot/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: some }));
    expect(screen.getByText(/^Letter.Opening/)).toBeVisible();
    expect(screen.queryByText(/^Safety.CoSleeping.Never.Title/)).toBeNull();
    expect(JSON.stringify([localStorage, location.href, history.state])).not.toMatch(/smoke/i);
    await unfold(user);
    await user.click(button('Keep'));
    expect(localStorage.getItem('family-log/plan')).toContain('1.a.');
  });

  it.each([
    ['begins in the cot when nothing is changed', false],
    ['has a shared bed once that is taken back', true],
  ])('of a baby said to be born early %s', async (_, takenBack) => {
    const user = show();
    await user.click(screen.getByRole('checkbox', { name: /Also.Choices.Early/ }));
    await answer(user, { key: 'C', goal: 'B', isSafe: false });
    expect(dangerous('Born')).toBeChecked();
    if (takenBack) await user.click(dangerous('Born'));
    await user.click(screen.getByRole('button', { name: takenBack ? none : some }));
    expect(screen.queryAllByText('Stage A')).toHaveLength(takenBack ? 1 : 0);
  });

  it('begins the phase that is shown: the second with its own first night', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const user = await openPlan({ sleepArrangement: 'f', cosleepGoal: 'a' });
    const { begin } = page().content.plan.tonight;
    const readFirst = () => document.querySelectorAll('a[href="#shared-bed"]');
    expect(readFirst()).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'TwoPhases.ShowSecond' }));
    expect(readFirst()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: begin.start }));
    expect(screen.getByText('Stage 1, night 1')).toBeVisible();
  });

  it('says once how long the browser keeps it, beside the button that begins it', async () => {
    const user = await openPlan();
    await waitFor(() => expect(document.querySelectorAll('[data-lasting]')).toHaveLength(1));
    await unfold(user);
    expect(button('Keep')).toBeVisible();
    expect(document.querySelectorAll('[data-lasting]')).toHaveLength(1);
  });

  it('stands in a field, selected, where the clipboard is refused', async () => {
    const user = await openPlan();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await unfold(user);
    await user.click(screen.getByRole('button', { name: 'Labels.Copy' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Labels.CopyByHand',
    });
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(field.value.length);
    expect(field.value).toContain('Letter.Greeting of Noor');
  });

  it('is stored nowhere unless the family chooses so', async () => {
    await answer(show(), {});
    expect(Object.keys(localStorage)).toEqual(['isLoggedIn']);
    expect(JSON.stringify(history.state)).not.toContain('Noor');
    expect(sessionStorage).toHaveLength(0);
    expect(location.search + location.hash).toBe('');
  });
});

const button = (name: string) => screen.getByRole('button', { name: `SleepPlan.Keeping.${name}` });
const letterTo = (name: string) =>
  screen.findByRole('heading', { level: 1, name: `Letter.Greeting of ${name}` });

describe('a plan that is kept', () => {
  it('survives Back, Forward and a reload', async () => {
    const user = show();
    await answer(user, {});
    await unfold(user);
    await user.click(button('Keep'));
    await user.click(back());
    await waitFor(() => expect(question('Dummy')).toBeVisible());
    cleanup();
    forgetDrafts();
    show(); // the same history entry
    await waitFor(() => expect(question('Dummy')).toBeVisible());
    await userEvent.click(next());
    expect(await letterTo('Noor')).toBeVisible();
  });

  it('stays when another is begun, and is offered beside the questions', async () => {
    const user = await openPlan();
    await unfold(user);
    await user.click(button('Keep'));
    await user.click(button('Again'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Noor'));
    await user.clear(screen.getByRole('textbox'));
    await answer(user, { name: 'Ada' });
    expect(await letterTo('Ada')).toBeVisible();
    await unfold(user);
    expect(button('Keep')).toBeVisible();
    await user.click(back());
    await user.click(await screen.findByRole('button', { name: 'SleepPlan.Keeping.Open' }));
    expect(await letterTo('Noor')).toBeVisible();
  });

  it('gives another what the phone knows of the child', async () => {
    const user = await openPlan();
    await unfold(user);
    await user.click(button('Keep'));
    keptBirth.write({ born: '2020-03-01', weeksEarly: 3 });
    await user.click(button('Again'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Noor'));
    const early = screen.getByRole('checkbox', { name: /Also.Choices.Early/ });
    expect(early).toBeVisible();
    expect(early).toBeChecked();
    await user.click(early);
    expect(early).not.toBeChecked();
    expect(early).toBeVisible();
  });

  it('is not promised where the browser refuses to store it', async () => {
    const user = await openPlan();
    const refused = refuseStorage();
    await unfold(user);
    await user.click(button('Keep'));
    expect(screen.getByText(/^Keeping.Lasting.NotKept/)).toBeVisible();
    expect(screen.queryByText('SleepPlan.Keeping.Kept')).toBeNull();
    refused.mockRestore();
    keptPlan.remove();
  });
});

describe('a plan as a link', () => {
  const address = '/comforting-sleep-journey#plan=1.da.9.1.2.1.Noor%20%3Cb%3E';

  /** Opens a plan with a shared bed in a new tab, and finds the button that shows it. */
  function pastCheck(link: string) {
    openAnew(link);
    return screen.findByRole('button', { name: none });
  }

  async function copiedLink(user: User) {
    await unfold(user);
    await user.click(button('Link.Send'));
    await screen.findByText('SleepPlan.Keeping.Link.Copied');
    return navigator.clipboard.readText();
  }

  it('goes to the clipboard, and opens the same plan elsewhere', async () => {
    const user = await openPlan({
      sleepArrangement: 'f',
      cosleepGoal: 'b',
      childName: 'D’Arcy & Zoë',
    });
    const link = await copiedLink(user);
    await userEvent.click(await pastCheck(link));
    expect(await letterTo('D’Arcy & Zoë')).toBeVisible();
    expect(screen.getByText('Stage B')).toBeVisible();
    expect(Object.keys(localStorage)).toEqual(['isLoggedIn']);
  });

  it('goes to the phone’s share sheet where there is one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const user = await openPlan();
    await unfold(user);
    await user.click(button('Link.Send'));
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'SleepPlan.Keeping.Link.Subject',
      url: `${location.origin}/comforting-sleep-journey#plan=1.a.w.0.3..Noor`,
    });
  });

  it('leaves the address when other answers are given', async () => {
    const user = openAnew(address);
    await user.click(noDanger());
    await letterTo('Noor <b>');
    await user.click(back());
    await waitFor(() => expect(question('Dummy')).toBeVisible());
    await user.click(screen.getByRole('radio', { name: /Dummy.Choices.No\./ }));
    await user.click(next());
    expect(await letterTo('Noor <b>')).toBeVisible();
    await waitFor(() => expect(location.hash).toBe(''));
  });

  it('wins over the answers of another plan, and over one that is kept', async () => {
    const user = show();
    await answer(user, { name: 'Ada' });
    await unfold(user);
    await user.click(button('Keep'));
    location.hash = address.slice(address.indexOf('#'));
    await user.click(await screen.findByRole('button', { name: none }));
    expect(await letterTo('Noor <b>')).toBeVisible();
    await userEvent.click(await pastCheck(address));
    expect(await letterTo('Noor <b>')).toBeVisible();
  });

  it('asks for the dangers anew where it shares a bed with another child than the plan that is open', async () => {
    const user = await openPlan({ sleepArrangement: 'd', cosleepGoal: 'a' });
    await unfold(user);
    await user.click(button('Keep'));
    const opened = openAnew();
    expect(await letterTo('Noor')).toBeVisible(); // the stored plan has been checked
    location.hash = '#plan=1.da.9.1.2.1.Ada';
    await opened.click(await screen.findByRole('button', { name: none }));
    expect(await letterTo('Ada')).toBeVisible();
  });

  it.each(['1.a', '%'])('that is damaged leads to the questions: %s', (code) => {
    openAnew(`/comforting-sleep-journey#plan=${code}`);
    expect(question('ChildName')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.getByText('SleepPlan.Keeping.Link.Damaged')).toBeVisible();
  });
});

describe('a plan that is followed night by night', () => {
  const tonight = () => screen.getByRole('heading', { level: 1, name: 'Tonight.Title of Noor' });
  const night = (name: string) => screen.findByText(name, { selector: 'p' });
  const control = (name: string) =>
    screen.getByRole('button', { name: `SleepPlan.Plan.Tonight.${name}` });

  it('asks after its night until the next begins, and speaks of that from noon on', async () => {
    const asked = () => screen.queryByText(/^Tonight.Morning.Question/) !== null;
    keepLog(...begun('1.a.w.0.3..Noor', 0, '2026-11-15T19:00'));
    for (const [at, shown, asks] of [
      ['2026-11-16T02:00', 'Stage 1, night 1', false],
      ['2026-11-16T06:00', 'Stage 1, night 1', true],
      ['2026-11-16T14:00', 'Stage 1, night 2', true],
      ['2026-11-16T19:00', 'Stage 1, night 2', false],
      ['2026-11-16T18:59', 'Stage 1, night 2', true],
    ] as const) {
      setClock(at);
      openAnew();
      expect(await night(shown)).toBeVisible();
      expect(asked(), at).toBe(asks);
    }
    await userEvent.click(control('Morning.Yes'));
    expect(await night('Stage 1, night 2')).toBeVisible();
    expect(asked()).toBe(false);
  });

  it('calls the child as the diary names it since, also of children of whom one was taken out', async () => {
    setClock('2026-11-15T19:00');
    keptPlan.keep('1.a.w.0.3..Ada%20and%20Bo');
    openAnew();
    expect(await letterTo('Ada and Bo')).toBeVisible();
    const names = (...all: string[]) => write(namingDrafts(readFamilyLog(), all));
    const named = [...names('Ada', 'Bo'), ...names('Ada', '')];
    openAnew();
    expect(await letterTo('Ada')).toBeVisible();
    keptPlan.keep('1.a.w.1.3..Ada%20and%20Bo'); // an answer was corrected
    openAnew();
    expect(await letterTo('Ada')).toBeVisible();
    keptPlan.keep('1.a.w.0.3..Noor');
    openAnew();
    expect(await letterTo('Noor')).toBeVisible();
    act(() => undo(named));
  });

  it.each([
    ['begins', () => control('Begin.Start')],
    ['keeps', () => button('Keep')],
  ])('brings back a further plan when a link %s another', async (does, pressed) => {
    setClock('2026-11-15T19:00');
    keepLog(...begun('1.a.w.0.3..Noor', 3, '2026-11-14T19:00'));
    const user = openAnew('/comforting-sleep-journey#plan=1.a.w.0.3..Ada');
    await letterTo('Ada');
    if (does === 'keeps') await unfold(user);
    await user.click(pressed());
    expect(keptPlan.read()).toBe('1.a.w.0.3..Ada');
    await user.click(screen.getByRole('button', { name: 'SleepPlan.Keeping.BringBack' }));
    expect(keptPlan.read()).toBe('1.a.w.0.3..Noor');
    expect(screen.queryByRole('button', { name: 'SleepPlan.Keeping.BringBack' })).toBeNull();
    openAnew();
    expect(await night('Stage 4, night 2')).toBeVisible();
  });

  it.each([
    ['begun', () => control('Begin.Start'), () => control('Morning.Undo')],
    ['kept', () => button('Keep'), () => button('Undo')],
  ])('takes back that a plan was %s', async (does, pressed, undo) => {
    setClock('2026-11-15T19:00');
    const user = openAnew('/comforting-sleep-journey#plan=1.a.w.0.3..Ada');
    await letterTo('Ada');
    if (does === 'kept') await unfold(user);
    await user.click(pressed());
    expect(keptPlan.read()).toBe('1.a.w.0.3..Ada');
    await user.click(undo());
    expect(keptPlan.read()).toBeUndefined();
  });

  it('goes on where the family is when one of its answers is changed', async () => {
    setClock('2026-11-15T19:00');
    keepLog(...begun('1.a.w.0.3..Noor', 3, '2026-11-14T19:00'));
    const user = openAnew('/comforting-sleep-journey#plan=1.a.w.1.3..Noor');
    await letterTo('Noor');
    await user.click(control('Begin.GoOn'));
    expect(keptPlan.read()).toBe('1.a.w.1.3..Noor');
    expect(await night('Stage 4, night 2')).toBeVisible();
  });

  it('goes on in memory where the browser refuses to store, and says so first', async () => {
    setClock('2026-11-16T07:00');
    keepLog(...begun('1.a.w.0.3..Noor', 0, '2026-11-15T19:00'));
    const user = openAnew();
    await night('Stage 1, night 1');
    const refused = refuseStorage();
    await user.click(screen.getByRole('button', { name: 'SleepPlan.Plan.Waking.Begin' }));
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/^Keeping.Lasting.NotKept/);
    await user.click(control('Morning.NotYet'));
    expect(await night('Stage 1, night 2')).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
    refused.mockRestore();
    removeDays();
    keptPlan.remove();
  });

  it('counts a waking from when it began, also after a reload and beyond the stage', async () => {
    setClock('2026-11-15T19:00');
    const asked = page();
    asked.content.plan.waking.cot.fill({
      settled: 60,
      steps: [
        { after: 0, do: { variants: [{ text: 'listen' as Html }] } },
        { after: 5, do: { variants: [{ text: 'visit' as Html }] } },
      ],
    });
    const user = await openPlan({}, asked);
    await user.click(control('Begin.Start'));
    setClock('2026-11-16T03:05:00');
    await user.click(screen.getByRole('button', { name: 'SleepPlan.Plan.Waking.Begin' }));
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getByText(/^listen/, { selector: '[role=status]' })).toBeVisible();

    const count = async (now: string) => {
      setClock(now);
      cleanup();
      forgetDrafts();
      show(asked);
      return screen.findByRole('timer');
    };
    expect(await count('2026-11-16T03:09:12')).toHaveTextContent('4:12');
    expect(screen.getByText(/^visit/, { selector: 'span' })).toBeVisible();
    expect(await count('2026-11-16T03:40:00')).toHaveTextContent('35:00');
    expect(document.querySelector('svg [pathLength]')).toHaveAttribute(
      'stroke-dasharray',
      '100 101',
    );
    expect(screen.getByText(/^visit/, { selector: '[role=status]' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'SleepPlan.Plan.Waking.End' }));
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('takes an answer back', async () => {
    setClock('2026-11-15T19:00');
    const user = await openPlan();
    await user.click(control('Begin.Start'));
    setClock('2026-11-18T08:00');
    const morning = openAnew();
    await morning.click(await screen.findByRole('button', { name: /Morning.Yes$/ }));
    expect(await night('Stage 2, night 1')).toBeVisible();
    await morning.click(control('Morning.Undo'));
    expect(await night('Stage 1, night 3')).toBeVisible();
    expect(control('Morning.Yes')).toBeVisible();
  });

  it('opens on tonight, asks on a page that stayed open, moves on after three nights, and stays when it is too early', async () => {
    setClock('2026-11-15T19:00');
    const user = await openPlan();
    await user.click(control('Begin.Start'));
    expect(tonight()).toHaveFocus();
    expect(await night('Stage 1, night 1')).toBeVisible();
    for (const part of ['Tonight', 'Night', 'Hard', 'Ready']) {
      expect(screen.getByText(new RegExp(`^Cot.Stage\\d.${part} of`))).toBeVisible();
    }
    const mornings = [
      ['Yes', 'Stage 1, night 2'],
      ['Yes', 'Stage 1, night 3'],
      ['Yes', 'Stage 2, night 1'],
      ['NotYet', 'Stage 2, night 2'],
      ['NotYet', 'Stage 2, night 3'],
      ['NotYet', 'Stage 2, night 4'],
    ];
    for (const [i, [tap = '', expected = '']] of mornings.entries()) {
      setClock(`2026-11-${16 + i}T08:00`);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await user.click(control(`Morning.${tap}`));
      expect(await night(expected)).toBeVisible();
      expect(screen.queryByText(/^Tonight.Morning.Question/)).toBeNull();
    }
    expect(screen.getByText(/^Tonight.Notes.Stay/)).toBeVisible();
  });

  it('lets the family choose another night, see the whole plan, and remove all of it', async () => {
    setClock('2026-11-15T19:00');
    const user = await openPlan(twoPhases);
    await unfold(user, 'SleepPlan.Plan.Tonight.Another');
    const choice = screen.getByRole('combobox');
    await user.selectOptions(choice, 'Stage B, Nights 4-6');
    await user.click(within(choice.closest('form')!).getByRole('button'));
    expect(await night('Stage B, night 1')).toBeVisible();
    expect(
      screen.getByText(/^Safety.CoSleeping.Never.Title/, { selector: 'summary *' }),
    ).toBeVisible();
    await user.click(screen.getByText('SleepPlan.Plan.Tonight.TooMuch'));
    expect(screen.getByText(/^Safety.TooMuch.*Body/)).toBeVisible();
    await user.click(control('Whole'));
    expect(await letterTo('Noor')).toHaveFocus();
    const folded = [...document.querySelectorAll('li:has(> details)')].map(({ id }) => id);
    expect(folded, 'the stage that they have come to is open').toContain('stage-A');
    expect(folded).not.toContain('stage-B');
    await user.click(control('Tonight'));
    expect(tonight()).toHaveFocus();
    await user.click(button('Remove'));
    expect(Object.keys(localStorage)).toEqual(['isLoggedIn']);
    expect(await letterTo('Noor')).toBeVisible();
  });

  it('shows tonight from its top when another night is begun below it', async () => {
    setClock('2026-11-15T19:00');
    keepLog(...begun('1.a.w.0.3..Noor', 0, '2026-11-15T19:00'));
    const user = openAnew();
    await night('Stage 1, night 1');
    await unfold(user, 'SleepPlan.Plan.Tonight.Another');
    const choice = screen.getByRole('combobox');
    await user.selectOptions(choice, 'Stage 3, Nights 7-9');
    await user.click(within(choice.closest('form')!).getByRole('button'));
    expect(await night('Stage 3, night 1')).toBeVisible();
    expect(tonight()).toHaveFocus();
  });

  it('asks again which night it is after more than a week without an answer', async () => {
    setClock('2026-11-15T19:00');
    const user = await openPlan();
    await user.click(control('Begin.Start'));
    setClock('2026-11-24T19:00');
    openAnew();
    expect(await night('Stage 1')).toBeVisible();
    expect(control('Begin.Start')).toBeVisible();
  });
});

it('a plan for the wall and the calendar goes to the calendar under names that tell a stranger nothing', async () => {
  let text = '';
  vi.stubGlobal(
    'File',
    class {
      constructor(parts: string[]) {
        text = parts.join('');
      }
    },
  );
  URL.createObjectURL = () => 'blob:calendar'; // not implemented by jsdom
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const user = await openPlan(twoPhases);
  await unfold(user);
  await user.click(button('Calendar.Add'));
  expect(clicked).toHaveBeenCalledOnce();
  const events = (stages: string[]) =>
    stages.map((stage) => `SUMMARY:SleepPlan.Keeping.Calendar.Event ${stage}`);
  expect(text.match(/^SUMMARY:.*$/gm)).toEqual(events(['A', 'B', 'C']));
  expect(text).not.toMatch(/Noor|#plan/);

  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'TwoPhases.ShowSecond' }));
  await unfold(user);
  await user.click(button('Calendar.Add'));
  expect(text.match(/^SUMMARY:.*$/gm)).toEqual(events(['1', '2', '3', '4', '5']));
});

describe('A plan for a shared bed', () => {
  it.each(ages)('asks for the dangers of a shared bed first, at %s', (age) => {
    const shared = { ...noAnswers, childName: 'Noor', sleepArrangement: 'f', age } as const;
    const code = encodeAnswers({ ...shared, cosleepGoal: 'b', settlingMethods: ['patting'] });
    openAnew(`/comforting-sleep-journey#plan=${code}`);
    expect(noDanger()).toBeVisible();
  });

  describe('that was kept before the question was asked', () => {
    const code = '1.cb.w.0.3.1.Noor';
    const openAt = (time: string) => {
      setClock(`2026-11-16T${time}`);
      return openAnew();
    };
    const kept = () => keptPlan.read();
    beforeEach(() => keepLog(...begun(code, 1, '2026-11-15T19:00')));

    it('opens without it at night, and asks for the dangers once by day', async () => {
      openAt('03:00');
      expect(await letterOrNight()).toBeVisible();
      const user = openAt('10:00');
      await user.click(noDanger());
      expect(await letterOrNight()).toBeVisible();
      await waitFor(() => expect(localStorage.getItem('family-log/plan')).toContain('"value":1'));
      openAt('10:10');
      expect(await letterOrNight()).toBeVisible();
      expect(kept()).toBe(code);
    });

    it('gives way to the plan for the cot where one is true', async () => {
      const user = openAt('10:00');
      await user.click(dangerous('Smoke'));
      await user.click(screen.getByRole('button', { name: some }));
      await waitFor(() => expect(kept()).toMatch(/^1\.a\./));
      openAt('10:10');
      expect(screen.queryByRole('button', { name: none })).toBeNull();
    });
  });
});

const letterOrNight = () => screen.findByText(/^Stage B, night/);
