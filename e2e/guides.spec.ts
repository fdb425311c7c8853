import type { Locator, Page } from '@playwright/test';
import { probeAudio } from './audio-probe';
import {
  expectInUpperQuarter,
  expectTopAt,
  hrefs,
  intersectionsObserved,
} from './scroll-assertions';
import { answerCookies, desktop, expect, openAsMember, phone, test } from './fixtures';
import { findOverflow } from './overflow';
import { textPieces } from './pdf';

test.describe('Sleep Environment', () => {
  const path = '/sleep-environment';
  const sample = (page: Page) => page.getByRole('button', { name: 'White noise sample' });
  const hint = 'Press to hear how soft it should be.';

  test('the white noise says where it cannot play, and plays until it is stopped, or the page is left', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource|console\.warning: white noise/);
    const { started, playing } = await probeAudio(page);
    // A toast disappears, so start waiting for it before the press.
    const pressFor = (toast: string) =>
      Promise.all([expect(toastOf(page, toast)).toBeVisible(), sample(page).click()]);
    await page.route('**/sounds/white-noise.mp3', (route) => route.fulfill({ status: 404 }));
    await openAsMember(page, path);
    await expect(page.getByText(hint)).toBeVisible();
    await expect(page.getByText('Playing...')).toHaveCount(0);
    expect(await started()).toBe(0);

    await sample(page).click();
    const failure = 'Could not play white noise. Please check your browser settings.';
    await expect(page.getByRole('alert').getByText(failure, { exact: true })).toBeVisible();
    await expect(page.getByText('Playing...')).toHaveCount(0);
    await expect(sample(page)).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/sounds/white-noise.mp3');

    await pressFor('Playing white noise example');
    await expect(page.getByText('Playing...')).toBeVisible();
    await expect(page.getByText(hint)).toHaveCount(0);
    await expect.poll(playing).toBe(1);

    await pressFor('White noise stopped');
    await expect(toastOf(page, 'Playing white noise example')).toHaveCount(0); // one toast at a time
    await expect(page.getByText('Playing...')).toHaveCount(0);
    await expect(page.getByText(hint)).toHaveCount(0);
    await expect.poll(playing).toBe(0);

    await sample(page).click();
    await expect.poll(playing).toBe(1);
    await page.getByRole('link', { name: 'Read Understanding Sleep Needs' }).click();
    await expect(page).toHaveURL('/understanding-sleep-needs');
    await expect.poll(playing).toBe(0);
    expect(await started()).toBe(2); // still the same document
    await test.step('wake-window rows open one at a time', () => checkWakeWindows(page));
  });
});

/** The table of Understanding Sleep Needs. */
async function checkWakeWindows(page: Page) {
  const table = tableOf(page, 'Wake windows by age');
  const rows = table.locator('button[aria-expanded]');
  const open = table.locator('button[aria-expanded=true]');
  const details = table.locator('td[colspan]').locator('visible=true');
  await expect(rows).toHaveCount(5);
  await expect(open).toHaveCount(0);
  await expect(details).toHaveCount(0);

  await rows.nth(1).click();
  await expect(open).toHaveText([/^4-\u20605\smonths$/]);
  await expect(details).toHaveCount(1);
  await expect(details).toContainText('winding down');

  await rows.nth(3).click();
  await expect(open).toHaveText([/^9\smonths until the 1-.?nap transition$/]);
  await expect(details).toHaveCount(1);
  await expect(details).toContainText('Two naps');

  await rows.nth(3).click();
  await expect(open).toHaveCount(0);
  await expect(details).toHaveCount(0);
}

/** How far above a section its jump link stops, if the specification says so. */
const jumpOffsets: Record<string, number | undefined> = {
  '/sleep-environment': undefined,
  '/night-weaning': 100,
  '/nap-routines': 80,
  '/understanding-the-method': undefined,
};

test('jump links lead to their sections, on a phone too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // otherwise each jump takes a second
  for (const [path, offset] of Object.entries(jumpOffsets)) {
    await test.step(path, async () => {
      await openAsMember(page, path);
      const links = page.getByRole('main').getByRole('list', { name: 'On this page' });
      const hashes = await hrefs(links.getByRole('link'));
      expect(hashes.length).toBeGreaterThanOrEqual(4);
      const jumps = [desktop, phone].flatMap((size) => hashes.map((hash) => ({ size, hash })));
      for (const { size, hash } of jumps) {
        await page.setViewportSize(size);
        await links.locator(`a[href="${hash}"]`).click();
        await expect(page).toHaveURL(`${path}${hash}`);
        const section = page.locator(`h2${hash}`);
        if (offset === undefined) await expectInUpperQuarter(section);
        else await expectTopAt(section, offset);
      }
    });
  }
});

test('a routine fades in when a tenth of it is visible, and stays', async ({ page }) => {
  await openAsMember(page, '/nap-routines');
  const card = page.locator('[data-state]', { hasText: /14-\u206023\smonths/ }).first();
  await expect(card).toHaveCSS('opacity', '0');
  await showPart(card, 0.05);
  await intersectionsObserved(page);
  await expect(card).toHaveAttribute('data-state', 'waiting');
  await showPart(card, 0.15);
  await expect(card).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await intersectionsObserved(page);
  await expect(card).toHaveAttribute('data-state', 'shown');
});

/** Scrolls until a given fraction of an element is at the bottom of the window. */
function showPart(element: Locator, part: number) {
  return element.evaluate((it, fraction) => {
    const { top, height } = it.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + height * fraction, behavior: 'instant' });
  }, part);
}

test('emphasis in a table stays in its sentence, at any size', async ({ page }) => {
  await openAsMember(page, '/childcare-setting');
  const stressed = page.getByRole('cell').locator('em');
  await expect(stressed).toHaveText('then');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const gap = await stressed.evaluate((em) => {
      const rest = document.createRange();
      rest.setStart(em.nextSibling!, 0);
      rest.setEnd(em.nextSibling!, 1);
      const [comma, word] = [rest.getBoundingClientRect(), em.getBoundingClientRect()];
      return { across: comma.left - word.right, down: comma.top - word.top };
    });
    expect(Math.abs(gap.across)).toBeLessThan(3);
    expect(Math.abs(gap.down)).toBeLessThan(6);
  }
});

test('Getting Started leads to its introduction, and a link from afar to the goals', async ({
  page,
}) => {
  await openAsMember(page, '/getting-started#setting-sleep-goals');
  const goals = page.locator('#setting-sleep-goals');
  await expect(goals).toHaveText('Setting Clear Sleep Goals');
  await expect(goals).toBeFocused(); // though it came after the page
  await expectInUpperQuarter(goals);

  const introduction = page.getByRole('heading', { name: 'Introduction', exact: true });
  const hero = page.locator('main header', { has: page.getByRole('heading', { level: 1 }) });
  await hero.getByRole('link', { name: 'Begin Your Sleep Journey' }).click();
  await expectInUpperQuarter(introduction);

  // Only small screens list the sections of the library.
  const list = page.getByRole('navigation', { name: 'Sections of the library' });
  await expect(list).toBeHidden();
  await page.setViewportSize(phone);
  await expect(list).toBeVisible();
});

function tableOf(page: Page, caption: string): Locator {
  return page.locator('table', { has: page.locator('caption', { hasText: caption }) });
}

/** The toast with this text, in the polite live region. */
function toastOf(page: Page, words: string): Locator {
  return page.getByRole('status').getByText(words, { exact: true });
}

test('a guide has tabs, answers and the bar of who reads it', async ({ page, open }) => {
  await open('/understanding-nap-issues');
  await test.step('tabs show one panel at a time, and the arrow keys go round them', async () => {
    const tabs = page.getByRole('tab');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('General Approach');
    await tabs.nth(2).click();
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('Short Nap Solutions');
    for (const [key, reached] of [
      ['ArrowRight', 0], // from the last to the first
      ['ArrowLeft', 2],
      ['Home', 0],
      ['End', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(reached)).toBeFocused();
      await expect(page.locator('[role=tab][tabindex="0"][aria-selected=true]')).toBeFocused();
      await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(2);
    }
    await expect(panel).toHaveAccessibleName('Scheduling Tips');
  });
  await test.step('an answer shows when its question is pressed, and hides again', async () => {
    const question = page.locator('main summary:has(h3)').first();
    const answer = page.getByText('Whoever holds the baby has to be properly awake.');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await question.click();
    await expect(answer).toBeHidden();
  });
  await test.step('a member keeps the members’ bar, and one search', async () => {
    await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
    await open('/understanding-nap-issues');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(1);
  });
});

const captions = ['Sleep in 24 hours', 'Wake windows by age', 'Nap transitions'];

test('the sheet of tables is about three screens of a phone, and one page of paper with nothing to press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await answerCookies(page);
  await openAsMember(page, '/quick-reference');
  await page.setViewportSize(phone);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  await expect.poll(height).toBeLessThan(3.4); // content below the screen is laid out later
  for (const caption of captions) {
    const row = page.getByRole('table', { name: caption }).locator('tbody tr').first();
    const tops = await row
      .locator('td')
      .evaluateAll((cells) => cells.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size, `${caption}: one line of figures`).toBe(1);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page)).toEqual([]);

  await page.setViewportSize(desktop);
  const button = page.getByRole('button', { name: 'Print this page' });
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Reference' })).toBeVisible();
  for (const caption of captions) {
    await expect(page.locator('caption', { hasText: caption })).toBeVisible();
  }
  const pressable = page.locator('button, summary, input, nav a').locator('visible=true');
  await expect(pressable).toHaveCount(0);
  expect(textPieces(await page.pdf({ format: 'A4' }))).toHaveLength(1);
});
