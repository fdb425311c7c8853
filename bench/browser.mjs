// @ts-check

import { chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from '../scripts/machine.mjs';

/** The browser in which every generator's pages are looked at. */
export function launch() {
  ensureBrowser();
  return chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/**
 * Opens a page and waits until it has nothing more to do.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} path
 */
export async function open(page, path) {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
