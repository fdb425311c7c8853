// @ts-check
// What a visitor's phone does: it wakes pages up, turns from one to another, and answers.

import { setTimeout as sleep } from 'node:timers/promises';
import { launch, open } from './browser.mjs';
import { run, start, stop } from './processes.mjs';
import { quietMoment } from './quiet.mjs';
import { resolve } from './rivals.mjs';
import { press, slowLine, taps } from './taps.mjs';
import { tasksOfScripts, trace } from './trace.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {import('./workspace.mjs').Workspace} Workspace */

/** @typedef {import('./taps.mjs').Act} Act */
/** @typedef {Omit<Act, 'measure'> & { rival: string, values: Record<string, number[]> }} Visit */

/** A phone is so many times slower than this machine, and a cheap one half as slow again. */
const slowness = 4;
const cheap = 6;

/** A page of each kind; of the guides one for everybody, and the longest. */
const pages = [
  ...['/', '/services', '/blog', '/blog/establishing-healthy-sleep-routines', '/false-starts'],
  ...['/discovery-call', '/contact', '/login', '/safe-tonight', '/nap-routines'],
  ...['/member-dashboard', '/comforting-sleep-journey', '/sleep-diary', '/quick-reference'],
  ...['/next-sleep', '/sleep-sounds'],
];

/** @type {Act[]} */
const wakes = pages.map((path) => ({
  table: 'A page wakes up on a phone',
  what: path,
  isMember: true,
  measure: (page) => wake(page, path),
}));

/** @type {{ what: string, path: string, before?: (page: Page) => Promise<void>, act: (page: Page, tap: (target: Locator) => Promise<void>) => Promise<void> }[]} */
const interactions = [
  { what: 'Opening the search', path: '/', act: (page, tap) => tap(searchButton(page)) },
  {
    what: 'Typing in the search',
    path: '/',
    async before(page) {
      await searchButton(page).tap();
      await page.getByRole('searchbox').fill('sleep'); // the index is there then
      await page.getByRole('dialog').getByRole('link').first().waitFor();
      await page.getByRole('searchbox').fill('');
    },
    act: (page) => page.keyboard.type('naps', { delay: 150 }),
  },
  {
    what: 'Opening the menu',
    path: '/',
    act: (page, tap) => tap(page.getByRole('button', { name: /^(Open )?menu$/i })),
  },
  {
    what: 'A tab',
    path: '/understanding-nap-issues',
    act: (page, tap) => tap(page.getByRole('tab').nth(1)),
  },
  {
    what: 'An accordion',
    path: '/',
    act: (page, tap) => tap(page.locator('main summary').first()),
  },
  {
    what: 'Continue, in the sleep plan',
    path: '/comforting-sleep-journey',
    before: (page) => page.getByLabel("Child's name").fill('Noor'),
    act: (page, tap) => tap(page.getByRole('button', { name: 'Continue' })),
  },
  {
    what: 'Asleep now, in the diary',
    path: '/sleep-diary',
    act: (page, tap) => tap(page.getByRole('button', { name: 'Asleep now' })),
  },
];

const searchButton = (/** @type {Page} */ page) =>
  page.locator('button[aria-keyshortcuts="/"]:visible');

/** Everything that is measured. */
const acts = [
  ...wakes,
  ...taps,
  ...interactions.map(({ what, path, before, act }) => ({
    table: 'From an input to the next paint, on a phone',
    what,
    isMember: true,
    measure: (/** @type {Page} */ page) => interact(page, path, before, act),
  })),
];

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Visits the real site of each revision, served as its host does. The revisions take turns.
 *
 * @param {Workspace} workspace
 * @param {readonly Rival[]} products
 * @param {number} rounds
 * @param {number} port
 * @returns {Promise<Visit[]>}
 */
export async function measureVisits(workspace, products, rounds, port) {
  /** @type {Awaited<ReturnType<typeof preview>>[]} */
  const served = [];
  const browser = await launch();
  try {
    for (const [i, product] of products.entries()) {
      served.push(await preview(workspace, product, port + i));
    }
    for (let round = 0; round < rounds; round++) {
      for (const [i, act] of acts.entries()) {
        for (const { baseURL, visits } of served) {
          const context = await browser.newContext({ ...phone, baseURL });
          await quietMoment();
          await take(await context.newPage(), act, /** @type {Visit} */ (visits[i]));
          await context.close();
        }
      }
    }
  } finally {
    await browser.close();
    for (const { child } of served) await stop(child);
  }
  return served.flatMap(({ visits }) => visits);
}

/**
 * Does something once, and adds what was measured.
 *
 * @param {Page} page
 * @param {Act} act
 * @param {Visit} visit
 */
async function take(page, { isMember, measure }, { rival, what, values }) {
  try {
    if (isMember) await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
    // Nothing is fetched that nobody has asked for, so that each state is what it says.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    for (const [name, value] of Object.entries(await measure(page, slowness)))
      (values[name] ??= []).push(value);
  } catch (error) {
    console.error(`${rival}, ${what}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Serves the real site of a revision. */
async function preview(
  /** @type {Workspace} */ workspace,
  /** @type {Rival} */ product,
  /** @type {number} */ port,
) {
  const site = workspace.site(product);
  await workspace.layOut(product, 'real');
  await run(resolve(product.build, workspace.programs), site);
  const { child, said } = start(resolve(product.preview?.(port) ?? [], workspace.programs), site);
  while (!said().includes('http') && child.exitCode === null) await sleep(20);
  /** @type {Visit[]} */
  const visits = acts.map((act) => ({ ...act, rival: product.name, values: {} }));
  return { child, baseURL: `http://localhost:${port}`, visits };
}

/**
 * Measures the processor's time, which other work on the machine disturbs least: it grows as
 * the processor becomes slower.
 *
 * @param {Page} page
 * @param {string} path
 */
async function wake(page, path) {
  const tasks = tasksOfScripts(await trace(page, () => open(page, path)));
  const total = (/** @type {number[]} */ numbers) => numbers.reduce((sum, one) => sum + one, 0);
  const values = Object.fromEntries(
    [slowness, cheap].flatMap((times) => {
      const slow = tasks.map((milliseconds) => milliseconds * times);
      return [
        [`longest task, ${times} ×`, Math.max(...slow)],
        [`all tasks, ${times} ×`, total(slow)],
        [`blocked, ${times} ×`, total(slow.map((task) => Math.max(0, task - 50)))],
      ];
    }),
  );
  return { ...values, 'largest paint, slow line': await largestPaint(page, path) };
}

/** From the first request of a page to its largest paint, with nothing at hand. */
async function largestPaint(/** @type {Page} */ page, /** @type {string} */ path) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await open(page, path);
  return page.evaluate(
    () =>
      /** @type {Promise<number>} */ (
        new Promise((done) => {
          const observer = new PerformanceObserver((list) => {
            done(Math.max(...list.getEntries().map(({ startTime }) => startTime)));
          });
          observer.observe({ type: 'largest-contentful-paint', buffered: true });
        })
      ),
  );
}

/**
 * The longest time from an input of an interaction to the next paint, as Chromium says.
 *
 * @param {Page} page
 * @param {string} path
 * @param {typeof interactions[number]['before']} before
 * @param {typeof interactions[number]['act']} act
 */
async function interact(page, path, before, act) {
  await open(page, path);
  await before?.(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const longest = page.evaluate(
    () =>
      /** @type {Promise<number>} */ (
        new Promise((done) => {
          let most = 0;
          const observer = new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) most = Math.max(most, duration);
          });
          observer.observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
          addEventListener('measured', () => setTimeout(() => done(most), 100));
        })
      ),
  );
  longest.catch(() => {}); // where the page is closed, as the act has failed
  await act(page, async (target) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('it is not there');
    await press(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  });
  await sleep(500); // until it is painted
  await page.evaluate(() => dispatchEvent(new Event('measured')));
  return { 'next paint': await longest };
}
