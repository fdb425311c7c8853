// @ts-check
// How long it takes from a finger's tap on a link until the page is painted.

import { setTimeout as sleep } from 'node:timers/promises';
import { trace, kindsOf } from './trace.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Session */

/**
 * @typedef {object} Tap
 * @property {string} rival
 * @property {string} what from where to where, in which state and over which line
 * @property {boolean} slow whether the line is slow
 * @property {boolean} ready whether all that the page needs was there already
 * @property {number[]} painted milliseconds from the release to the painted heading
 * @property {number[]} longest milliseconds of the longest task
 * @property {Record<string, number[]>} kinds milliseconds of the main thread, by what it did
 * @property {number[]} chain how many requests had to wait for one another
 */

/** How long a finger rests on what it taps, in milliseconds. */
const PRESS_MS = 80;

/** Pages that people come from, and where they go; a way of members begins with the login. */
const ways = [
  { from: '/', to: '/services' },
  { from: '/services', to: '/blog/establishing-healthy-sleep-routines' },
  { from: '/', to: '/login', opensDocument: true },
  { from: '/login', to: '/false-starts' },
  { from: '/member-dashboard', to: '/safe-sleep', isMember: true },
  { from: '/safe-sleep', to: '/nap-routines', isMember: true },
  { from: '/member-dashboard', to: '/comforting-sleep-journey', isMember: true },
  { from: '/nap-routines', to: 'Back', isMember: true },
];

/** @typedef {typeof ways[number] & { opensDocument?: boolean, isMember?: boolean }} Way */

/** What the browser has of the page before the tap. */
const states = /** @type {const} */ (['cold', 'prefetched', 'saved', 'after a deploy']);

/** @typedef {typeof states[number]} State */

/** A line of 1.6 Mbit/s on which an answer takes 150 ms; and none of our making. */
const lines = [
  { name: '', conditions: undefined },
  {
    name: ', slow line',
    conditions: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  },
];

/** Every tap that is measured: each way in each state that it can be in, over both lines. */
export const taps = lines.flatMap((line) =>
  states.flatMap((state) =>
    /** @type {Way[]} */ (ways)
      .filter((way) => isPossible(way, state))
      .map((way) => ({ way, state, line })),
  ),
);

/** Only what members see can be saved; a document that is opened is not affected by the rest. */
function isPossible(
  /** @type {Way} */ { isMember, opensDocument, to },
  /** @type {State} */ state,
) {
  if (to === 'Back') return state === 'cold';
  if (state === 'saved') return isMember === true;
  return state === 'cold' || !opensDocument;
}

/**
 * @param {string} rival
 * @returns {Tap[]}
 */
export const tapsOf = (rival) =>
  taps.map(({ way, state, line }) => ({
    rival,
    what: `${way.from} → ${way.to}, ${state}${line.name}`,
    slow: line.conditions !== undefined,
    ready: state === 'prefetched' || state === 'saved',
    painted: [],
    longest: [],
    kinds: {},
    chain: [],
  }));

/**
 * Taps once, and adds what was measured.
 *
 * @param {Page} page of a new context of a phone
 * @param {typeof taps[number]} what
 * @param {number} slowness how many times slower than this machine the phone is
 * @param {Tap} tap
 */
export async function measureTap(page, { way, state, line }, slowness, tap) {
  if (way.isMember) await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
  if (state === 'saved') await saveLibrary(page);
  await open(page, way.from);
  if (way.to === 'Back') await follow(page, '/safe-sleep');
  else await addLink(page, way.to);
  if (state === 'prefetched') await prefetch(page);
  if (state === 'after a deploy') await deploy(page);
  const session = await page.context().newCDPSession(page);
  const requests = watchRequests(session);
  await session.send('Network.enable');
  if (line.conditions) {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line.conditions });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const before = await page.locator('h1').first().textContent();
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  let painted = NaN;
  const events = await trace(page, async () => {
    const start = await (way.to === 'Back' ? goBack(page) : press(page, session));
    painted = (await paintedAt(page, before)) - start;
  });
  const stayed = await page.evaluate(() => 'isFirstDocument' in window);
  const mayStay = !way.opensDocument && state !== 'after a deploy';
  if (stayed !== mayStay) {
    throw new Error(`${tap.what} ${stayed ? 'stayed in' : 'left'} the document`);
  }
  const { longest, kinds } = kindsOf(events);
  tap.painted.push(painted);
  tap.longest.push(longest);
  for (const [kind, milliseconds] of Object.entries(kinds))
    (tap.kinds[kind] ??= []).push(milliseconds);
  tap.chain.push(chainOf(requests));
}

/** Opens a page and waits until it has nothing more to do. */
export async function open(/** @type {Page} */ page, /** @type {string} */ path) {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

async function addLink(/** @type {Page} */ page, /** @type {string} */ href) {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    Object.assign(link, { href: address, id: 'way', textContent: 'There' });
    Object.assign(link.style, { display: 'block', padding: '1rem' });
    document.querySelector('main')?.prepend(link);
    scrollTo({ top: 0, behavior: 'instant' });
  }, href);
}

async function follow(/** @type {Page} */ page, /** @type {string} */ href) {
  await addLink(page, href);
  await page.locator('#way').tap();
  await page.waitForURL(href);
  await page.waitForLoadState('networkidle');
}

/** The focus rests on a link: its page is fetched, as it is before a tap that takes long. */
async function prefetch(/** @type {Page} */ page) {
  await page.locator('#way').focus();
  await sleep(300);
  await page.waitForLoadState('networkidle');
}

/** The site is published anew: each document names another script. */
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

/** Saves the library, by the button on the dashboard. */
async function saveLibrary(/** @type {Page} */ page) {
  await open(page, '/member-dashboard');
  await page.getByText('Save the library on this phone').click();
  await page.getByRole('button', { name: 'Save the library' }).click();
  await page.getByText(/Saved on this phone/).waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * Taps the link as a finger does.
 *
 * @param {Page} page
 * @param {Session} session
 * @returns {Promise<number>} when the finger was lifted, on the clock of the browser
 */
async function press(page, session) {
  const box = await page.locator('#way').boundingBox();
  if (!box) throw new Error('the link is not there');
  const touchPoints = [{ x: box.x + 20, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await sleep(PRESS_MS);
  const released = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return released;
}

async function goBack(/** @type {Page} */ page) {
  const start = Date.now();
  await page.evaluate(() => history.back());
  return start;
}

/**
 * When the frame was shown that has another heading: a task that is put in before a frame runs
 * after it.
 *
 * @returns {Promise<number>}
 */
async function paintedAt(/** @type {Page} */ page, /** @type {string | null} */ before) {
  const look = () =>
    page.waitForFunction(
      (old) => {
        const heading = document.querySelector('h1')?.textContent;
        if (!heading || heading === old) return false;
        return new Promise((done) => {
          requestAnimationFrame(() => setTimeout(() => done(Date.now())));
        });
      },
      before,
      { timeout: 20_000 },
    );
  // A document that takes the place of another ends what was asked of the first.
  const found = await look().catch(look);
  return /** @type {Promise<number>} */ (found.jsonValue());
}

/** The requests of a page with when they began and ended. */
function watchRequests(/** @type {Session} */ session) {
  /** @type {Map<string, { start: number, end: number }>} */
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (request.url.startsWith('http'))
      requests.set(requestId, { start: timestamp, end: Infinity });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  });
  return requests;
}

/** The most requests of which each began after the one before had ended. */
export function chainOf(/** @type {Map<string, { start: number, end: number }>} */ requests) {
  let count = 0;
  let last = -Infinity;
  for (const { start, end } of [...requests.values()].sort((a, b) => a.end - b.end)) {
    if (start < last) continue;
    count += 1;
    last = end;
  }
  return count;
}
