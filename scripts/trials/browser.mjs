// @ts-check
// Visits with a browser that has one of the faults.

import { faults } from './browser-faults.mjs';
import { outcome } from './outcome.mjs';
import { inTab, modes, pair, serveLibraries } from './libraries.mjs';
import { Tab, visitor } from './tab.mjs';

/** @typedef {import('./browser-faults.mjs').Fault} Fault */
/** @typedef {import('./libraries.mjs').Libraries} Libraries */

/**
 * Visits pages while part of the browser fails, as a visitor and as a member of both kinds of
 * library. A trial is survived if the page shows its titles, or tells a member whose login
 * cannot be read where to log in; if its controls neither throw nor empty the page; and if a
 * link works.
 *
 * @type {import('./outcome.mjs').Trial}
 */
export async function disturbedVisits(count, random) {
  const served = await serveLibraries('browser');
  const titles = titlesOf(served);
  const each = Math.ceil(count / faults.length);
  const results = faults.map(({ name }) => outcome(name, each));
  try {
    for (let i = 0; i < count; i++) {
      const [fault, result] = [faults[i % faults.length], results[i % faults.length]];
      if (!fault || !result) continue;
      const mode = modes[i % 2] ?? 'flag';
      const isMember = random.between(0, 2) > 0;
      const path = random.pick(isMember ? served.members : served.visitors);
      const wanted = await titles(path);
      const reads = isMember && fault.reads[mode];
      const { url, context: member } = served.sites[mode];
      const context = reads ? member : await visitor(served.browser, url);
      await inTab(result, `${path}, ${mode}`, await Tab.in(context), async (tab) => {
        await disturb(tab, fault, isMember);
        if (isMember && !reads) {
          await expectRefusal(tab, path);
        } else {
          await tab.open(path);
          await tab.expectTitles(wanted);
        }
        await tab.pressSome(4, random);
        await tab.followALink(random);
      });
      if (!reads) await context.close();
    }
    return results;
  } finally {
    await served.close();
  }
}

/** The titles of a page without faults. */
function titlesOf(/** @type {Libraries} */ { sites }) {
  /** @type {Map<string, string[]>} */
  const known = new Map();
  return async (/** @type {string} */ path) => {
    const before = known.get(path);
    if (before) return before;
    const tab = await Tab.in(sites.flag.context);
    await tab.open(path);
    const titles = await tab.titles();
    known.set(path, titles);
    await tab.page.close();
    return titles;
  };
}

/** Installs a fault in the tab's documents, and removes what earlier visits have stored. */
async function disturb(
  /** @type {Tab} */ { page },
  /** @type {Fault} */ fault,
  /** @type {boolean} */ isMember,
) {
  await page.goto('/robots.txt');
  await page.evaluate((member) => {
    sessionStorage.clear();
    localStorage.clear();
    if (member) localStorage.setItem('isLoggedIn', 'true');
  }, isMember);
  if (fault.install) await page.addInitScript(fault.install);
  const { blocked } = fault;
  if (blocked) await page.route(blocked, (route) => route.abort('blockedbyclient'));
}

/** A member whose login cannot be read is told where to log in, and there why it fails. */
async function expectRefusal(/** @type {Tab} */ tab, /** @type {string} */ path) {
  await tab.open(path);
  if (tab.path() !== '/login') {
    const main = tab.page.getByRole('main');
    const login = main.getByRole('link', { name: 'Go to Login' });
    await login
      .or(main.getByRole('button', { name: 'Try again' }))
      .first()
      .waitFor();
    await tab.open('/login');
  }
  await tab.logIn(pair);
  await tab.page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
}
