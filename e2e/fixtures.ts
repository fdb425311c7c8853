import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { PageErrors } from './page-errors';
import { stubThirdParties } from './third-parties';

/** A page as sent by the server. */
export interface ServedPage {
  status: number;
  html: string;
}

interface Fixtures {
  /** The browser's messages; a test that leaves any fails. */
  pageErrors: PageErrors;
  /** Opens an address and waits until React has hydrated the page. */
  open: (path: string) => Promise<ServedPage>;
  /** A page in a browser with scripts disabled. */
  withoutScripts: Page;
  /** Compares the current page with the file as served. */
  expectAsServed: (served: ServedPage) => Promise<void>;
}

interface WorkerFixtures {
  /** An empty page for parsing HTML, which a site page's policy may forbid. */
  htmlParser: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  htmlParser: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = new PageErrors();
      await prepare(page, pageErrors);
      await use(pageErrors);
      expect(pageErrors.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      const response = await page.goto(path);
      if (!response) throw new Error(`${path} is the address of the page that is open already`);
      const served = { status: response.status(), html: await response.text() };
      await hydrated(page);
      return served;
    });
  },
  withoutScripts: async ({ browser, pageErrors }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await prepare(page, pageErrors);
    pageErrors.allow(/request failed \(csp\): .*\/assets\//); // the scripts that are blocked
    await use(page);
    await context.close();
  },
  expectAsServed: async ({ page, htmlParser }, use) => {
    await use(async ({ html }) => {
      const served = await htmlParser.evaluate(read, html);
      expect(served.text).not.toBe('');
      expect(await page.evaluate(read, null)).toEqual(served);
    });
  },
});

export { expect };

/** Stubs the environment of a page, and collects its browser's messages. */
async function prepare(page: Page, pageErrors: PageErrors) {
  const context = page.context();
  pageErrors.watch(page);
  await fetchOnlyWhatIsAskedFor(context);
  await beginByDay(context);
  await pressSlowly(context);
  await stubThirdParties(context, pageErrors);
}

/** Disables prefetching in idle time, which would happen at unpredictable moments. */
function fetchOnlyWhatIsAskedFor(context: BrowserContext) {
  return context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
}

/** At night, moves the clock by half a day, because tools are dimmed. A test's own clock takes precedence. */
function beginByDay(context: BrowserContext) {
  return context.addInitScript(() => {
    const Real = Date;
    // A test may install its own clock earlier, or later on top of this one.
    const isOwn = () => '__pwClock' in globalThis;
    const hour = new Real().getHours();
    if ((hour >= 6 && hour < 18) || isOwn()) return;
    const now = () => Real.now() + (isOwn() ? 0 : 43_200_000);
    globalThis.Date = new Proxy(Real, {
      construct: (_, args: []) => (args.length ? new Real(...args) : new Real(now())),
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    });
  });
}

/** Puts each click a second after the previous one, or as long as the test says, however fast it runs. */
export function pressSlowly(context: BrowserContext) {
  return context.addInitScript(() => {
    let value = 0;
    const stamp = (event: Event) => {
      value += window.betweenClicks ?? 1000;
      Object.defineProperty(event, 'timeStamp', { value });
    };
    addEventListener('click', stamp, true);
  });
}

/** A page in its own context, with the same stubs as `page`. */
export async function stubbedPage(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await prepare(page, new PageErrors());
  return { page, close: () => context.close() };
}

/** The sizes of a window on a desk, and on a phone. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Makes text as large as a visitor may set it; empty for the usual size. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((it) => (document.documentElement.style.fontSize = it), size);

const CLOCK_START = new Date('2026-11-15T12:00:00Z');

/** Gives the page its own clock, which runs until pauseClock. Call it before opening a page. */
export async function installClock(page: Page) {
  await page.clock.install({ time: CLOCK_START });
}

/** Stops the page's clock an hour later; from then on a test advances it with page.clock.runFor. */
export async function pauseClock(page: Page) {
  await page.clock.pauseAt(new Date(CLOCK_START.getTime() + 3_600_000));
}

/** Waits until React has hydrated the document. */
export async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Logs the visitor in; another value of the flag does not. */
export async function logIn(page: Page, flag = 'true') {
  await page.context().addInitScript((value) => localStorage.setItem('isLoggedIn', value), flag);
}

/** Fills in and sends the login. */
export async function submitLogin(page: Page, username = 'member', password = 'goodnight') {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Saves the library for offline use, on the open dashboard. */
export async function saveLibrary(page: Page) {
  await page.getByText('Save the library on this phone').click();
  await page.getByRole('button', { name: 'Save the library' }).click();
  await expect(page.getByText(/Saved on this phone on .+/)).toBeVisible();
}

/** Opens a members' page as a member, and waits for its content. */
export async function openAsMember(page: Page, path: string) {
  await logIn(page);
  await visit(page, path);
  await expect(page).toHaveURL(path);
  await membersBodyShown(page);
}

/** Waits until a members' page has replaced its notice with its body. */
export async function membersBodyShown(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect(page.getByText('Member-Only Content')).toHaveCount(0);
}

/** The text of the main part, and how often each part of a page occurs. */
interface Reading {
  text: string;
  parts: Record<string, number>;
}

/** Runs in the browser: reads a file's HTML or, by default, the open document. */
function read(html: string | null): Reading {
  const doc = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const parts: Record<string, number> = {};
  for (const part of ['main', 'header', 'footer', 'nav', 'h1', 'form']) {
    parts[part] = doc.querySelectorAll(part).length;
  }
  const text = doc.querySelector('main')?.textContent ?? '';
  return { text: text.replace(/\s+/g, ' ').trim(), parts };
}

/** Makes the visitor one who has already refused cookies. */
export async function answerCookies(page: Page) {
  await page.addInitScript(() => {
    const granted = { adverts: false, analytics: false };
    const refused = { granted, at: '2026-01-01T00:00:00.000Z', version: 2 };
    localStorage.setItem('consent', JSON.stringify(refused));
  });
}

/** Accepts cookies, and waits until the choice has been applied. */
export async function acceptCookies(page: Page) {
  await page.getByRole('region', { name: 'Cookie choices' }).getByText('Accept').click();
  await consentApplied(page);
}

/** Waits until the visitor's cookie choice has been applied to the tag. */
export async function consentApplied(page: Page) {
  const applied = () =>
    (window.dataLayer as IArguments[] | undefined)?.some((c) => c[1] === 'update');
  await expect.poll(() => page.evaluate(applied)).toBe(true);
}

/** Holds requests for an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, (route) => released.then(() => route.continue()));
  return release;
}
