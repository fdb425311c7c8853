import type { Page } from '@playwright/test';
import { findBarriers, findLayoutBarriers, findLowContrast } from './barriers';
import { desktop, expect, logIn, membersBodyShown, phone, setTextSize, test } from './fixtures';
import { findOverflow } from './overflow';
import * as routes from './routes';
import { findTabFaults, withoutTransitions } from './tab-order';
import { findTargetFaults } from './targets';
import { expectBoxes, expectSeen, guides } from './warnings';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, pageErrors }) => {
  await page.addInitScript(withoutTransitions);
  // booking.spec.ts tests the calendar that loads when Tab reaches it.
  pageErrors.allow(/The booking calendar did not load/);
  pageErrors.allow(/recipient window's origin .'https:..calendly/); // axe messages each frame
  await page.route('https://calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendly</title>' }),
  );
});

/** Pages tested in every theme and width: together they have every kind of warning. */
const inEveryLight = [
  '/safe-sleep',
  '/illness-and-teething',
  '/under-six-months',
  '/false-starts',
  '/sleep-regressions',
  '/safe-tonight',
  '/after-a-loss',
];

/** Pages that load some parts after hydration. */
const loadsMore = ['/on-this-phone', '/member-dashboard'];

/**
 * Visits each page once, first on a desktop, then in a window as narrow as a phone's; no component
 * reads the window's width, so a page hydrates identically at both. The steps are soft, so that one
 * visit reports everything wrong with a page, and ordered so that each finds the page in the state
 * left by the previous one.
 */
for (const path of routes.public_) {
  test(path, async ({ page, open, expectAsServed }) => {
    await test.step('hydrates to what was served', async () => {
      // Requested with a slash at the end, which the browser removes.
      const served = await open(path === '/' ? path : `${path}/`);
      expect.soft(served.status).toBe(200);
      await expect.soft(page).toHaveURL(path);
      if (!loadsMore.includes(path)) await expectAsServed(served);
    });
    await checkPage(page, path);
  });
}

for (const path of routes.members) {
  test(path, async ({ page, open }) => {
    await test.step('shows its body to a member', async () => {
      await logIn(page);
      await open(path);
      await expect(page).toHaveURL(path);
      await membersBodyShown(page);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      await expect.soft(page.locator('main [data-html]')).not.toHaveCount(0);
    });
    await checkPage(page, path);
  });
}

/** The checks for every page, whoever sees it. */
async function checkPage(page: Page, path: string) {
  // Only a page's frame differs by size, so sample frames are tested at both sizes by day and night;
  // other pages on a desktop by day and, one for each template, on a phone by night.
  const isFrame = routes.oneOfEachFrame.includes(path);
  const isSample = routes.oneOfEachTemplate.includes(path);
  await calendarSettled(page);
  if (loadsMore.includes(path)) await page.waitForLoadState('networkidle');
  if (isSample) {
    await test.step('Tab reaches every control in order, seen and uncovered', async () => {
      expect.soft(await findTabFaults(page)).toEqual([]);
    });
    await test.step('the heading is seen, to which a link that the keyboard follows leads', async () => {
      expect.soft(await page.evaluate(heightOfFocusedHeading)).toBeGreaterThan(10);
    });
  }
  await test.step('has no barriers by day', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    if (path === '/') expect.soft(await findBarriers(page), 'with the cookie question').toEqual([]);
    await answerCookieQuestion(page); // elsewhere it would cover content
    expect.soft(await findBarriers(page)).toEqual([]);
  });
  await test.step('can be read with text twice as large', () => checkLargeText(page));
  await page.setViewportSize(phone);
  if (isFrame) {
    await test.step('has contrast by day on a phone', async () => {
      expect.soft(await findLowContrast(page)).toEqual([]);
    });
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  if (isSample) {
    await test.step('has no barriers by night on a phone', async () => {
      const find = isFrame ? findBarriers : findLayoutBarriers;
      expect.soft(await find(page)).toEqual([]);
    });
  }
  if (guides.includes(path) || inEveryLight.includes(path)) {
    await test.step('shows every warning by night, and on paper', async () => {
      if (guides.includes(path)) await expectBoxes(page, path);
      const isWhole = inEveryLight.includes(path);
      await page.setViewportSize(desktop);
      const tabs = isWhole ? await page.locator('main [role="tab"]').all() : [];
      for (const tab of tabs.slice(1)) {
        await tab.click();
        await expectSeen(page, `${path}, ${await tab.textContent()}`);
        await page.setViewportSize(desktop);
      }
      await tabs[0]?.click();
      await expectSeen(page, path, isWhole ? {} : { themes: ['night'], widths: [phone.width] });
      await page.evaluate(() => delete document.documentElement.dataset.theme);
      await page.setViewportSize(phone);
    });
  }
  await test.step('has targets that a thumb hits, and nothing covers', async () => {
    expect.soft(await findTargetFaults(page)).toEqual([]);
  });
  await test.step('fits a window of 320 pixels', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await findOverflow(page)).toEqual([]);
    await page.setViewportSize(phone);
  });
  await test.step('can be read with text twice as large on a phone', () => checkLargeText(page));
  if (isFrame) {
    await test.step('has contrast by night', async () => {
      await page.setViewportSize(desktop);
      expect.soft(await findLowContrast(page)).toEqual([]);
    });
  }
}

async function checkLargeText(page: Page) {
  await setTextSize(page, '200%');
  expect.soft(await findOverflow(page)).toEqual([]);
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setTextSize(page, '');
}

/** Waits until the calendar, if there is one, has failed, because its notice adds a control. */
async function calendarSettled(page: Page) {
  const calendar = page.locator('[data-widget]');
  if ((await calendar.count()) === 0) return;
  await calendar.getByRole('button', { name: 'Show the calendar' }).click();
  await expect(calendar).toHaveAttribute('data-widget', 'failed');
  await page.evaluate(() => scrollTo(0, 0));
}

async function answerCookieQuestion(page: Page) {
  const question = page.getByRole('region', { name: 'Cookie choices' });
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(question).toHaveCount(0);
}

/** Pages whose scripts never run must be readable, without dead controls or dead links. */
test('a public page of each template can be read and used without scripts', async ({
  withoutScripts: page,
  pageErrors,
}) => {
  for (const path of routes.public_.filter((path) => routes.oneOfEachTemplate.includes(path))) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(page.locator('h1'), path).toBeVisible();
      await expect.soft(page.locator('button:visible:not(form button)'), path).toHaveCount(0);
      expect.soft(await deadLinks(page), path).toEqual([]);
      expect.soft(pageErrors.unexpected, path).toEqual([]);
    });
  }
});

/** Visible links without an address, or to an anchor that does not exist. */
function deadLinks(page: Page): Promise<string[]> {
  return page.locator('a:visible').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => {
        const href = link.getAttribute('href') ?? '';
        return href.startsWith('#')
          ? !document.getElementById(href.slice(1))
          : !/^(\/|https:|mailto:|tel:)/.test(href);
      })
      .map((link) => link.outerHTML),
  );
}

/** Runs in the browser after a key press. */
function heightOfFocusedHeading() {
  const heading = document.querySelector('h1')!;
  heading.tabIndex = -1;
  heading.focus();
  const { height } = heading.getBoundingClientRect();
  heading.blur();
  heading.removeAttribute('tabindex');
  return height;
}
