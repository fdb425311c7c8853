import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/machine.mjs';

const port = Number(process.env.PREVIEW_PORT ?? 4399);
const executablePath = findBrowser();

/** What does not depend on the size of a screen is tested on one. */
const alikeEverywhere = [
  'booking',
  'crawl',
  'dev',
  'figures',
  'gate',
  'hydration',
  'navigation',
  'members-words',
  'prose-once',
  'tracking',
  'without-scripts',
];

/** The finished site, served under the headers that its host will send. */
export default defineConfig({
  outputDir: '../test-results',
  timeout: 60_000, // two searches for barriers take half of it where other work goes on
  fullyParallel: true,
  workers: 2,
  // What passes at a second try is told as flaky, and has a reason all the same.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      testIgnore: alikeEverywhere.map((name) => `${name}.spec.ts`),
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `go run ./cmd/nightlight build --quiet && go run ./cmd/nightlight preview --port ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/`,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
  },
});
