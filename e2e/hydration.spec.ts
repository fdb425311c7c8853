import type { Page } from '@playwright/test';
import * as routes from './routes';
import { expect, expectAsServed, hydrated, openAsMember, test } from './fixtures';

test.describe('React takes over the page as it was served', () => {
  for (const path of routes.open) {
    test(path, async ({ page, open }) => {
      const served = await open(path);
      expect(served.status).toBe(200);
      await expectAsServed(page, served);
    });
  }
});

test.describe('a member sees a members’ page', () => {
  for (const path of routes.members) {
    test(path, async ({ page }) => {
      await openAsMember(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main [data-html]')).not.toHaveCount(0);
    });
  }
});

test('an address with a slash at its end is the same page', async ({ page, open }) => {
  for (const path of routes.listed.filter((path) => path !== '/')) {
    const served = await open(`${path}/`);
    await expect(page).toHaveURL(path);
    await expectAsServed(page, served);
  }
});

for (const path of [
  '/nowhere',
  '/a/very/deep/address',
  '/blog/no-such-article/at-all',
  '/nowhere/',
]) {
  test(`the page for unknown addresses stays what it is at ${path}`, async ({
    page,
    open,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/);
    pageErrors.allow(new RegExp(path.replace(/\/$/, ''))); // the page logs what was looked for
    const served = await open(path);
    expect(served.status).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | Little Dormouse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expectAsServed(page, served);
  });
}

test('an unknown article leads to the not-found page and leaves no entry behind', async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/);
  pageErrors.allow(/no-such-article|\/404/);
  await open('/blog');
  await page.goto('/blog/no-such-article');
  await expect(page).toHaveURL('/404');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});

test('a click shows what opening the address shows', async ({ page, open }) => {
  const opened = await open('/blog/establishing-healthy-sleep-routines');
  await open('/blog');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('main a[href="/blog/establishing-healthy-sleep-routines"]').first().click();
  await expect(page).toHaveURL('/blog/establishing-healthy-sleep-routines');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAsServed(page, opened);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a reader who has scrolled before the scripts came stays there', async ({ page }) => {
  const release = await openAsleep(page, '/false-starts');
  await page.evaluate(() => scrollTo(0, 600));
  release();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('waking up leaves the style of what is there alone', async ({ page }) => {
  const release = await openAsleep(page, '/');
  const styled = await countStyled(page, async () => {
    release();
    await hydrated(page);
    // The last that it does is to make room for the question about cookies.
    await page.waitForFunction(
      () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) > 0,
    );
  });
  expect(styled).toBeLessThan(100); // of 750
});

/** Opens a page whose scripts are on their way until the result is called. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements the browser styles anew meanwhile. */
async function countStyled(page: Page, meanwhile: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let styled = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[]) {
      if (name === 'UpdateLayoutTree') styled += args.elementCount ?? 0;
    }
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await meanwhile();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return styled;
}
