// @ts-check
// What a browser loads to show an article.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from './browser.mjs';

/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {import('./workspace.mjs').Workspace} Workspace */
/** @typedef {{ rival: string, html: number, scripts: number }} Weight bytes, compressed by gzip */

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
};

/**
 * Opens the first article of each finished site.
 *
 * @param {Workspace} workspace
 * @param {readonly Rival[]} rivals
 * @param {number} port
 * @returns {Promise<Weight[]>}
 */
export async function measureWeight(workspace, rivals, port) {
  const browser = await launch();
  /** @type {Weight[]} */
  const weights = [];
  for (const rival of rivals) {
    const server = await serve(join(workspace.site(rival), rival.out), port);
    const page = await browser.newPage();
    const weight = { rival: rival.name, html: 0, scripts: 0 };
    /** @type {Promise<void>[]} */
    const reading = [];
    page.on('response', (answer) => {
      const kind = answer.request().resourceType();
      if (kind !== 'document' && kind !== 'script') return;
      const add = (/** @type {Buffer} */ body) => {
        weight[kind === 'script' ? 'scripts' : 'html'] += gzipSync(body, { level: 9 }).length;
      };
      reading.push(answer.body().then(add));
    });
    const slug = await workspace.firstPost(rival);
    await page.goto(`http://localhost:${port}/blog/${slug}/`, { waitUntil: 'networkidle' });
    await Promise.all(reading);
    weights.push(weight);
    await page.close();
    await new Promise((closed) => server.close(closed));
  }
  await browser.close();
  return weights;
}

/**
 * Serves a finished site as any static host does: a folder by its index.html.
 *
 * @param {string} root
 * @param {number} port
 * @returns {Promise<import('node:http').Server>}
 */
function serve(root, port) {
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
