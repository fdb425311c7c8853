import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/machine.mjs';
import { EVENT_MS, TEST_MS } from '../scripts/patience.mjs';
import { compile, program } from '../scripts/program.mjs';

const port = Number(process.env.PREVIEW_PORT ?? 4399);
const executablePath = findBrowser();

/** The finished site, served with the headers that its host will send. */
export default defineConfig({
  testMatch: '*.spec.ts',
  // Larger tests, run only by npm run trials -- --only drafts.
  grepInvert: process.env.EDITOR_DRAFTS ? [] : /@trial/,
  outputDir: '../test-results',
  snapshotPathTemplate: '../docs/screenshots/{arg}{ext}',
  timeout: TEST_MS,
  expect: { timeout: EVENT_MS },
  fullyParallel: true,
  workers: availableParallelism() + 1, // pages wait for frames and timers
  retries: 1, // with a trace; a test that passes only then is listed as flaky
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
    actionTimeout: EVENT_MS,
    navigationTimeout: EVENT_MS,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--js-flags=--no-opt --no-maglev', // pages are too short-lived for optimised code
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `${compile.join(' ')} && "${program}" preview --port ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/`,
    timeout: TEST_MS,
    reuseExistingServer: !process.env.CI,
  },
});
