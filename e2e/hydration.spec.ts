import type { Page } from '@playwright/test';
import { expect, holdBack, hydrated, logIn, membersBodyShown, test } from './fixtures';

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
    // On a busy machine extra frames may come between the parts of a page, so use the better of two counts.
    for (let round = 0; round < 2; round++) {
      for (const [i, { path, go }] of ways.entries()) {
        const styled = await countStyled(page, () => turnedTo(page, path, go, shown));
        const elements = await page.locator('body *').count();
        ratios[i] = Math.min(ratios[i]!, styled / elements);
      }
    }
    expect(Math.max(...ratios)).toBeLessThan(2);
  });
}

for (const { from, to, shown } of [
  { from: '/safe-sleep', to: '/nap-routines', shown: membersBodyShown },
  { from: '/', to: '/services', shown: () => Promise.resolve() },
]) {
  test(`a click from ${from} to ${to} lays out the first screen before it is painted`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await logIn(page);
    await open(from);
    await shown(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, id: 'way' });
      const main = document.querySelector('main')!;
      main.prepend(link);
      link.addEventListener('click', () => {
        const changed = new MutationObserver(() => void performance.mark('changed'));
        changed.observe(main, { childList: true, subtree: true });
      });
    }, to);
    const go = () => page.evaluate(() => document.getElementById('way')!.click());
    const events = await traced(page, () => turnedTo(page, to, go, shown));
    const after = events.slice(events.findIndex(({ name }) => name === 'changed'));
    const layoutsOf = (some: TraceEvent[]) =>
      some.flatMap(({ name, args }) => (name === 'Layout' && args.beginData) || []);
    const before = layoutsOf(
      after.slice(
        0,
        after.findIndex(({ name }) => name === 'Paint'),
      ),
    );
    const objects = before.reduce((sum, { dirtyObjects }) => sum + dirtyObjects, 0);
    const most = Math.max(...layoutsOf(after).map(({ totalObjects }) => totalObjects));
    expect(objects).toBeLessThan(0.3 * most); // 0.07 and 0.19
    expect(before.length).toBeLessThanOrEqual(8); // 4
  });
}

/** Opens a page whose scripts are held until the returned function is called. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

/** Navigates to a page with another title, and waits until all of it is laid out: the address changes first. */
async function turnedTo(
  page: Page,
  path: string,
  go: () => Promise<void>,
  shown: (page: Page) => Promise<void>,
) {
  const before = await page.title();
  await go();
  await expect(page).toHaveURL(path);
  await expect(page).not.toHaveTitle(before); // changes once the page is shown
  await shown(page);
  await expect(page.locator('[data-later]')).toHaveCount(0);
  await twoFrames(page);
}

/** Waits until the changes made by effects are styled, which happens in the next frame. */
function twoFrames(page: Page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

interface TraceEvent {
  name: string;
  /** When it began, in microseconds. */
  ts: number;
  args: {
    elementCount?: number;
    beginData?: { dirtyObjects: number; totalObjects: number };
  };
}

/** The number of elements that the browser restyles while a function runs. */
async function countStyled(page: Page, meanwhile: () => Promise<void>): Promise<number> {
  return (await traced(page, meanwhile))
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/** The browser's trace events while a function runs, in order of time. */
async function traced(page: Page, meanwhile: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await meanwhile();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events.sort((a, b) => a.ts - b.ts);
}
