import type { Page } from '@playwright/test';

/** Chromium says so where a test, or its trace, looks at what waits until the first screen is painted. */
const lookedAhead = 'Rendering was performed in a subtree hidden by content-visibility.';

/**
 * Everything that a browser reports as wrong while a test runs: console messages of any
 * level (violations of the Content-Security-Policy and hydration errors among them),
 * uncaught errors and failed requests.
 */
export class PageErrors {
  readonly #reported: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.text() === lookedAhead) return;
      this.add(`console.${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.add(`uncaught: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason';
      // A navigation aborts what the page before it was still fetching.
      if (reason !== 'net::ERR_ABORTED') this.add(`request failed (${reason}): ${request.url()}`);
    });
  }

  add(error: string) {
    this.#reported.push(error);
  }

  /** Accepts errors that match, because the test provokes them. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  /** The errors that no test has allowed. */
  get unexpected(): string[] {
    return this.#reported.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
  }
}
