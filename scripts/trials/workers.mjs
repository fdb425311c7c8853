// @ts-check
// A new deploy while a library is saved: two service workers side by side.

import { setTimeout as sleep } from 'node:timers/promises';
import { saveLibrary } from '../browser.mjs';
import { inTab, member, modes } from './libraries.mjs';
import { outcome } from './outcome.mjs';
import { publish } from './site.mjs';
import { Tab } from './tab.mjs';

/**
 * A member has saved the library and opened it in two tabs. A new site is deployed, and the
 * connection is cut at some moment while the browser installs the new worker beside the old one.
 * Offline, both tabs show the library; online again, the new worker is active, and signing out
 * removes everything.
 *
 * @type {import('./libraries.mjs').TabTrial}
 */
export async function twoWorkers(served, count, random) {
  const result = outcome('two service workers of a saved library', count);
  for (let i = 0; i < count; i++) {
    const { root, url } = served.sites[modes[i % 2] ?? 'flag'];
    const context = await member(served.browser, url);
    const path = random.pick(savedPages);
    await inTab(result, path, await Tab.in(context), async (tab) => {
      const other = await Tab.in(context);
      await saveLibrary(tab.page);
      for (const each of [tab, other]) await each.open(path);
      await publish(root, i % 2 ? 'second' : 'first', i);
      await update(other);
      await sleep(random.between(0, 400)); // some of the new files have arrived
      await context.setOffline(true);
      for (const each of [tab, other]) {
        await each.page.reload();
        await each.expectWords();
      }
      await context.setOffline(false);
      await other.open(path);
      await update(other);
      await isNewest(other);
      for (const each of [tab, other]) {
        await each.page.reload();
        await each.expectWords();
      }
      await Promise.all([tab.signOut(), other.signOut()]);
      await tab.page.waitForURL((address) => ['/', '/login'].includes(address.pathname));
      await tab.expectNothingKept();
      tab.errors.push(...other.errors);
    });
    await context.close();
  }
  return result;
}

/** Pages that are saved. */
const savedPages = /** @type {const} */ (['/safe-sleep', '/next-sleep', '/member-dashboard']);

/** Makes the browser look for a newer worker, as it does when a page is opened. */
async function update(/** @type {Tab} */ { page }) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {}); // the connection may be cut by now
  });
}

/** Waits until the saved library is the published one, with a single worker. */
async function isNewest(/** @type {Tab} */ { page }) {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const kept = await caches.match('/offline.json');
    const published = await fetch('/offline.json', { cache: 'no-store' });
    const versions = [await kept?.json(), await published.json()].map((list) => list?.version);
    return versions[0] === versions[1] && !registration?.installing && !registration?.waiting;
  });
}
