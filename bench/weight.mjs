// @ts-check
// What a browser loads to show a page for the first time.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launch } from './browser.mjs';
import { run } from './processes.mjs';
import { resolve } from './rivals.mjs';

/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {import('./workspace.mjs').Size} Size */
/** @typedef {import('./workspace.mjs').Workspace} Workspace */

/** Pages of the real site; the last is the longest guide, which only members see. */
const pathsOfRealSite = [
  '/',
  '/blog/establishing-healthy-sleep-routines',
  '/false-starts',
  '/nap-routines',
];

/**
 * @typedef {object} Weight
 * @property {Size} size
 * @property {string} rival
 * @property {string} path
 * @property {number} html bytes of the document, compressed by gzip
 * @property {number} scripts bytes of the scripts, so
 * @property {number} brotli bytes of the scripts, compressed by Brotli
 */

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
};

/**
 * Builds each site and opens its first article, of the real site a page of each kind.
 *
 * @param {Workspace} workspace
 * @param {readonly Rival[]} rivals
 * @param {Size} size
 * @param {number} port
 * @returns {Promise<Weight[]>}
 */
export async function measureWeight(workspace, rivals, size, port) {
  const browser = await launch();
  /** @type {Weight[]} */
  const weights = [];
  for (const rival of rivals) {
    const site = workspace.site(rival);
    try {
      await run(resolve(rival.build, workspace.programs), site);
      const server = await serve(join(site, rival.out), port);
      const article = `/blog/${await workspace.firstPost(rival)}`;
      for (const path of size === 'real' ? pathsOfRealSite : [article]) {
        const address = `http://localhost:${port}${path.replace(/\/?$/, '/')}`;
        weights.push({ size, rival: rival.name, path, ...(await weigh(browser, address)) });
      }
      await new Promise((closed) => server.close(closed));
    } catch (error) {
      console.error(`${rival.name}: ${/** @type {Error} */ (error).message}`);
    }
  }
  await browser.close();
  return weights;
}

/** Opens a page in a new browser context: as a member, where the site has members. */
async function weigh(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ address,
) {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
  const page = await context.newPage();
  const weight = { html: 0, scripts: 0, brotli: 0 };
  /** @type {Promise<void>[]} */
  const reading = [];
  page.on('response', (answer) => {
    const kind = answer.request().resourceType();
    if (kind !== 'document' && kind !== 'script') return;
    const add = (/** @type {Buffer} */ body) => {
      weight[kind === 'script' ? 'scripts' : 'html'] += gzipSync(body, { level: 9 }).length;
      if (kind === 'script') weight.brotli += brotliCompressSync(body).length;
    };
    reading.push(answer.body().then(add));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  return weight;
}

/**
 * Serves a finished site as any static host does: a folder by its index.html.
 *
 * @returns {Promise<import('node:http').Server>}
 */
function serve(/** @type {string} */ root, /** @type {number} */ port) {
  const answer = async (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = extname(pathname) ? pathname : join(pathname, 'index.html');
    try {
      const body = await readFile(join(root, file));
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}
