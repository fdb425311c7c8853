// @ts-check
// Tabs that stay open while the connection, the site, the login or the clock changes.

import { launch } from '../browser.mjs';
import { outcome } from './outcome.mjs';
import { publish } from './site.mjs';
import { inTab, member, modes, serveLibraries } from './libraries.mjs';
import { Tab, visitor } from './tab.mjs';
import { twoWorkers } from './workers.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./libraries.mjs').TabTrial} TabTrial */
/** @typedef {import('../../bench/random.mjs').Random} Random */

/** Events while tabs are open. */
const events = [offlineClicks, deploys, returns, sleeps, twoWorkers];

/** Tabs that stay open, and one that is used for a long time. */
export async function openTabs(/** @type {number} */ count, /** @type {Random} */ random) {
  const results = [];
  const served = await serveLibraries('tabs');
  try {
    for (const event of events) {
      results.push(await event(served, Math.ceil(count / events.length), random));
    }
    results.push(await longUse(served, count * 10, random));
  } finally {
    await served.close();
  }
  return results;
}

/** The connection is cut after a click, and restored once the browser has reported it. @type {TabTrial} */
async function offlineClicks(served, count, random) {
  const result = outcome('offline in mid-click', count);
  for (let i = 0; i < count; i++) {
    const { context } = served.sites[modes[i % 2] ?? 'flag'];
    const path = random.pick(i % 4 < 2 ? served.members : served.visitors);
    await inTab(result, path, await Tab.in(context), async (tab) => {
      const { page } = tab;
      await tab.open(path);
      await page.route(
        (url) => !url.pathname.includes('.'),
        async (route) => {
          await context.setOffline(true);
          await route.abort('internetdisconnected');
        },
        { times: 1 },
      );
      // Either the browser reports it, or the page that stays open.
      const told = Promise.any([
        page.waitForEvent('requestfailed', (request) => request.isNavigationRequest()),
        page.getByText('This page did not load.').first().waitFor(),
      ]);
      const to = await tab.clickALink(random);
      await told;
      await context.setOffline(false);
      await page.goto(to);
      await tab.expectWords();
      await tab.followALink(random);
    });
    await context.setOffline(false);
  }
  return result;
}

/**
 * A new deploy, with other texts and other code, while tabs are open.
 *
 * @type {TabTrial}
 */
async function deploys(served, count, random) {
  const result = outcome('a new deploy while a tab is open', count);
  const eachTime = 8;
  for (let i = 0; i < count; i += eachTime) {
    const { root, context } = served.sites[modes[(i / eachTime) % 2] ?? 'flag'];
    const state = i % (4 * eachTime) < 2 * eachTime ? 'second' : 'first';
    const tabs = [];
    for (let n = i; n < Math.min(count, i + eachTime); n++) {
      const tab = await Tab.in(context);
      await tab.open(random.pick(n % 2 ? served.members : served.visitors));
      tabs.push(tab);
    }
    await publish(root, state, i);
    for (const tab of tabs) {
      await inTab(result, tab.path(), tab, async () => {
        await tab.pressSome(4, random);
        await tab.followALink(random);
        await tab.page.getByText(`To the words, ${state}`).first().waitFor({ state: 'attached' });
      });
    }
  }
  return result;
}

/**
 * A page in the back/forward cache shows nothing after signing out in another tab.
 *
 * @type {TabTrial}
 */
async function returns(served, count, random) {
  const result = outcome('Back, to a page that the browser kept whole, after signing out', count);
  const browser = await launch({ remembers: true }).catch(() => undefined);
  if (!browser) return { ...result, note: 'no browser here keeps pages for Back' };
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const { url } = served.sites[modes[i % 2] ?? 'flag'];
    const context = await member(browser, url);
    const path = random.pick(served.members);
    await inTab(result, path, await Tab.in(context), async (tab) => {
      const { page } = tab;
      await page.addInitScript(noteReturn, anew);
      await tab.open(path);
      const words = await tab.longest();
      await page.goto('/services'); // another document
      const other = await Tab.in(context);
      await other.open(random.pick(served.members));
      await other.signOut();
      await other.page.waitForURL('/');
      await page.goBack({ waitUntil: 'commit' });
      const painted = await page.waitForFunction(() => 'returned' in window && window.returned);
      const seen = /** @type {string} */ (await painted.jsonValue());
      if (seen !== anew) kept++;
      if (words.some((each) => seen.includes(each))) throw new Error(`it shows ${seen}`);
      await page.waitForFunction(() => location.pathname === '/login');
      await tab.expectNoneOf(words);
    });
    await context.close();
  }
  await browser.close();
  result.note = `${kept} times the browser had kept it`;
  if (kept === 0) result.survived = 0; // nothing was tested
  return result;
}

/** Noted if the page was not in the back/forward cache. */
const anew = 'a new document';

/** Runs in the browser: notes what the page shows in the first frame after Back. */
function noteReturn(/** @type {string} */ anew) {
  addEventListener('pageshow', ({ persisted }) => {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType('navigation')
    );
    const note = (/** @type {string} */ returned) => Object.assign(window, { returned });
    if (persisted) requestAnimationFrame(() => note(document.body.textContent));
    else if (entry?.type === 'back_forward') note(anew);
  });
}

/** A tab whose computer sleeps for a day. @type {TabTrial} */
async function sleeps(served, count, random) {
  const result = outcome('a tab that sleeps for a day', count);
  for (let i = 0; i < count; i++) {
    const { context } = served.sites[modes[i % 2] ?? 'flag'];
    const path = random.pick(i % 4 < 2 ? served.members : served.visitors);
    await inTab(result, path, await Tab.in(context), async (tab) => {
      await tab.page.clock.install();
      await tab.open(path);
      await tab.pressSome(2, random);
      await tab.page.clock.fastForward('24:00:00');
      await tab.expectWords();
      await tab.pressSome(4, random);
      await tab.followALink(random);
    });
  }
  return result;
}

/**
 * The memory that a document uses; the heap is in bytes.
 *
 * @typedef {{ heap: number, nodes: number, listeners: number }} Memory
 */

/**
 * Many page changes in one document, by members and by visitors: memory must not grow.
 *
 * @type {TabTrial}
 */
async function longUse(served, count, random) {
  const result = outcome('changes of page in one document', 2);
  const { url, context } = served.sites.sealed;
  const shared = served.visitors.filter((path) => !served.own.includes(path) && path !== '/404');
  const groups = [
    { who: 'members', context, pages: served.members },
    { who: 'visitors', context: await visitor(served.browser, url), pages: shared },
  ];
  /** @type {string[]} */
  const notes = [];
  for (const { who, context, pages } of groups) {
    await inTab(result, who, await Tab.in(context), async (tab) => {
      const path = pages[0] ?? '/'; // where it is measured
      await tab.open(path);
      await changePages(tab, count / 4, pages, random); // every page was shown a few times
      await changePage(tab, path);
      const before = await memoryOf(tab.page);
      await changePages(tab, count, pages, random);
      await changePage(tab, path);
      const after = await memoryOf(tab.page);
      notes.push(`${who} ${count} changes: ${text(before)} before, ${text(after)} after`);
      if (after.nodes > before.nodes * 1.2 + 100) throw new Error('more nodes');
      if (after.listeners > before.listeners * 1.2 + 20) throw new Error('more listeners');
      if (after.heap > before.heap * 1.2 + 1e6) throw new Error('more memory');
    });
  }
  result.note = notes.join('; ');
  return result;
}

/** Visits pages without leaving the document. */
async function changePages(
  /** @type {Tab} */ tab,
  /** @type {number} */ count,
  /** @type {string[]} */ pages,
  /** @type {Random} */ random,
) {
  const began = await tab.page.evaluate(() => performance.timeOrigin);
  for (let i = 0; i < count; i++) {
    const others = pages.filter((path) => path !== tab.path());
    await changePage(tab, others[random.between(0, others.length - 1)] ?? '/');
  }
  if ((await tab.page.evaluate(() => performance.timeOrigin)) !== began)
    throw new Error('a change of page has opened a document');
}

/** Follows a link that is added to the page. */
async function changePage(/** @type {Tab} */ tab, /** @type {string} */ to) {
  await tab.page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, to);
  await tab.page.waitForURL(to);
  await tab.expectWords();
}

/** @returns {Promise<Memory>} after a garbage collection */
async function memoryOf(/** @type {Page} */ page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

const text = (/** @type {Memory} */ { heap, nodes, listeners }) =>
  `${(heap / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`;
