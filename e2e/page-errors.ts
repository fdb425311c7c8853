import type { Page } from '@playwright/test';

/**
 * Everything that a browser reports while a test runs: console messages of any level (including
 * violations of the Content-Security-Policy and hydration errors), uncaught errors and failed
 * requests.
 */
export class PageErrors {
  readonly #reported: string[] = [];
  readonly #allowed = [
    /^console\.log: .*\bcalendly\.\w+/, // the widget logs its steps
    // A test, or its trace, measures a closed fold or content below the first screen.
    /Rendering was performed in a subtree hidden by content-visibility/,
  ];

  /** Collects the errors of a page. */
  watch(page: Page) {
    page.on('console', (message) => this.add(`console.${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.add(`uncaught: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason';
      // A navigation aborts the pending requests of the previous page.
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
