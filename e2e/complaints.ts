import type { Page } from '@playwright/test';

/**
 * Whatever a browser has to complain of: console messages of any kind (violations
 * of the Content-Security-Policy and hydration errors among them), errors that
 * nobody caught, and requests that failed.
 */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => this.add(`console.${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.add(`uncaught: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'no reason';
      // A navigation cuts off what the page before it was still fetching.
      if (why !== 'net::ERR_ABORTED') this.add(`request failed (${why}): ${request.url()}`);
    });
  }

  add(complaint: string) {
    this.#heard.push(complaint);
  }

  /** Says that complaints like this one belong to what is being tested. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  /** The complaints that nobody has allowed. */
  get unexpected(): string[] {
    return this.#heard.filter((complaint) => !this.#allowed.some((like) => like.test(complaint)));
  }
}
