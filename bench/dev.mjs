// @ts-check
// How long an author waits for the watch server of each product, on the real site.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, open } from '../scripts/browser.mjs';
import { serve } from '../scripts/site-copy.mjs';
import { layOut } from './sites.mjs';

/** @typedef {import('./sites.mjs').Generator} Generator */

const article = '/blog/establishing-healthy-sleep-routines';

/** Edits that make the open article show the number of the round. */
const edits = [
  {
    title: 'a post',
    file: `content${article}.md`,
    change: (/** @type {string} */ text, /** @type {number} */ n) => `${text}\nRound ${n}.\n`,
    isSeen: (/** @type {number} */ n) => document.body.innerText.includes(`Round ${n}.`),
  },
  {
    title: 'a style sheet',
    file: 'components/styles/base.css',
    change: (/** @type {string} */ text, /** @type {number} */ n) =>
      `${text}\nbody { scroll-margin: ${n}px }\n`,
    isSeen: (/** @type {number} */ n) =>
      getComputedStyle(document.body).scrollMarginTop === `${n}px`,
  },
  {
    title: 'a component',
    file: 'components/templates/article.tsx',
    change: (/** @type {string} */ text, /** @type {number} */ n) =>
      text.replace('<article', `<article data-round="${n}"`),
    isSeen: (/** @type {number} */ n) =>
      document.querySelector('article')?.dataset.round === `${n}`,
  },
];

/** Starts a product's watch server, and waits until it answers with the front page. */
async function start(/** @type {Generator} */ { command, site }) {
  const began = performance.now();
  const server = await serve(command('dev', '--root', site, '--port', '0'));
  while (!(await fetch(server.url)).ok) await sleep(5);
  return { ...server, seconds: (performance.now() - began) / 1000 };
}

/**
 * The servers alternate for each start and each edit.
 *
 * @param {readonly Generator[]} products
 * @param {number} runs
 * @param {(product: Generator) => void} forget removes the results of earlier runs
 * @returns {Promise<{ title: string, rows: Record<string, { seconds: number }[]> }[]>}
 */
export async function measureDev(products, runs, forget) {
  const browser = await launch();
  /** @type {Record<string, Record<string, { seconds: number }[]>>} */
  const found = {};
  const add = (/** @type {string} */ title, /** @type {Generator} */ { name }, seconds = 0) =>
    ((found[title] ??= {})[name] ??= []).push({ seconds });
  for (const product of products) await layOut(product, 'real');
  for (let round = 0; round <= runs; round++) {
    for (const product of products) {
      forget(product);
      const server = await start(product);
      const page = await browser.newPage();
      await open(page, `${server.url}${article}`);
      if (round > 0) add('First page of dev, nothing cached', product, server.seconds);
      for (const { title, file, change, isSeen } of edits) {
        const name = join(product.site, file);
        const before = readFileSync(name, 'utf8');
        await sleep(1_500); // so that work of the start or the last edit has ended
        const began = performance.now();
        writeFileSync(name, change(before, round + 1));
        await page.waitForFunction(isSeen, round + 1, { polling: 'raf' });
        if (round > 0)
          add(`A save of ${title} in dev`, product, (performance.now() - began) / 1000);
        writeFileSync(name, before);
      }
      await page.close();
      await server.stop();
    }
  }
  await browser.close();
  return Object.entries(found).map(([title, rows]) => ({ title: `${title}, this site`, rows }));
}
