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
