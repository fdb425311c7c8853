import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/machine.mjs';

const port = Number(process.env.PREVIEW_PORT ?? 4399);
const executablePath = findBrowser();

/** The finished site, served under the headers that its host will send. */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  // A slow machine is not a failure.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: availableParallelism() + 1, // pages wait for frames and timers
  // A second try records a trace. The run fails all the same: what passes then is flaky.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      grep: /@phone/, // what a narrow screen lays out in another way
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `go run ./cmd/nightlight preview --port ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/`,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
  },
});
