// @ts-check
// What a visitor's phone does: it wakes a page up, and turns to another.

import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from './browser.mjs';
import { run, start, stop } from './processes.mjs';
import { quietMoment } from './quiet.mjs';
import { resolve } from './rivals.mjs';
import { tasksOfScripts, trace } from './trace.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {import('./workspace.mjs').Workspace} Workspace */

/**
 * @typedef {object} Visit
 * @property {string} rival
 * @property {keyof typeof visited} path
 * @property {number[]} longest milliseconds of the longest task while the page wakes up
 * @property {number[]} total milliseconds of all those tasks
 * @property {number[]} click milliseconds from a click on a link to it to its painted heading
 */

/** A phone is so many times slower than this machine. */
const slowness = 4;

/**
 * Pages of the real site, and from where a link leads to each: a page whose document has the
 * same policy, or a click would open a document. The last is the longest guide, which only
 * members see.
 */
const visited = {
  '/': '/privacy',
  '/blog/establishing-healthy-sleep-routines': '/privacy',
  '/false-starts': '/getting-started',
  '/nap-routines': '/getting-started',
};

export const pathsOfRealSite = /** @type {(keyof typeof visited)[]} */ (Object.keys(visited));

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/**
 * Visits the real site of each revision, served as its host does, as a member who is new to
 * this browser. The revisions take turns.
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
      for (const { baseURL, visits } of served) {
        for (const visit of visits) {
          for (const look of [wake, turn]) {
            const context = await browser.newContext({ ...phone, baseURL });
            await context.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
            await quietMoment();
            await look(await context.newPage(), visit).catch((error) => {
              console.error(`${visit.rival} ${visit.path}: ${error.message}`);
            });
            await context.close();
          }
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
 * Serves the real site of a revision.
 *
 * @param {Workspace} workspace
 * @param {Rival} product
 * @param {number} port
 */
async function preview(workspace, product, port) {
  const site = workspace.site(product);
  await workspace.layOut(product, 'real');
  await run(resolve(product.build, workspace.programs), site);
  const { child, said } = start(resolve(product.preview?.(port) ?? [], workspace.programs), site);
  while (!said().includes('http') && child.exitCode === null) await sleep(20);
  /** @type {Visit[]} */
  const visits = pathsOfRealSite.map((path) => ({
    rival: product.name,
    path,
    longest: [],
    total: [],
    click: [],
  }));
  return { child, baseURL: `http://localhost:${port}`, visits };
}

/**
 * Measures the processor's time: other work on the machine disturbs it least.
 *
 * @param {Page} page
 * @param {Visit} visit
 */
async function wake(page, { path, longest, total }) {
  const events = await trace(page, () => open(page, path));
  const tasks = tasksOfScripts(events).map((milliseconds) => milliseconds * slowness);
  longest.push(Math.max(...tasks));
  total.push(tasks.reduce((sum, task) => sum + task, 0));
}

/**
 * Measures the time on the clock, after the pointer has come near and the page was fetched.
 *
 * @param {Page} page
 * @param {Visit} visit
 */
async function turn(page, { path, click }) {
  await open(page, visited[path]);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
    document.querySelector('main')?.prepend(link);
  }, path);
  const link = page.getByRole('link', { name: 'There', exact: true });
  await link.hover();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const [painted] = await Promise.all([page.evaluate(untilPainted), link.click()]);
  click.push(painted);
}

/**
 * Opens a page and waits until it has nothing more to do.
 *
 * @param {Page} page
 * @param {string} path
 */
async function open(page, path) {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/**
 * Runs in the page: the milliseconds from the next click to the frame that shows another heading.
 *
 * @returns {Promise<number>}
 */
function untilPainted() {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  return new Promise((done, fail) => {
    setTimeout(() => fail(new Error('No other heading within ten seconds of a click.')), 10_000);
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const changes = new MutationObserver(() => {
          if (!heading() || heading() === before) return;
          changes.disconnect();
          // A task that is put in before a frame runs after it.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
        });
        changes.observe(document, { childList: true, characterData: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
}
