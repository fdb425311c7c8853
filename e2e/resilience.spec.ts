import type { Locator, Page } from '@playwright/test';
import {
  desktop,
  expect,
  holdBack,
  hydrated,
  logIn,
  openAsMember,
  submitLogin,
  test,
  visit,
} from './fixtures';

/* How a page behaves if a browser, a connection or a visitor's settings are unusual. */

const guide = '/understanding-nap-issues';
const scripts = /\/assets\/.*\.js$/;

test.describe('Where scripts do not arrive,', () => {
  const expectReadable = async (page: Page) => {
    await expect(page.locator('html:not([data-js])')).toBeAttached();
    await expect(page.getByRole('tabpanel')).toHaveCount(3);
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
    await expect(page.locator('button:visible:not(form button)')).toHaveCount(0);
  };

  test('a guide shows all its tabs, and no control that needs them', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED/);
    await page.route(scripts, (route) => route.abort());
    await page.goto(guide);
    await expectReadable(page);
  });

  test('nor fail, it does so after eight seconds, and folds up when they come late', async ({
    page,
  }) => {
    await page.clock.install();
    const arrive = await holdBack(page, scripts);
    const requested = page.waitForRequest(scripts);
    await page.goto(guide, { waitUntil: 'commit' });
    await requested;
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.clock.fastForward(8000);
    await expectReadable(page);
    arrive();
    await hydrated(page);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

  for (const path of ['/safe-sleep', '/sleep-environment']) {
    test(`a member is told so on ${path}`, async ({ page, pageErrors }) => {
      pageErrors.allow(/ERR_FAILED/);
      await logIn(page);
      await page.route(scripts, (route) => route.abort());
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText('This page did not load. You may be offline.')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', path);
      await expect(main.getByRole('status')).toBeHidden();
    });
  }
});

test.describe('A button that is pressed before the scripts have come does its work then:', () => {
  const pressed = async (page: Page, path: string, press: () => Promise<void>) => {
    const arrive = await holdBack(page, scripts);
    const requested = page.waitForRequest(scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await requested;
    await press();
    arrive();
  };

  test('a login', async ({ page }) => {
    await pressed(page, '/login', () => submitLogin(page));
    await expect(page).toHaveURL('/getting-started');
  });

  test('a tab, and not the one that was pressed before it', async ({ page }) => {
    const tabs = page.getByRole('tab');
    await pressed(page, guide, async () => {
      await tabs.nth(1).click();
      await tabs.nth(2).click();
    });
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await hydrated(page);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false');
  });
});

test('a choice about cookies that cannot be reported disturbs nobody', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|Tracking: the choice was not reported/);
  await page.addInitScript(() => {
    const granted = { adverts: true, analytics: true };
    const accepted = { granted, at: '2026-01-01T00:00:00.000Z', version: 2 };
    localStorage.setItem('consent', JSON.stringify(accepted));
  });
  await page.route(/\/assets\/tag-.*\.js$/, (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/services');
  await warned;
});

test('Sign Out takes members’ words away at once, on a line that hangs too', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openAsMember(page, '/safe-sleep');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.route('/', () => {}); // home never comes
  // Started first, because Playwright cannot inspect a page while a document is loading.
  const left = page.evaluate(async () => {
    while (document.querySelector('[role=tab]')) await new Promise(requestAnimationFrame);
    const { body } = document;
    return [body.innerText.includes('Member-Only Content'), location.pathname, localStorage.length];
  });
  await page.getByRole('button', { name: 'Sign Out' }).click({ noWaitAfter: true });
  expect(await left).toEqual([true, '/safe-sleep', 0]);
});

test('a public page follows a turned tablet, and a login and a logout in another tab', async ({
  page,
  open,
  context,
}) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await open('/services');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize(desktop); // wide enough for the links
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const bar = page.getByRole('banner');
  const other = await context.newPage();
  await other.goto('/blog');
  await other.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await expect(bar.getByRole('link', { name: 'Member Area' })).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('isLoggedIn'));
  await expect(bar.getByRole('link', { name: 'Member Login' })).toBeVisible();
  await bar.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what repeats ends', async ({ page }) => {
    await logIn(page);
    await page.route(/\/members\/.*\.json$/, () => {}); // the body never comes
    await visit(page, '/safe-sleep');
    await expect(page.getByRole('main').getByRole('status')).toBeAttached();
    await expect
      .poll(() =>
        page.evaluate(() =>
          document.getAnimations().every(({ playState }) => playState === 'finished'),
        ),
      )
      .toBe(true);
  });
});

test.describe('With forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** The colours in a screenshot of an element, most frequent first. */
  async function colours(locator: Locator): Promise<string[]> {
    const png = await locator.screenshot();
    return locator.page().evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        canvas.drawImage(bitmap, 0, 0);
        const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
        const counts = new Map<string, number>();
        for (let i = 0; i < data.length; i += 4) {
          const colour = data.slice(i, i + 3).join(' ');
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        return [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
      },
      [...png],
    );
  }

  test('the selected tab differs from the others', async ({ page, open }) => {
    await open(guide);
    const [selected] = await colours(page.getByRole('tab', { selected: true }));
    const [other] = await colours(page.getByRole('tab', { selected: false }).first());
    expect(selected).not.toBe(other);
  });

  test('the dot of the testimonial that is shown is filled', async ({ page, open }) => {
    await open('/');
    const background = (locator: Locator, pseudo?: string) =>
      locator.evaluate((e, part) => getComputedStyle(e, part).backgroundColor, pseudo);
    const dot = page.getByRole('button', { name: 'Show story 1 of 7' });
    expect(await background(dot, '::before')).not.toBe(await background(page.locator('html')));
  });

  test('the progress of the wizard, its picked answer and the frames of buttons are seen', async ({
    page,
  }) => {
    await openAsMember(page, '/comforting-sleep-journey');
    const seen = async () => new Set(await colours(page.getByRole('progressbar'))).size;
    await expect.poll(seen).toBeGreaterThan(2);
    await page.getByLabel("Child's name").fill('Noor');
    await page.getByRole('button', { name: 'Continue' }).click();
    const answers = page.getByRole('radio');
    const back = page.getByRole('button', { name: 'Back' });
    expect(await back.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid');
    await answers.first().press('Space'); // a tap would continue
    const tick = (n: number) => page.locator('label').nth(n).locator('svg.icon');
    await expect(tick(0)).toBeVisible();
    await expect(tick(1)).toBeHidden();
  });
});
