// @ts-check
// Browser tabs that visit a finished site, and what must be true in each.

import { EVENT_MS } from '../patience.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('../../bench/random.mjs').Random} Random */

/** Console messages that the trials provoke on purpose. */
const provoked = /Failed to load resource|net::ERR_|The booking calendar did not load/;

/** Controls that visitors press, except those that end the visit. */
const controls = [
  'button:visible:not([aria-disabled=true], :disabled):not(:text-is("Sign Out"))',
  'summary:visible',
  'input:is([type=radio], [type=checkbox]):visible',
].join(', ');

/** A visitor with a separate profile; other hosts never answer. */
export async function visitor(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
) {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  context.setDefaultTimeout(EVENT_MS);
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== baseURL,
    (route) => route.abort(),
  );
  return context;
}

/** A tab, and its uncaught errors. */
export class Tab {
  /** @type {string[]} */
  errors = [];

  constructor(/** @type {Page} */ page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !provoked.test(message.text()))
        this.errors.push(message.text());
    });
  }

  /** Opens a tab. */
  static async in(/** @type {BrowserContext} */ context) {
    return new Tab(await context.newPage());
  }

  /** Opens an address. */
  async open(/** @type {string} */ path) {
    await this.page.goto(path);
    await this.expectWords();
  }

  /**
   * Waits until the page is usable and has text.
   *
   * @throws Error if it stays empty or keeps loading.
   */
  async expectWords() {
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await this.page.waitForFunction(() => {
      const main = document.querySelector('main');
      if (!main || main.ariaBusy === 'true') return false;
      const states = [...main.querySelectorAll('[role=status]')];
      if (states.some(({ textContent }) => textContent === 'Loading')) return false;
      return main.innerText.trim().length > 20;
    });
  }

  /** The titles in the main part. */
  titles() {
    return this.page
      .locator('main')
      .locator('h1, h2')
      .evaluateAll((all) => all.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()));
  }

  /** @throws Error if one of the titles does not appear. */
  async expectTitles(/** @type {string[]} */ wanted) {
    for (const title of wanted) {
      const heading = this.page.locator('main').locator('h1, h2').filter({ hasText: title });
      await heading.first().waitFor({ state: 'attached' });
    }
  }

  /**
   * The longest paragraphs of the main part: text that no other page has.
   *
   * @throws Error if there is none.
   */
  async longest() {
    const texts = await this.page
      .locator('main p')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
    const longest = texts.filter(({ length }) => length > 60);
    if (longest.length === 0) throw new Error(`${this.path()} has no paragraph`);
    return longest.sort((a, b) => b.length - a.length).slice(0, 5);
  }

  /** @throws Error if the page contains one of the texts. */
  async expectNoneOf(/** @type {string[]} */ texts) {
    const body = await this.page.evaluate(() => document.body.textContent);
    const shown = texts.find((text) => body.includes(text));
    if (shown) throw new Error(`it shows “${shown}”`);
  }

  /** Waits until the browser has no trace of a login. */
  async expectNothingKept() {
    await this.page.waitForFunction(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      const kept = [...(await indexedDB.databases()), ...(await caches.keys()), ...workers];
      return kept.length === 0 && localStorage.getItem('isLoggedIn') === null;
    });
  }

  /** Signs out, unless another tab has done so. */
  async signOut() {
    await this.page
      .getByRole('button', { name: 'Sign Out', includeHidden: true })
      .evaluateAll(([button]) => /** @type {HTMLElement | undefined} */ (button)?.click());
  }

  path() {
    return new URL(this.page.url()).pathname;
  }

  /** Presses some of the page's controls. */
  async pressSome(/** @type {number} */ count, /** @type {Random} */ random) {
    for (let i = 0; i < count; i++) {
      await this.page
        .locator(controls)
        .evaluateAll(
          (all, n) => /** @type {HTMLElement | undefined} */ (all[n % all.length])?.click(),
          random.between(0, 1e6),
        );
      await this.expectWords();
    }
  }

  /**
   * Follows a link of the page to another page of the site.
   *
   * @returns its path
   * @throws Error if the page has none, or the other page does not appear.
   */
  async followALink(/** @type {Random} */ random) {
    const to = await this.clickALink(random);
    await this.page.waitForURL((url) => url.pathname === to || url.pathname === '/login');
    await this.expectWords();
    return to;
  }

  /** Clicks a link to another page of the site. @returns its path */
  async clickALink(/** @type {Random} */ random) {
    const to = await this.page.locator('a[href^="/"]:not([target], [download])').evaluateAll(
      (all, n) => {
        const links = /** @type {HTMLAnchorElement[]} */ (all).filter(
          (link) =>
            link.checkVisibility() &&
            link.pathname !== location.pathname &&
            !/\.[^/]+$/.test(link.pathname),
        );
        const link = links[n % links.length];
        link?.click();
        return link?.pathname;
      },
      random.between(0, 1e6),
    );
    if (!to) throw new Error(`${this.path()} has no link to another page`);
    return to;
  }

  /** Fills in the login. */
  async logIn(/** @type {{ username: string, password: string }} */ { username, password }) {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Login' }).click();
  }
}
