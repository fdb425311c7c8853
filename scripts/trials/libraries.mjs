// @ts-check
// Serves the site with each kind of library, and opens a browser with logged-in members.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { launch } from '../browser.mjs';
import { attempt } from './outcome.mjs';
import { built, builtSite, served, run } from './site.mjs';
import { Tab, visitor } from './tab.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./outcome.mjs').Outcome} Outcome */

/** The two ways to protect a library. */
export const modes = /** @type {const} */ (['flag', 'sealed']);

/** @typedef {typeof modes[number]} Mode */

/** The username and password of the libraries. */
export const pair = { username: 'rose', password: 'glacier pesticide umbrella trombone napkin' };

/** @typedef {Awaited<ReturnType<typeof serveLibraries>>} Libraries */
/** @typedef {import('../../bench/random.mjs').Random} Random */

/**
 * Runs a number of trials with the served libraries.
 *
 * @typedef {(served: Libraries, count: number, random: Random) => Promise<Outcome>} TabTrial
 */

/** Serves copies of the site with each kind of library, and logs a member in to both. */
export async function serveLibraries(/** @type {string} */ name) {
  const browser = await launch();
  const sites = {
    flag: await serveLibrary(name, 'flag', browser),
    sealed: await serveLibrary(name, 'sealed', browser),
  };
  const pages = pagesOf(sites.flag.root);
  const paths = (/** @type {(page: typeof pages[number]) => boolean} */ isMeant) =>
    pages
      .filter(isMeant)
      .map(({ path }) => path)
      .sort();
  return {
    browser,
    sites,
    /** The public pages. */
    visitors: paths(({ gated }) => !gated),
    /** The members' pages. */
    members: paths(({ gated }) => gated),
    /** The pages whose documents exclude third parties. */
    own: paths(({ own }) => own),
    async close() {
      await browser.close();
      for (const { stop } of Object.values(sites)) await stop();
    },
  };
}

/** Serves a site, and opens a profile with a logged-in member. */
async function serveLibrary(
  /** @type {string} */ name,
  /** @type {Mode} */ mode,
  /** @type {Browser} */ browser,
) {
  const root = await builtSite(`${name}-${mode}`);
  run(root, ['member', 'set', '--protect', mode], `${pair.username}\n${pair.password}\n`);
  await built(root);
  const server = await served('preview', root);
  return { root, ...server, context: await member(browser, server.url) };
}

/** A profile with a logged-in member. */
export async function member(/** @type {Browser} */ browser, /** @type {string} */ url) {
  const context = await visitor(browser, url);
  const tab = await Tab.in(context);
  await tab.open('/login');
  await tab.logIn(pair);
  await tab.page.waitForURL('/getting-started');
  await tab.expectWords();
  await tab.page.close();
  return context;
}

/** The pages of a finished site, by who may read them. */
function pagesOf(/** @type {string} */ root) {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      return {
        path: `/${dirname(relative('.', file)).replaceAll('\\', '/')}`.replace(/\/\.$/, '/'),
        gated: html.includes('"gate":{'),
        own: html.includes('http-equiv="Content-Security-Policy"'),
      };
    });
}

/**
 * Runs a trial in a tab, which is closed at the end. It is survived if nothing is thrown, here
 * or in the tab.
 */
export async function inTab(
  /** @type {Outcome} */ result,
  /** @type {string} */ what,
  /** @type {Tab} */ tab,
  /** @type {(tab: Tab) => Promise<void>} */ work,
) {
  await attempt(result, what, async () => {
    try {
      await work(tab);
      if (tab.errors.length > 0) throw new Error('errors that nobody caught');
    } catch (error) {
      throw new Error(`${error}, at ${tab.page.url()}\n${tab.errors.join('\n')}`);
    }
  });
  await tab.page.close();
}
