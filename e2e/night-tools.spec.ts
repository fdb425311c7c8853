import { event, followedPlan, keep, keepFamily, nap, night } from './family';
import {
  answerCookies,
  desktop,
  expect,
  hydrated,
  logIn,
  openAsMember,
  phone,
  setTextSize,
  submitLogin,
  test,
  visit,
} from './fixtures';
import { findOverflow } from './overflow';

test.use({
  viewport: phone,
  isMobile: true,
  hasTouch: true,
});

test('at 03:05 a plan without an answer shows tonight, with no tap and no scrolling, and the whole plan fits', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T03:05:00Z'));
  await keep(page, followedPlan('1.a.a.0.3..Noor', '2026-11-19T19:00Z', 1));
  await openAsMember(page, '/comforting-sleep-journey');
  await expect(page.getByRole('heading', { name: 'Tonight, for Noor' })).toBeInViewport();
  await expect(page.getByText('Stage 2, night 4')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'When they wake' })).toBeInViewport();
  await expect(page.getByText('Was this true last night?')).toHaveCount(0);

  await page.goto('/next-sleep');
  await expect(page.getByText('It’s night, so there is no window to count.')).toBeVisible();
  await page.getByRole('link', { name: 'What to do tonight' }).tap();
  await expect(page.getByText('Stage 2, night 4')).toBeVisible();

  await page.getByRole('button', { name: 'Show the rest' }).click();
  await page.getByRole('button', { name: 'The whole plan' }).click();
  await expect(page.getByRole('heading', { name: 'The feed comes first' })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});

test('on a wide screen the next sleep is beside its questions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsMember(page, '/next-sleep');
  const questions = (await page.locator('main form').boundingBox())!;
  const answer = (await page.locator('main section[aria-live]').boundingBox())!;
  expect(answer.y).toBe(questions.y);
  expect(answer.x).toBeGreaterThan(questions.x);
});

test('one tap says that a child is asleep, and the other parent’s tab loses nothing', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-24T18:00:00Z')); // 7pm, in summer time
  await openAsMember(page, '/sleep-diary');
  const asleep = page.getByRole('button', { name: 'Asleep now' });
  await expect(asleep).toBeInViewport();
  await asleep.tap();
  await expect(page.getByText('Asleep since 7pm')).toBeVisible();

  const other = await context.newPage();
  await other.clock.setFixedTime(new Date('2026-10-25T07:00:00Z')); // 7am, in winter time
  await visit(other, '/sleep-diary');
  await other.getByRole('button', { name: 'Feed', exact: true }).tap();
  await other.getByRole('button', { name: 'They woke' }).tap();
  await other.getByRole('button', { name: 'The day before' }).tap();
  await expect(other.getByText('7pm – 7am', { exact: true })).toBeVisible();
  await expect(
    other
      .getByRole('definition')
      .filter({ hasText: /^13\sh$/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Awake since')).toBeVisible();

  await page.reload();
  await hydrated(page);
  await page.locator('summary:visible', { hasText: 'The same days in figures' }).tap();
  await expect(page.getByRole('row', { name: /Sun 25 Oct/ })).toContainText('1');
});

test('a double tap is one, and what an entry was is taken back where the entries are', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T20:10:00Z'));
  const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00Z`;
  const naps = [7, 9, 11, 13, 15, 17, 19].flatMap((hour) => [
    event('asleep', at(hour)),
    event('woke', at(hour + 1)),
  ]);
  await keep(page, { 'family-log/2026-11-23': naps });
  await openAsMember(page, '/sleep-diary');
  const { x, y, width } = (await page.getByRole('button', { name: 'Asleep now' }).boundingBox())!;
  // An iPhone may not count them in the event's detail.
  await page.evaluate(() => {
    window.betweenClicks = 100;
    Object.defineProperty(UIEvent.prototype, 'detail', { get: () => 1 });
  });
  await page.touchscreen.tap(x + width / 2, y + 8);
  await page.touchscreen.tap(x + width / 2, y + 8);
  await expect(page.getByText('Asleep since 8:10pm')).toBeVisible();
  await page.evaluate(() => (window.betweenClicks = 1000));
  await page.getByRole('button', { name: 'Undo' }).tap();

  const entry = page.getByRole('button', { name: /^11am – 12pm/ });
  await entry.tap();
  await page.getByRole('button', { name: 'Remove', exact: true }).tap();
  await expect(entry).toHaveCount(0);
  await expect(page.getByText(/^Removed\. *Undo$/)).toBeInViewport({ ratio: 1 });
  const undo = (await page.getByRole('button', { name: 'Undo' }).boundingBox())!;
  await page.touchscreen.tap(undo.x + 8, undo.y + 8);
  await expect(entry).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Add a feed' })).toBeFocused();
});

test('on its side a phone shows what helps now above the bar, without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await answerCookies(page);
  await page.clock.setFixedTime(new Date('2026-11-23T03:05:00Z'));
  await keep(page, {
    ...followedPlan('1.a.w.0.3..Noor', '2026-11-22T19:00Z', 1),
    'family-log/2026-11-22': [
      event('asleep', '2026-11-22T19:12Z'),
      event('woke', '2026-11-23T03:00Z'),
    ],
  });
  await logIn(page);
  const tools = {
    '/now': /^Sit down in the same spot/,
    '/sleep-diary': /^Awake since 3am/,
    '/safe-tonight': 'Call 999',
  };
  for (const [path, words] of Object.entries(tools)) {
    await visit(page, path);
    const help = page.getByRole('main').getByText(words).first();
    const bar = page.getByRole('navigation', { name: 'Right now' });
    const [above, below] = [(await help.boundingBox())!, (await bar.boundingBox())!];
    expect(above.y + above.height, path).toBeLessThanOrEqual(below.y);
  }
});

test('with text twice as large no button and no bar covers how it is, and the stage is read in words', async ({
  page,
}) => {
  await answerCookies(page);
  await page.clock.setFixedTime(new Date('2026-11-23T03:05:00Z'));
  await keep(page, {
    ...followedPlan('1.b.5.0.1.4.Oscar', '2026-11-22T19:00Z', 1),
    'family-log/2026-11-22': [event('asleep', '2026-11-22T19:12Z')],
  });
  await openAsMember(page, '/now');
  await setTextSize(page, '200%');
  const state = page.getByText(/^Asleep since 7:12pm/);
  const isSeen = await state.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 8, bottom - 8].every((y) => document.elementFromPoint(left + 8, y) === element);
  });
  expect(isSeen).toBe(true);
  const bar = page.getByRole('navigation', { name: 'Right now' });
  expect((await bar.boundingBox())!.height).toBe(2 * 32 + 36);
  await visit(page, '/comforting-sleep-journey');
  await setTextSize(page, '200%');
  const stage = await page.getByText('Stage 2, night 1').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = [...range.getClientRects()];
    const { left, bottom } = document.querySelector('figure:has(svg)')!.getBoundingClientRect();
    return {
      lines: new Set(words.map((word) => word.bottom)).size,
      isCovered: words.some((word) => word.top < bottom && word.right > left),
    };
  });
  expect(stage.lines).toBeLessThanOrEqual(4);
  expect(stage.isCovered).toBe(false);
});

for (const [when, time, today, tap] of [
  ['by night', '2026-11-24T03:05Z', night, 'They woke'],
  ['by day', '2026-11-23T11:05Z', nap, 'Asleep now'],
  ['where nothing is written', '2026-11-23T14:05Z', [], 'Asleep now'],
] as const) {
  test(`on a small phone with large text the first screen of Now has its button, ${when}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await keepFamily(page, time, [...today]);
    await visit(page, '/now');
    await setTextSize(page, '22px');
    const bar = (await page.getByRole('navigation', { name: 'Right now' }).boundingBox())!;
    const button = (await page.getByRole('button', { name: tap }).boundingBox())!;
    const state = (await page.locator('main p:visible').first().boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
    expect(state.y + state.height).toBeLessThanOrEqual(button.y);
  });
}

for (const [where, path, more] of [
  ['Now', '/now', []],
  [
    'Now with a twin',
    '/now',
    [
      event('child', '2026-11-23T08:00Z', { text: 'Noor' }),
      event('child', '2026-11-23T08:01Z', { text: 'Ben', child: 2 }),
      event('asleep', '2026-11-23T19:30Z', { child: 2 }),
    ],
  ],
  ['the plan', '/comforting-sleep-journey', []],
] as const) {
  test(`at a waking the first screen of a small phone says what to do: ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await keepFamily(page, '2026-11-24T03:05Z', [
      ...night,
      event('woke', '2026-11-24T02:58Z'),
      ...more,
    ]);
    await visit(page, path);
    const step = (await page.getByText('Visit now: a hand on').boundingBox())!;
    const button = (await page
      .getByRole('button', { name: /^Asleep (now|again)$/ })
      .boundingBox())!;
    expect(step.y + step.height).toBeLessThanOrEqual(button.y);
  });
}

test('help is a call away, at night too, and nothing is sold beside it', async ({ page, open }) => {
  await open('/illness-and-teething');
  const call = page.getByRole('link', { name: 'Call 111' }).first();
  await expect(call).toHaveAttribute('href', 'tel:111');
  const box = await call.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  await expect(page.locator('[data-thumb-bar]')).toBeHidden();
  await open('/under-six-months');
  const who = page.locator('figure', { hasText: 'Who answers, and when' });
  await expect(who.locator('tbody tr:visible')).toHaveCount(5);
  await expect(who.getByRole('link').first()).toHaveAttribute('href', 'tel:999');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dim'));
  await page.getByRole('button', { name: 'Show the rest' }).click();
  await page.locator('summary', { hasText: 'Help with feeding, by nation' }).click();
  await expect(page.getByText('0300 100 0212. Its website has the hours')).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});

test('the login returns to the section that was wanted, and says its name; before it, its body is not asked for', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/safe-sleep#if-you-have-twins');
  await expect(page).toHaveURL('/login#if-you-have-twins');
  await expect(page.getByText('“Safe Sleep” is for members.')).toBeVisible();
  expect(requested).toContain('/safe-sleep');
  expect(requested.filter((path) => path.startsWith('/members/'))).toEqual([]);
  await submitLogin(page);
  await expect(page).toHaveURL('/safe-sleep#if-you-have-twins');
});

test('by the clock tools are dim before the scripts run, until one tap refuses it', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T03:05:00Z'));
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const go = (path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
  await go('/safe-tonight');
  expect(await theme()).toBeUndefined(); // for visitors
  for (const path of ['/now', '/login']) {
    await go(`${path}#tonight=1.hqo2g.0~k3d9~a0_9w~`);
    await expect.poll(theme, path).toBe('dim'); // for a visitor with a handed-over night
  }
  await page.goto('about:blank');
  await go('/login');
  expect(await theme()).toBeUndefined();
  await logIn(page);
  await page.route('**/*.js', () => undefined); // they never arrive
  for (const path of ['/member-dashboard', '/safe-tonight', '/offline']) {
    await go(path);
    expect(await theme(), path).toBe('dim');
  }
  await go('/blog');
  expect(await theme()).toBeUndefined();
  await page.unroute('**/*.js');
  await visit(page, '/sleep-sounds');
  expect(await theme()).toBe('dim');
  await page.getByRole('button', { name: 'Dim amber light' }).first().tap();
  expect(await theme()).toBe('night');
  for (const [time, shown] of [
    ['23T12:00', undefined],
    ['24T03:05', 'night'],
  ]) {
    await page.clock.setFixedTime(new Date(`2026-11-${time}:00Z`));
    await visit(page, '/sleep-diary');
    expect(await theme()).toBe(shown);
  }
  await page.getByRole('button', { name: 'Dim amber light' }).first().tap();
  await page.clock.setFixedTime(new Date('2026-11-25T03:05:00Z'));
  await page.goto('/sleep-sounds');
  expect(await theme()).toBe('dim');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a number to call stays on one line with its comma', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00Z'));
  await openAsMember(page, '/member-dashboard');
  const cell = page.locator('td', { hasText: /^0808\s808\s8000,/ });
  const lines = await cell.evaluate((element) => {
    const text = element.firstChild!;
    const topOf = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    return [topOf(0), topOf(text.textContent!.indexOf(','))];
  });
  expect(lines[1]).toBe(lines[0]);
});

test('an entry is corrected at night within the width of a phone, and its fields fill the diary, on a computer too', async ({
  page,
}) => {
  await keepFamily(page, '2026-11-24T03:10:00Z', nap);
  await visit(page, '/sleep-diary');
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Fell asleep at')).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dim amber light' }).first().tap(); // shows the rest
  const end = async (label: RegExp) => {
    const { x, width } = (await page.getByLabel(label).boundingBox())!;
    return Math.round(x + width);
  };
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await end(/^Who was up/)).toBe(await end(/^A line about this day/));
  }
});
