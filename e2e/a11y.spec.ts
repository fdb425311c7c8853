import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { findOverflow } from './overflow';
import * as routes from './routes';
import { answerCookies, expect, openAsMember, test } from './fixtures';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare const window: Window & { axe: typeof axe };

/** What is wrong for people who cannot see, point or read small print. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axeSource); // as a script element it would break the page's policy
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
}

/**
 * Runs in the browser: waits until colours that change softly have changed, but not for ever,
 * since what is not painted may never end.
 */
async function settled() {
  const ended = async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  };
  await Promise.race([ended(), new Promise((enough) => setTimeout(enough, 3000))]);
}

for (const path of routes.all) {
  const isMembers = routes.members.includes(path);

  test(`${path} has no barriers`, async ({ page, open }) => {
    // The front page is looked at with the question about cookies. On the others it
    // would only hide what happens to stand behind it.
    if (path !== '/') await answerCookies(page);
    // Contrast cannot be measured in the middle of a fade.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await (isMembers ? openAsMember(page, path) : open(path));
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.evaluate(settled);
    expect(await barriers(page)).toEqual([]);
  });

  test(`${path} fits a screen of 320 pixels`, async ({ page, open, isMobile }) => {
    test.skip(!isMobile, 'the small screen is the phone’s');
    await page.setViewportSize({ width: 320, height: 640 });
    await (isMembers ? openAsMember(page, path) : open(path));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await findOverflow(page)).toEqual([]);
  });
}

test('the keyboard reaches the content first, past the bars', async ({ page, open }) => {
  await open('/false-starts');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#main');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a page that arrives by a click is read out', async ({ page, open }) => {
  await open('/');
  const before = await page.title();
  await page.locator('footer a[href="/blog"]').first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page).not.toHaveTitle(before); // it follows the address
  const title = await page.title();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
});
