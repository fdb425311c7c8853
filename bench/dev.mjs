// @ts-check
// What an author waits for: the first page after starting the server, and a saved
// change to be in an open browser. For all generators alike it is the browser that
// says when the change is there.

import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from './browser.mjs';
import { editor, property, wordOf } from './edits.mjs';
import { start, stop } from './processes.mjs';
import { quietMoment } from './quiet.mjs';
import { resolve } from './rivals.mjs';

/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {import('./workspace.mjs').Workspace} Workspace */
/** @typedef {'start' | 'post' | 'style' | 'component'} Kind */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Map<number, (time: number) => void>} Marks those awaited, and who awaits them */
/**
 * @typedef {object} Wait
 * @property {import('./workspace.mjs').Size} size
 * @property {string} rival
 * @property {Kind} kind
 * @property {number[]} milliseconds
 * @property {string} [failure]
 */

const kinds = /** @type {const} */ (['post', 'style', 'component']);
const editsOfAKind = 3;
const patience = 60_000;

let lastMark = 0;

/**
 * Each round starts every server once, and makes the first edits of all kinds.
 *
 * @param {Workspace} workspace
 * @param {readonly Rival[]} rivals
 * @param {import('./workspace.mjs').Size} size
 * @param {number} rounds
 * @param {number} port
 * @returns {Promise<Wait[]>}
 */
export async function measureDev(workspace, rivals, size, rounds, port) {
  /** @type {Map<string, Wait>} */
  const waits = new Map();
  const waitOf = (/** @type {Rival} */ { name }, /** @type {Kind} */ kind) => {
    const wait = waits.get(name + kind) ?? { size, rival: name, kind, milliseconds: [] };
    waits.set(name + kind, wait);
    return wait;
  };
  const browser = await launch();
  for (let round = 0; round < rounds; round++) {
    for (const rival of rivals) {
      const page = await browser.newPage();
      const took = (/** @type {Kind} */ kind, /** @type {number} */ milliseconds) => {
        waitOf(rival, kind).milliseconds.push(milliseconds);
        console.error(`${size} ${rival.name} ${kind}: ${Math.round(milliseconds)} ms`);
      };
      try {
        await session(workspace, rival, page, port, took);
      } catch (error) {
        const failure = /** @type {Error} */ (error).message;
        for (const kind of kinds) waitOf(rival, kind).failure = failure;
        console.error(`${rival.name}: ${failure}`);
      }
      await page.close();
    }
  }
  await browser.close();
  return [...waits.values()];
}

/**
 * An author's short evening: starts the server, opens a post, and changes it, the style
 * and the component.
 *
 * @param {Workspace} workspace
 * @param {Rival} rival
 * @param {Page} page
 * @param {number} port
 * @param {(kind: Kind, milliseconds: number) => void} took
 */
async function session(workspace, rival, page, port, took) {
  const site = workspace.site(rival);
  const slug = await workspace.firstPost(rival);
  const address = `http://localhost:${port}/blog/${slug}`;
  await quietMoment();
  const began = performance.now();
  const { child, said } = start(resolve(rival.serve(port), workspace.programs), site);
  try {
    await answered(address, child, said);
    took('start', performance.now() - began);
    const marks = await watch(page);
    await page.goto(address, { waitUntil: 'load', timeout: patience });
    await page.waitForLoadState('networkidle', { timeout: patience });
    for (const kind of kinds) {
      const { change, restore } = await editor(kind, rival, site, slug);
      const save = async (/** @type {number} */ mark) => {
        await change(mark);
        if (kind === 'post' && rival.reload) await page.reload({ waitUntil: 'commit' });
      };
      try {
        // The first change of a kind may compile what later ones find compiled.
        await shown(marks, save);
        for (let i = 0; i < editsOfAKind; i++) took(kind, await shown(marks, save));
      } finally {
        await restore();
      }
    }
  } finally {
    await stop(child);
  }
}

/** Waits for the first page. */
async function answered(
  /** @type {string} */ address,
  /** @type {import('node:child_process').ChildProcess} */ child,
  /** @type {() => string} */ said,
) {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(5)) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${said()}`);
    try {
      const answer = await fetch(address);
      await answer.text();
      if (answer.ok) return;
    } catch {
      // It does not listen yet.
    }
  }
  throw new Error(`The server did not answer:\n${said()}`);
}

/**
 * Lets a page tell of each new mark as soon as its document holds it. This lives
 * through reloads.
 */
async function watch(/** @type {Page} */ page) {
  /** @type {Marks} */
  const awaited = new Map();
  await page.exposeBinding('benchmarkSees', (_, mark) => awaited.get(mark)?.(performance.now()));
  await page.addInitScript(look, { property, word: wordOf(0).replace('0', '(\\d+)') });
  return awaited;
}

/**
 * Runs in the page.
 *
 * @param {{ property: string, word: string }} what
 */
function look({ property, word }) {
  const pattern = new RegExp(word);
  const seen = new Set();
  setInterval(() => {
    if (!document.body) return;
    const style = getComputedStyle(document.documentElement).getPropertyValue(property);
    const text = pattern.exec(document.querySelector('main')?.textContent ?? '')?.[1];
    for (const mark of [Number(style), Number(text)]) {
      if (!mark || seen.has(mark)) continue;
      seen.add(mark);
      Reflect.get(window, 'benchmarkSees')(mark);
    }
  }, 4);
}

/**
 * Makes a change and waits for the browser to show it.
 *
 * @param {Marks} awaited
 * @param {(mark: number) => Promise<void>} change
 * @returns {Promise<number>} milliseconds
 */
async function shown(awaited, change) {
  await sleep(500); // an author's pause: the change before has been digested
  await quietMoment();
  const mark = ++lastMark;
  /** @type {Promise<number>} */
  const seen = new Promise((resolve) => awaited.set(mark, resolve));
  const late = sleep(patience, NaN, { ref: false });
  const began = performance.now();
  await change(mark);
  const ended = await Promise.race([seen, late]);
  if (Number.isNaN(ended)) throw new Error('A change did not show.');
  return ended - began;
}
