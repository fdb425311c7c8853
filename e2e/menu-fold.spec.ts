import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerCookies, expect, logIn, visit } from './fixtures';
import { copySite } from './site-copy';
import { testOf } from './test-of-copy';

/*
 * The longest menu an owner may write: twelve long items in each of the two bars, and the same menu
 * with fewer of them, from the narrowest screen to a wide one.
 */
const NARROWEST = 320;
const WIDEST = 1920;

const labels = Array.from({ length: 12 }, (_, i) => `Sleep Programmes for Twins ${i + 1}`);

const links = labels.map((label, i) => `    - { label: ${label}, href: '/blog#${i}' }`);
const groups = labels.map((label) => {
  return `    - { label: ${label}, links: [{ label: Blog, href: /blog }] }`;
});

const test = testOf(async () => {
  const site = await copySite();
  const name = join(site.root, 'content/site.yaml');
  const before = await readFile(name, 'utf8');
  const replaceList = (text: string, key: string, items: string[]) =>
    text.replace(new RegExp(`(\\n  ${key}:\\n)(?: {4}.*\\n)+`), `$1${items.join('\n')}\n`);
  const text = replaceList(replaceList(before, 'public', links), 'member-groups', groups);
  await writeFile(name, text.replaceAll('/blog#', '/blog?'));
  site.run(['build', '--quiet']);
  return site;
});

test.describe.configure({ mode: 'default' }); // sharing one copy of the site

/** A page with a frame in which others are measured at any width; resizing it costs only a layout. */
const WINDOW = '/frame';

/** Opens a page in a frame, which the headers of the site forbid. */
async function openInFrame(page: Page, path: string) {
  await page.route(`**${WINDOW}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${path}" style="border:0"></iframe>`,
    }),
  );
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
  });
  await page.goto(WINDOW);
  await page.frameLocator('iframe').locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Makes the bar show one more button. */
async function showButtonToTop(page: Page) {
  const frame = page.frameLocator('iframe');
  await frame.locator('html').evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await frame.locator('header [data-up]:not([hidden])').first().waitFor();
}

interface Seen {
  /** The faults found, with their widths. */
  wrong: string[];
  /** The widths checked, and whether the links are visible at each. */
  widths: [width: number, unfolded: boolean][];
}

/**
 * Checks the bar at two dozen widths, most of them of phones, and at both sides of each width where
 * the links fold or unfold, with only the first items of the menu.
 */
function lookAtWidths(page: Page, items: number): Promise<Seen> {
  return page.evaluate(
    ({ items, NARROWEST, WIDEST }) => {
      const frame = document.querySelector('iframe')!;
      const doc = frame.contentDocument!;
      const bar = [...doc.querySelectorAll('header')].find((header) => header.checkVisibility())!;
      for (const list of [
        '[aria-hidden] > :is(span:has(svg), span:not([class]))',
        'nav li:not(li li)',
      ]) {
        const all = [...bar.querySelectorAll(list)].filter((item) => !/when-/.test(item.className));
        all.slice(items).forEach((item) => item.remove());
      }
      const seen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1;
      const wrong: string[] = [];
      const known = new Map<number, boolean>();
      const unfoldedAt = (width: number) => {
        const before = known.get(width);
        if (before !== undefined) return before;
        frame.style.width = `${width}px`;
        const boxes = [...bar.querySelectorAll('a, button')]
          .filter(seen)
          .map((control) => ({ control, box: control.getBoundingClientRect() }));
        const report = (what: string) => wrong.push(`${width}: ${what}`);
        boxes.forEach(({ control, box }, i) => {
          if (box.left < 0 || box.right > width) report(`outside: ${control.textContent}`);
          const next = boxes[i + 1]?.box;
          if (next && next.left < box.right - 0.5 && next.top < box.bottom && box.top < next.bottom)
            report(`over the next: ${control.textContent}`);
        });
        const shown = seen(bar.querySelector('nav')!);
        const menu = boxes.some(({ control }) => control.textContent === 'Menu');
        if (shown === menu) report(shown ? 'links and menu' : 'neither links nor menu');
        frame.contentWindow!.scrollTo(9, frame.contentWindow!.scrollY);
        if (frame.contentWindow!.scrollX > 0) report('the page scrolls sideways');
        known.set(width, shown);
        return shown;
      };
      const lookBetween = (narrow: number, wide: number) => {
        if (unfoldedAt(narrow) === unfoldedAt(wide) || wide - narrow < 2) return;
        const middle = (narrow + wide) >> 1;
        lookBetween(narrow, middle);
        lookBetween(middle, wide);
      };
      const stops: number[] = [];
      for (let at = NARROWEST; at < WIDEST; at += at < 480 ? 16 : 120) stops.push(at);
      stops.push(WIDEST);
      stops.slice(1).forEach((stop, i) => lookBetween(stops[i]!, stop));
      return { wrong, widths: [...known].sort(([a], [b]) => a - b) };
    },
    { items, NARROWEST, WIDEST },
  );
}

for (const [bar, path, fitting, tooMany] of [
  ['visitors', '/privacy', 2, 6],
  ['members', '/member-dashboard', 2, 5],
] as const) {
  test(`nothing in the bar for ${bar} stands outside of a screen`, async ({ page, pageErrors }) => {
    pageErrors.allow(/./); // the frame's document has no policy
    await answerCookies(page);
    if (bar === 'members') await logIn(page);
    await openInFrame(page, path);
    for (const items of [labels.length, tooMany, fitting]) {
      if (items === tooMany) await showButtonToTop(page);
      const { wrong, widths } = await lookAtWidths(page, items);
      expect(wrong, `${items} items`).toEqual([]);
      const first = widths.findIndex(([, unfolded]) => unfolded);
      expect(first >= 0, `${items} items fit`).toBe(items === fitting);
      if (items === fitting)
        expect(widths.slice(first).every(([, unfolded]) => unfolded)).toBe(true);
    }
  });
}

test('where the links are folded, the menu holds them and the booking button', async ({ page }) => {
  await answerCookies(page);
  await visit(page, '/privacy');
  for (const width of [NARROWEST, 1280, 1440]) {
    await page.setViewportSize({ width, height: 500 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: labels.at(-1)! }).scrollIntoViewIfNeeded();
    const book = menu.getByRole('link', { name: /^Book Free/ });
    await book.scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test('the links fold before the scripts run, and without them they wrap', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    if (javaScriptEnabled) {
      // After a while the page would stop waiting for its scripts, so its clock is stopped.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
    }
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await context.route('**/*.js', (route) => held.then(() => route.abort()));
    await page.goto('/privacy', { waitUntil: 'commit' });
    await page.locator('footer').first().waitFor({ state: 'attached' });
    for (const width of [NARROWEST, 700, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const { outside, unfolded } = await page.evaluate(() => {
        const header = document.querySelector('header')!;
        const controls = [...header.querySelectorAll('a, button')].filter((control) =>
          control.checkVisibility({ visibilityProperty: true }),
        );
        const edge = document.documentElement.clientWidth;
        return {
          outside: controls.filter((control) => control.getBoundingClientRect().right > edge)
            .length,
          unfolded: header.querySelector('nav')!.checkVisibility({ visibilityProperty: true }),
        };
      });
      expect(outside, `${width}`).toBe(0);
      expect(unfolded, `${width}`).toBe(!javaScriptEnabled);
    }
    answer();
    await context.close();
  }
});
