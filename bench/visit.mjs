// @ts-check
// What a visitor's phone does: it wakes a page up, and turns to another.

import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from './browser.mjs';
import { run, start, stop } from './processes.mjs';
import { quietMoment } from './quiet.mjs';
import { resolve } from './rivals.mjs';
import { measureTap, open, taps, tapsOf } from './taps.mjs';
import { tasksOfScripts, trace } from './trace.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {import('./taps.mjs').Tap} Tap */
/** @typedef {import('./workspace.mjs').Workspace} Workspace */

/**
 * @typedef {object} Visit
 * @property {string} rival
 * @property {string} path
 * @property {number[]} longest milliseconds of the longest task while the page wakes up
 * @property {number[]} total milliseconds of all those tasks
 */

/** A phone is so many times slower than this machine. */
const slowness = 4;

/** Pages of the real site; the last is the longest guide, which only members see. */
export const pathsOfRealSite = [
  '/',
  '/blog/establishing-healthy-sleep-routines',
  '/false-starts',
  '/nap-routines',
];

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Visits the real site of each revision, served as its host does, as a member who is new to
 * this browser. The revisions take turns.
 *
 * @param {Workspace} workspace
 * @param {readonly Rival[]} products
 * @param {number} rounds
 * @param {number} port
 * @returns {Promise<{ visits: Visit[], taps: Tap[] }>}
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
      for (const { baseURL, visits, taps: tapped } of served) {
        const look = async (
          /** @type {string} */ name,
          /** @type {(page: Page) => Promise<void>} */ at,
        ) => {
          const context = await browser.newContext({ ...phone, baseURL });
          await quietMoment();
          await at(await context.newPage()).catch((error) =>
            console.error(`${name}: ${error.message}`),
          );
          await context.close();
        };
        for (const visit of visits) {
          await look(`${visit.rival} ${visit.path}`, (page) => wake(page, visit));
        }
        for (const [i, tap] of tapped.entries()) {
          const what = /** @type {typeof taps[number]} */ (taps[i]);
          await look(`${tap.rival} ${tap.what}`, (page) => measureTap(page, what, slowness, tap));
        }
      }
    }
  } finally {
    await browser.close();
    for (const { child } of served) await stop(child);
  }
  return {
    visits: served.flatMap(({ visits }) => visits),
    taps: served.flatMap(({ taps }) => taps),
  };
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
  const visits = pathsOfRealSite.map((path) => ({
    rival: product.name,
    path,
    longest: [],
    total: [],
  }));
  return { child, baseURL: `http://localhost:${port}`, visits, taps: tapsOf(product.name) };
}

/**
 * Measures the processor's time: other work on the machine disturbs it least.
 *
 * @param {Page} page
 * @param {Visit} visit
 */
async function wake(page, { path, longest, total }) {
  await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
  const events = await trace(page, () => open(page, path));
  const tasks = tasksOfScripts(events).map((milliseconds) => milliseconds * slowness);
  longest.push(Math.max(...tasks));
  total.push(tasks.reduce((sum, task) => sum + task, 0));
}
