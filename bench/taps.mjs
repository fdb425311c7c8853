// @ts-check
// Measures the time from a tap on a link until the page is painted.

import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, open, saveLibrary } from '../scripts/browser.mjs';
import { serve } from '../scripts/site-copy.mjs';
import { layOut } from './sites.mjs';
import { longestTask, trace } from './trace.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Session */

/** How long a finger touches the screen, in milliseconds. */
const PRESS_MS = 80;

/**
 * From one page to another.
 *
 * @typedef {object} Way
 * @property {string} from
 * @property {string} to the address of a page, or Back
 * @property {boolean} [opensDocument] because other code is allowed there
 * @property {boolean} [isMember]
 * @property {string} [search] a query, whose first result is tapped
 */

/** @type {Way[]} */
const ways = [
  { from: '/', to: '/services' },
  { from: '/services', to: '/blog/establishing-healthy-sleep-routines' },
  { from: '/', to: '/terms', search: 'refund' },
  { from: '/', to: '/login', opensDocument: true },
  { from: '/login', to: '/false-starts' },
  { from: '/member-dashboard', to: '/safe-sleep', isMember: true },
  { from: '/safe-sleep', to: '/nap-routines', isMember: true },
  { from: '/member-dashboard', to: '/comforting-sleep-journey', isMember: true },
  { from: '/nap-routines', to: 'Back', isMember: true },
];

/** What the browser has of the page before the tap. */
const states = /** @type {const} */ (['cold', 'prefetched', 'saved', 'after a deploy']);

/** @typedef {typeof states[number]} State */

/** A connection of 1.6 Mbit/s with a latency of 150 ms. */
const slowLine = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** How many times slower a phone is than this machine. */
const slowness = 4;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Each way in each possible state; on the slow connection if the network is used. */
const taps = [false, true].flatMap((isSlow) =>
  states.flatMap((state) =>
    ways
      .filter((way) => isPossible(way, state, isSlow))
      .map((way) => ({
        what: `${way.from} → ${way.to}, ${state}${isSlow ? ', slow line' : ''}`,
        isMember: way.isMember ?? false,
        measure: (/** @type {Page} */ page) => measureTap(page, way, state, isSlow),
      })),
  ),
);

/**
 * Taps through the real site of each product, served as by its host; the products alternate.
 *
 * @param {readonly import('./sites.mjs').Generator[]} products
 * @param {number} rounds
 * @returns {Promise<import('./figures.mjs').Taps>} without the failed ones
 */
export async function measure(products, rounds) {
  const browser = await launch();
  const served = [];
  /** @type {import('./figures.mjs').Taps} */
  const found = {};
  for (const product of products) {
    const { command, name, site } = product;
    const [program = '', ...args] = command('build', '--quiet', '--root', site);
    await layOut(product, 'real');
    execFileSync(program, args);
    const { stop, url } = await serve(command('preview', '--root', site, '--port', '0'));
    served.push({ name, stop, baseURL: url });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { what, isMember, measure } of taps) {
      for (const { name, baseURL } of served) {
        const context = await browser.newContext({ ...phone, baseURL });
        if (isMember) await context.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
        // Nothing is prefetched when idle, so that each state is as described.
        await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
        try {
          for (const [key, value] of Object.entries(await measure(await context.newPage())))
            (((found[what] ??= {})[name] ??= {})[key] ??= []).push(Math.round(value));
        } catch (error) {
          console.error(`${name}, ${what}: ${error}`);
        }
        await context.close();
      }
    }
  }
  await browser.close();
  for (const { stop } of served) await stop();
  return found;
}

/** Only members' pages can be saved, and Back has one state only. */
function isPossible(
  /** @type {Way} */ { isMember, search, to },
  /** @type {State} */ state,
  /** @type {boolean} */ isSlow,
) {
  if (to === 'Back' || search) return state === 'cold';
  if (isSlow) return state === 'cold' || state === 'prefetched';
  return state !== 'saved' || isMember === true;
}

async function measureTap(
  /** @type {Page} */ page, // of a new context of a phone
  /** @type {Way} */ way,
  /** @type {State} */ state,
  /** @type {boolean} */ isSlow,
) {
  const otherHeading = await watchHeadings(page);
  await prepare(page, way, state);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
  const before = await page.locator('h1').first().textContent();
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const target = way.to === 'Back' ? undefined : await centreOf(page, way);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  let painted = NaN;
  const events = await trace(page, async () => {
    const shown = otherHeading(before);
    const start = await (target ? press(session, target) : goBack(page));
    painted = (await shown) - start;
  });
  const stayed = await page.evaluate(() => 'isFirstDocument' in window);
  const mayStay = !way.opensDocument && state !== 'after a deploy';
  if (stayed !== mayStay) throw new Error(`it ${stayed ? 'stayed in' : 'left'} the document`);
  return { painted, 'longest task': longestTask(events) };
}

/** Opens the page with the link, and puts the browser into the state. */
async function prepare(
  /** @type {Page} */ page,
  /** @type {Way} */ { from, search, to },
  /** @type {State} */ state,
) {
  if (state === 'saved') await saveLibrary(page);
  await open(page, from);
  if (to === 'Back') {
    await addLink(page, '/safe-sleep');
    await page.locator('#way').tap();
    await page.waitForURL('/safe-sleep');
    await page.waitForLoadState('networkidle');
  } else if (search) {
    await page.locator('button[aria-keyshortcuts="/"]:visible').tap();
    await page.getByRole('searchbox').fill(search);
  } else {
    await addLink(page, to);
  }
  if (state === 'prefetched') {
    await page.locator('#way').focus(); // as before a slow tap
    await sleep(300);
    await page.waitForLoadState('networkidle');
  }
  if (state === 'after a deploy') await deploy(page);
}

/** @param {Page} page @param {string} href */
async function addLink(page, href) {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    Object.assign(link, { href: address, id: 'way', textContent: 'There' });
    Object.assign(link.style, { display: 'block', padding: '1rem' });
    document.querySelector('main')?.prepend(link);
    scrollTo({ top: 0, behavior: 'instant' });
  }, href);
}

/** Simulates a new deploy: each document names another script. */
async function deploy(/** @type {Page} */ page) {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replaceAll(/(client-\w+\.js)/g, '$1?new');
      await route.fulfill({ response: answer, body: html });
    },
  );
}

/** The point of the link that a finger touches. */
async function centreOf(/** @type {Page} */ page, /** @type {Way} */ { search }) {
  const link = search ? page.getByRole('dialog').getByRole('link').first() : page.locator('#way');
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not there');
  return { x: box.x + 20, y: box.y + box.height / 2 };
}

/** Taps like a finger. @returns when it was lifted, by the browser's clock */
async function press(
  /** @type {Session} */ session,
  /** @type {{ x: number, y: number }} */ point,
) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(PRESS_MS);
  const released = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return released;
}

/** @param {Page} page */
async function goBack(page) {
  const start = Date.now();
  await page.evaluate(() => history.back());
  return start;
}

/** The timeout for showing a page, in milliseconds. */
const SHOWN_WITHIN_MS = 20_000;

/**
 * Makes a page report each heading once it is painted: a task queued before a frame runs after
 * it. Polling the page would take CPU time from it.
 */
async function watchHeadings(/** @type {Page} */ page) {
  /** @type {(text: string, at: number) => void} */
  let report = () => {};
  await page.exposeBinding('painted', (_, text, at) => report(text, at));
  await page.addInitScript(() => {
    let last = '';
    const look = () => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (!text || text === last || document.querySelector('main[aria-busy=true]')) return;
      last = text;
      const tell = () => /** @type {any} */ (window).painted(text, Date.now());
      requestAnimationFrame(() => setTimeout(tell));
    };
    const changes = { childList: true, subtree: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document, changes);
  });
  /** The time at which another heading is painted. */
  return (/** @type {string | null} */ before) =>
    /** @type {Promise<number>} */ (
      new Promise((resolve, reject) => {
        const late = () => reject(new Error('no other page was shown'));
        const timeout = setTimeout(late, SHOWN_WITHIN_MS);
        report = (text, at) => {
          if (text === before) return;
          clearTimeout(timeout);
          resolve(at);
        };
      })
    );
}
