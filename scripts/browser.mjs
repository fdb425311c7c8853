// @ts-check
// The browser of the benchmark and of the trials.

import { chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from './machine.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Starts a browser; with `remembers`, one with a back/forward cache.
 *
 * @throws Error if no browser is installed.
 */
export async function launch({ remembers = false } = {}) {
  ensureBrowser();
  const executablePath = findBrowser({ whole: remembers });
  if (!executablePath) throw new Error('Only a whole Chromium, Chrome or Edge keeps pages.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: remembers ? ['--disable-back-forward-cache'] : [],
  });
}

/** Opens a page and waits until it is idle. */
export async function open(/** @type {Page} */ page, /** @type {string} */ path) {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Saves the library with the button on the dashboard. */
export async function saveLibrary(/** @type {Page} */ page) {
  await open(page, '/member-dashboard');
  await page.getByText('Save the library on this phone').click();
  await page.getByRole('button', { name: 'Save the library' }).click();
  await page.getByText(/Saved on this phone on/).waitFor();
  await page.waitForLoadState('networkidle');
}
