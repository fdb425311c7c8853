import type { Page } from '@playwright/test';
import { expectInUpperQuarter } from './scroll-assertions';
import { expect, openAsMember, test } from './fixtures';

const path = '/comforting-sleep-journey';

interface Answers {
  /** The value of each answer, as the plan's files name it. */
  arrangement: string;
  goal?: string;
  methods: string[];
  room: 'yes' | 'no';
  dummy: 'all_time' | 'night_only' | 'day_only' | 'no';
}

interface Case extends Answers {
  stages: string[];
  /** The headings of the parts that not every plan has. */
  parts: string[];
}

const letters3 = ['A 1–3', 'B 4–6', 'C 7–9'];
const letters2 = ['A 1–3', 'B 4–6'];
const numbers6 = ['1 1–3', '2 4–6', '3 7–9', '4 10–12', '5 13–15', '6 16 onwards'];
const numbers5 = ['1 1–3', '2 4–6', '3 7–9', '4 10–12', '5 13 onwards'];

const shared = 'Do not share a bed tonight if any one of these is true';
const onParent = 'When your baby sleeps on you';
const phases = 'Your journey in two phases';
const feeds = 'About night feeds';
const rapid = 'The rapid return';
const dummy = 'The dummy';
const room = 'When you share a room';
const sometimes = [shared, onParent, phases, feeds, rapid, dummy, room];

/** The plans that differ in more than a sentence. */
const cases: Case[] = [
  { arrangement: 'a', methods: ['patting'], room: 'no', dummy: 'no', stages: numbers5, parts: [] },
  {
    arrangement: 'a',
    methods: ['breast feeding', 'rocking'],
    room: 'yes',
    dummy: 'no',
    stages: numbers6,
    parts: [feeds, room],
  },
  {
    arrangement: 'a',
    methods: ['rocking'],
    room: 'no',
    dummy: 'all_time',
    stages: numbers5,
    parts: [dummy],
  },
  {
    arrangement: 'b',
    methods: ['shushing'],
    room: 'no',
    dummy: 'no',
    stages: numbers5,
    parts: [rapid],
  },
  {
    arrangement: 'b',
    methods: ['bottle feeding'],
    room: 'yes',
    dummy: 'night_only',
    stages: numbers6,
    parts: [feeds, rapid, dummy, room],
  },
  {
    arrangement: 'c',
    goal: 'b',
    methods: ['patting'],
    room: 'no',
    dummy: 'no',
    stages: letters2,
    parts: [shared],
  },
  {
    arrangement: 'c',
    goal: 'b',
    methods: ['rocking'],
    room: 'no',
    dummy: 'day_only',
    stages: letters3,
    parts: [shared, dummy],
  },
  {
    arrangement: 'c',
    goal: 'a',
    methods: ['shushing'],
    room: 'yes',
    dummy: 'no',
    stages: [...letters2, ...numbers5],
    parts: [shared, phases, room],
  },
  {
    arrangement: 'd',
    goal: 'a',
    methods: ['rocking', 'dummy'],
    room: 'no',
    dummy: 'no',
    stages: [...letters3, ...numbers5],
    parts: [shared, phases],
  },
  {
    arrangement: 'e',
    goal: 'a',
    methods: ['breast feeding'],
    room: 'no',
    dummy: 'no',
    stages: [...letters3, ...numbers6],
    parts: [shared, phases, feeds],
  },
  {
    arrangement: 'f',
    goal: 'b',
    methods: ['bottle feeding'],
    room: 'yes',
    dummy: 'no',
    stages: letters3,
    parts: [shared, onParent, feeds, room],
  },
  {
    arrangement: 'f',
    goal: 'a',
    methods: ['breast feeding', 'dummy', 'patting'],
    room: 'yes',
    dummy: 'all_time',
    stages: [...letters3, ...numbers6],
    parts: [shared, onParent, phases, feeds, dummy, room],
  },
];

const next = (page: Page) => page.getByRole('button', { name: /^(Continue|Create Sleep Plan)$/ });

async function pick(page: Page, name: string, value: string) {
  await page.locator(`input[name="${name}"][value="${value}"]`).check();
}

async function answer(page: Page, answers: Answers, name = 'Noor') {
  await page.getByLabel("Child's name").fill(name);
  await next(page).click();
  await pick(page, 'sleepArrangement', answers.arrangement);
  await next(page).click();
  if (answers.goal) {
    await pick(page, 'cosleepGoal', answers.goal);
    await next(page).click();
  }
  for (const method of answers.methods) await pick(page, 'settlingMethods', method);
  await next(page).click();
  await pick(page, 'sameRoom', answers.room);
  await next(page).click();
  await pick(page, 'dummyUsage', answers.dummy);
  await next(page).click();
}

/** The stages of the plan with their nights, in the order in which they stand. */
async function stages(page: Page): Promise<string[]> {
  const marks = await page.locator('article p:has(> strong)').allInnerTexts();
  return marks
    .filter((mark) => mark.startsWith('Stage '))
    .map((mark) => mark.replace(/Stage |Nights? /g, '').replace(/\s+/g, ' '));
}

for (const { stages: planned, parts, ...answers } of cases) {
  const { arrangement, goal = '', methods } = answers;

  test(`a plan for ${arrangement}${goal} by ${methods.join(', ')}`, async ({ page }) => {
    await openAsMember(page, path);
    await answer(page, answers);
    await expect(page.getByRole('heading', { level: 1, name: 'A plan for Noor' })).toBeFocused();
    expect(await stages(page)).toEqual(planned);
    for (const part of sometimes) {
      await expect(page.getByRole('heading', { name: part, exact: true })).toHaveCount(
        parts.includes(part) ? 1 : 0,
      );
    }
    await expect(page.getByText('healthy babies over 6 months')).toBeVisible();
    await expect(page.getByText('Call 999')).toBeVisible();
    await expect(page.getByText(/[{}]/)).toHaveCount(0);
    if (parts.includes(shared)) {
      const [box, stage] = await Promise.all([
        page.getByRole('heading', { name: shared }).boundingBox(),
        page.getByText('Stage A', { exact: true }).boundingBox(),
      ]);
      expect(box!.y).toBeLessThan(stage!.y);
    }
  });
}

test('a plan is made with the keyboard alone', async ({ page }) => {
  await openAsMember(page, path);
  const question = (name: string) => page.getByRole('heading', { level: 2, name });
  await page.getByLabel("Child's name").focus();
  await page.keyboard.type('Noor');
  await page.keyboard.press('Enter');

  await expect(question('Where does Noor sleep now?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown'); // from the cot to the bed
  await expect(page.locator('input[value=b]')).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(question('What helps Noor to fall asleep?')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Question 4 of 6' })).toHaveCount(1);
  await page.keyboard.press('Enter'); // nothing is chosen yet
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('input[value="breast feeding"]')).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(question('Do you and Noor sleep in the same room?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name=sameRoom][value=no]')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(question('Does Noor use a dummy?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'A plan for Noor' })).toBeFocused();
  expect(await stages(page)).toEqual(numbers6);
});

test('going back keeps the answers, and a cot drops the goal', async ({ page }) => {
  await openAsMember(page, path);
  await answer(page, cases[11]!);
  const back = page.getByRole('button', { name: 'Back' });
  await back.click();
  await expect(page.locator('input[value=all_time]')).toBeChecked();
  for (const _ of [5, 4, 3, 2]) await back.click();
  await expect(page.locator('input[value=f]')).toBeChecked();
  await pick(page, 'sleepArrangement', 'a');
  for (const _ of [4, 5, 6, 'plan']) await next(page).click();
  expect(await stages(page)).toEqual(numbers6);
  await expect(page.getByRole('heading', { name: phases })).toHaveCount(0);
});

test('each number of the method stands in its stage', async ({ page }) => {
  await openAsMember(page, path);
  await answer(page, cases[11]!);
  const stage = (mark: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(`Stage ${mark}`, { exact: true }) });
  await expect(stage('C')).toContainText('wait 3 to 5 minutes without comfort');
  await expect(stage('1')).toContainText('asleep for 25 minutes');
  await expect(stage('2')).toContainText('up to 10 minutes');
  await expect(stage('3')).toContainText('5 or 6 times');
  await expect(stage('4')).toContainText('visit the cot every 5 minutes');
  await expect(stage('6')).toContainText('After 10 minutes of protest go back');
  await expect(page.getByText('6 to 9 months')).toBeVisible();
  await expect(page.getByText('3 to 5 hard days')).toBeVisible();
  await expect(page.getByText('first 3-4 nights')).toBeVisible();
  await expect(page.getByText('Over 6 months only:')).toBeVisible();
});

test('five stages bring the visits every 5 minutes forward to the third', async ({ page }) => {
  await openAsMember(page, path);
  await answer(page, cases[3]!);
  const third = page.getByRole('article').getByRole('listitem').filter({ hasText: 'Stage 3' });
  await expect(third).toContainText('visit the bed every 5 minutes');
});

test('the nights are links, and the plan stays when one is followed', async ({ page }) => {
  await openAsMember(page, path);
  await answer(page, cases[11]!);
  const nights = page.getByRole('navigation', { name: 'Your nights' });
  await nights.getByRole('link', { name: 'Stage 6, Night 16 onwards' }).click();
  await expectInUpperQuarter(page.locator('#stage-6'));
  await expect(page.locator('#stage-6')).toBeFocused();
  await expect(page.locator('#stage-6')).toContainText('Night 16 onwards');
  await nights.getByRole('link', { name: 'When to get medical help' }).click();
  await expect(page.getByText('Call 999')).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'A plan for Noor' })).toBeVisible();
});

test('the cookie question does not cover the button that goes on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsMember(page, path);
  const cookies = page.getByRole('region', { name: 'Cookie choices' });
  await expect(cookies).toBeVisible();
  await page.getByLabel("Child's name").fill('Noor');
  await next(page).click();
  await pick(page, 'sleepArrangement', 'a');
  const [button, bar] = await Promise.all([next(page).boundingBox(), cookies.boundingBox()]);
  expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
  await next(page).click();
  await cookies.getByRole('button', { name: 'Reject' }).click();
  await expect(cookies).toHaveCount(0);
  await expect(next(page)).toBeInViewport({ ratio: 1 });
});

const oddNames = {
  markup: '<img src=x onerror=alert(1)>',
  long: 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaftschaferswessenschafe',
  'from right to left': 'نور الهدى',
};

for (const [kind, name] of Object.entries(oddNames)) {
  test(`a name may be odd: ${kind}`, async ({ page }) => {
    await openAsMember(page, path);
    await answer(page, cases[0]!, name);
    const shown = name.slice(0, 80);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A plan for ${shown}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
}

test('the plan is copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsMember(page, path);
  await answer(page, cases[0]!);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('The plan is on your clipboard')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^A plan for Noor\n/);
  expect(text).toContain('Stage 5 Night 13 onwards');
  expect(text).toContain('Call 999');
});

test('paper shows the plan and nothing of the site around it', async ({ page }) => {
  await openAsMember(page, path);
  await answer(page, cases[0]!);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Back', 'Print', 'Copy as text']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('healthy babies over 6 months')).toBeVisible();
  await expect(page.getByText('Call 999')).toBeVisible();
});

test('the shortest plan fits on two sheets, the longest on a handful', async ({ page }) => {
  const sheets = async (one: Case) => {
    await openAsMember(page, path);
    await answer(page, one);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b/g)?.length;
  };
  expect(await sheets(cases[0]!)).toBe(2);
  expect(await sheets(cases[11]!)).toBeLessThanOrEqual(5);
});

test('a visitor learns nothing of the plans', async ({ page, request }) => {
  const html = await (await request.get(path)).text();
  expect(html).toContain('access the Create Your Customised Sleep Plan page.');
  expect(html).not.toContain('Falling asleep beside you');
  await page.goto(path);
  await expect(page).toHaveURL('/login');
});
