// @ts-check
// The site with each kind of library, served, and a browser in which members are logged in.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { launch } from '../browser.mjs';
import { attempt } from './outcome.mjs';
import { built, builtSite, served, run } from './site.mjs';
import { Tab, visitor } from './tab.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./outcome.mjs').Outcome} Outcome */

/** How a library is protected. */
export const modes = /** @type {const} */ (['flag', 'sealed']);

/** @typedef {typeof modes[number]} Mode */

/** The username and password of the libraries. */
export const pair = { username: 'rose', password: 'glacier pesticide umbrella trombone napkin' };

/** @typedef {Awaited<ReturnType<typeof serveLibraries>>} Libraries */
/** @typedef {import('../../bench/random.mjs').Random} Random */

/**
 * Tries something so many times with the libraries that are served.
 *
 * @typedef {(served: Libraries, count: number, random: Random) => Promise<Outcome>} TabTrial
 */

/** Serves copies of the site with each kind of library, and has somebody log in at both. */
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
    /** The pages that everybody may read. */
    visitors: paths(({ gated }) => !gated),
    /** The pages that members read. */
    members: paths(({ gated }) => gated),
    /** The pages whose documents leave third parties out. */
    own: paths(({ own }) => own),
    async close() {
      await browser.close();
      for (const { stop } of Object.values(sites)) await stop();
    },
  };
}

/** Serves a site, and opens a profile in which somebody has logged in. */
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

/** A profile in which somebody has logged in. */
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

/** The pages of a finished site, and who may read them. */
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
 * Tries something in a tab, which is closed at the end. It is survived when nothing is thrown, here or
 * uncaught in the tab.
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
