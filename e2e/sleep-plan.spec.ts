import type { Page } from '@playwright/test';
import { findOverflow } from './overflow';
import { textPieces } from './pdf';
import { expectInUpperQuarter } from './scroll-assertions';
import {
  answerCookies,
  desktop,
  expect,
  hydrated,
  openAsMember,
  phone,
  submitLogin,
  test,
} from './fixtures';
import { findTargetFaults } from './targets';

const path = '/comforting-sleep-journey';

/** The codes of the shortest and the longest plan. */
const shortest = '1.a.w.0.3..Noor';
const longest = '1.fa.z.1.0..Maximiliana-Josephine';

const next = (page: Page) => page.getByRole('button', { name: /^(Continue|Create Sleep Plan)$/ });

const noDanger = (page: Page) => page.getByRole('button', { name: 'None is true' });

const emergency = (page: Page) => page.getByText('Call 999, or go to A&E');

/** Taps an answer. An only answer continues automatically, except for the last question. */
async function pick(page: Page, name: string, value: string) {
  await page.locator(`input[name="${name}"][value="${value}"]`).click();
}

/** Unfolds the other actions for the plan. */
const unfold = (page: Page) => page.getByText('Keep, share or print it').click();

/** Opens a plan by its link. */
async function openPlan(page: Page, code: string) {
  await openAsMember(page, `${path}#plan=${code}`);
  if (code === longest) await noDanger(page).click();
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
  await page.keyboard.press('Enter'); // nothing has been selected yet
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
  await expect(page.getByText('Stage 6', { exact: true })).toBeVisible();
});

test('the first screen of a small phone has the first field whole, and an answer beside a long name', async ({
  page,
}) => {
  await answerCookies(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsMember(page, path);
  for (const theme of ['day', 'night', 'dim']) {
    await page.evaluate((shown) => (document.documentElement.dataset.theme = shown), theme);
    const field = (await page.getByLabel("Child's name").boundingBox())!;
    const foot = (await page.locator('.foot').boundingBox())!;
    expect(field.y + field.height, theme).toBeLessThan(foot.y);
    await expect(next(page)).toBeInViewport({ ratio: 1 });
  }
  await page.getByLabel("Child's name").fill('Maximiliana');
  await page.getByLabel(/^Age/).selectOption('6-8-months');
  await next(page).click();
  const answer = page.getByText('Already in their own cot');
  await expect(answer).toBeVisible();
  const box = (await answer.boundingBox())!;
  const foot = (await page.getByRole('button', { name: 'Back' }).boundingBox())!;
  expect(box.y + box.height / 2).toBeLessThan(foot.y - 12); // its first line is visible
});

test('the nights of the longest plan are links, and its card and its sheet are one page each', async ({
  page,
}) => {
  await openPlan(page, longest);
  await expectSheets(page, 4);
  await page.setViewportSize(phone);
  for (const theme of ['dim', 'day']) {
    await page.evaluate((shown) => (document.documentElement.dataset.theme = shown), theme);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 740, `screens by ${theme}`).toBeLessThanOrEqual(12);
  }
  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: 'Phase one has ended. Put phase two first' }).click();
  const nights = page.getByRole('navigation', { name: 'Your nights' });
  await nights.getByRole('link', { name: 'Stage 6, Night 16 onwards' }).click();
  await expectInUpperQuarter(page.locator('#stage-6'));
  await expect(page.locator('#stage-6')).toBeFocused();
  await expect(page.locator('#stage-6')).toContainText('Night 16 onwards');
  await nights.getByRole('link', { name: 'When to get medical help' }).click();
  await expect(emergency(page)).toBeInViewport();
  await page.goBack();
  const plan = page.getByRole('heading', { level: 1, name: 'A plan for Max' });
  await expect(plan).toBeVisible();
  const expectPage = async () => {
    await page.emulateMedia({ media: 'print' });
    expect(textPieces(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  };
  await unfold(page);
  await test.step('what says that it is kept leaves its Undo in one line of a phone', async () => {
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Keep on this phone' }).click();
    const undo = (await page.getByRole('button', { name: 'Undo' }).boundingBox())!;
    expect(undo.width).toBeGreaterThan(40);
    expect(undo.height).toBeLessThan(60);
    await page.setViewportSize(desktop);
  });
  await test.step('the sheet for the fridge, of large letters', async () => {
    await page.getByRole('button', { name: 'Sheet for the fridge' }).click();
    await expect(page.getByText('999, or A&E:')).toBeVisible();
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('listitem')).toHaveCount(9);
    await expectPage();
    await page.emulateMedia({ media: 'print' });
    expect(await sheet.evaluate((it) => getComputedStyle(it).fontSize)).toBe('18.6667px');
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
    await expect(plan).toBeFocused();
  });
  await test.step('the card for a sitter, from Now too', async () => {
    const back = page.getByRole('button', { name: 'Back', exact: true });
    const title = page.getByRole('heading', {
      name: 'For whoever looks after Maximiliana-Josephine',
    });
    await unfold(page);
    await page.getByRole('button', { name: 'Card for a sitter' }).click();
    await expect(title).toBeFocused();
    await expect(page.getByRole('link', { name: 'Call 111' })).toBeVisible();
    await expectPage();
    await back.click();
    await expect(plan).toBeFocused();

    await page.goto('/now');
    await page.getByRole('link', { name: 'Card for a sitter' }).click();
    await expect(title).toBeVisible();
    await back.click();
    await expect(page).toHaveURL('/now');
  });
});

test('a plan whose code does not arrive can be asked for again, and another, of a long name, stays inside a small window', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  const code = '**/assets/followed-plan-*.js';
  await page.route(code, (route) => route.abort());
  await openPlan(page, shortest);
  await expect(page.getByText('That did not load.')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('A plan for Noor');

  await page.setViewportSize(phone);
  const name = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaftschaferswessenschafe';
  await page.goto(`${path}#plan=${shortest.replace('Noor', name)}`);
  await expect(title).toHaveText(`A plan for ${name.slice(0, 80)}`);
  expect(await findOverflow(page)).toEqual([]);
});

test('a link opens the plan on another phone after the login, and is kept there when asked', async ({
  page,
}) => {
  const link = `${path}#plan=1.fa.3.1.0.2.Zo%C3%AB%20%3Cb%3E`;
  await page.goto(link);
  await expect(page).toHaveURL(/\/login#plan=/);
  await hydrated(page);
  await submitLogin(page);
  await noDanger(page).click();
  const title = page.getByRole('heading', { level: 1, name: 'A plan for Zoë <b>' });
  await expect(title).toBeVisible();
  await expect(page.getByText('Stage C', { exact: true })).toBeVisible();
  await page.reload();
  await noDanger(page).click();
  await expect(title).toBeVisible();
  await unfold(page);
  await page.getByRole('button', { name: 'Keep on this phone' }).click();
  await expect(page.getByText('Kept on this phone, and nowhere else').first()).toBeVisible();
  await page.goto(path);
  await expect(title).toBeVisible();
});

test('on a small phone all questions have one width, and no answer hides under the buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openAsMember(page, path);
  await page.getByLabel("Child's name").fill('Noor');
  await page.getByLabel(/^Age/).selectOption('9-12-months');
  const widths = new Set<number>();
  for (const [name, value, said] of [
    ['sleepArrangement', 'c', /^Co-sleeping all night$/], // not what it wants: the goal follows
    ['cosleepGoal', 'a', 'Noor sleeping in their own bed'],
    ['settlingMethods', 'patting'],
    ['sameRoom', 'yes'],
    ['dummyUsage', 'no'],
  ] as const) {
    widths.add((await page.locator('main form').boundingBox())!.width);
    if (name === 'sleepArrangement' || name === 'sameRoom') await next(page).click();
    await expect.poll(() => hiddenByBar(page), 'the title is below the bar').toBeLessThanOrEqual(0);
    expect.soft(await findTargetFaults(page)).toEqual([]);
    if (said) await expect(page.getByText(said)).toBeVisible();
    await pick(page, name, value);
  }
  expect([...widths]).toHaveLength(1);
});

/** How many pixels of the page's title are covered by the bar at the top. */
async function hiddenByBar(page: Page) {
  const bar = (await page.getByRole('banner').first().boundingBox())!;
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  return bar.y + bar.height - title.y;
}

test('paper shows the plan and nothing of the site around it, and it is copied as text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlan(page, shortest);
  await expectSheets(page, 3);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Back', 'Begin tonight']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByText('Keep, share or print it')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('How to keep this plan')).toBeHidden(); // it refers to buttons
  const sizes = await page.locator('article').evaluate((plan) =>
    ['h1', 'h2', 'h3', 'h4', 'li'].map((tag) => {
      const pixels = parseFloat(getComputedStyle(plan.querySelector(tag)!).fontSize);
      return Math.round(pixels * 7.5) / 10; // in points
    }),
  );
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.5);
  await expect(page.getByText(/^Little Dormouse · .+ · \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByText('healthy babies over 6 months')).toBeVisible();
  await expect(emergency(page)).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await unfold(page);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('The plan is on your clipboard')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^A plan for Noor\n/);
  expect(text).toContain('Stage 5 Night 13 onwards');
  expect(text).toContain('Call 999');
});

test('each stage in the cot shows where the parent is, and so does tonight', async ({ page }) => {
  await page.setViewportSize(phone);
  const leaving = ['A chair halfway to the door.', 'A chair in the doorway.', 'Outside the room.'];
  const staying = ['Half behind the screen.', 'Behind the screen.', 'In your bed.'];
  for (const [room, last] of Object.entries([leaving, staying])) {
    await openAsMember(page, `${path}#plan=1.a.w.${room}.3..Noor`);
    const drawn = page.locator('article figure:has(svg)');
    await expect(drawn).toHaveText(['Bending down.', 'Sitting close.', ...last]);
    const shapes = await drawn.evaluateAll((all) => all.map((one) => one.innerHTML));
    expect(new Set(shapes).size).toBe(shapes.length);
  }
  await page.goto(`${path}#plan=${shortest}`);
  await page.getByRole('button', { name: 'Begin tonight' }).first().click();
  await expect(page.locator('figure:has(svg)')).toHaveText('Bending down.');
  await expect(page.getByRole('button', { name: 'They woke' })).toBeInViewport({ ratio: 1 });
});

/** Prints the plan at 10.5 points, which must fit on a number of pages. */
async function expectSheets(page: Page, most: number) {
  await expect(emergency(page)).toBeVisible(); // the plan's code loads on demand
  const pieces = textPieces(await page.pdf({ format: 'A4' }));
  expect(pieces.length).toBeLessThanOrEqual(most);
  expect(Math.min(...pieces)).toBeGreaterThan(100); // no page contains only its number
}
