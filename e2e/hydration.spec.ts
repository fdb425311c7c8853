import type { Page } from '@playwright/test';
import { expect, hydrated, logIn, membersBodyShown, test } from './fixtures';

test('a click shows what opening the address shows, and announces it', async ({
  page,
  open,
  expectAsServed,
}) => {
  const opened = await open('/blog/establishing-healthy-sleep-routines');
  await open('/blog');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await page.title();
  await page.locator('main a[href="/blog/establishing-healthy-sleep-routines"]').first().click();
  await expect(page).toHaveURL('/blog/establishing-healthy-sleep-routines');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAsServed(opened);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page).not.toHaveTitle(before); // the title follows the address
  const title = await page.title();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
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
    await twoFrames(page);
  });
  expect(styled).toBeLessThan(100); // of 750
});

for (const { from, to, shown } of [
  { from: '/', to: '/services', shown: () => Promise.resolve() },
  { from: '/member-dashboard', to: '/false-starts', shown: membersBodyShown },
]) {
  test(`a click from ${from} to ${to}, and Back, style each element about once`, async ({
    page,
    open,
  }) => {
    await logIn(page);
    await open(from);
    const link = page.locator(`main a[href="${to}"]`).first();
    const ways = [
      { path: to, go: () => link.evaluate((element: HTMLElement) => element.click()) },
      { path: from, go: () => page.evaluate(() => history.back()) },
    ];
    const ratios = ways.map(() => Infinity);
    // On a busy machine some frames come between the parts of a page: the better of two counts.
    for (let round = 0; round < 2; round++) {
      for (const [i, { path, go }] of ways.entries()) {
        const before = await page.title();
        const styled = await countStyled(page, async () => {
          await go();
          await expect(page).toHaveURL(path);
          await expect(page).not.toHaveTitle(before);
          await shown(page);
          await twoFrames(page);
          await expect(page.locator('[data-later]')).toHaveCount(0);
        });
        const elements = await page.locator('body *').count();
        ratios[i] = Math.min(ratios[i]!, styled / elements);
      }
    }
    expect(Math.max(...ratios)).toBeLessThan(2);
  });
}

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

/** Waits until what effects have changed is styled: that is in the next frame. */
function twoFrames(page: Page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
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
