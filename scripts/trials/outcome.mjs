// @ts-check
// What becomes of trials: counted, shown while they run, and written into docs/reliability.md.

import { advanced, began, ended } from '../progress.mjs';
import { machine, writeRows } from '../record.mjs';

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} planned
 * @property {number} tried
 * @property {number} survived the next build is right, and nothing is left behind
 * @property {number} lost bytes of the site, or of what visitors have sent
 * @property {string} note
 */

/**
 * Tries something so many times.
 *
 * @typedef {(count: number, random: import('../../bench/random.mjs').Random) => Promise<Outcome[]>} Trial
 */

/** Nothing tried yet, of so many trials. @returns {Outcome} */
export function outcome(/** @type {string} */ name, /** @type {number} */ planned) {
  began(name);
  return { name, planned, tried: 0, survived: 0, lost: 0, note: '' };
}

/** Counts a trial, and says why it was not survived. */
export function count(
  /** @type {Outcome} */ result,
  /** @type {boolean} */ survived,
  /** @type {unknown} */ why = '',
) {
  result.tried++;
  if (survived) result.survived++;
  else console.error(`${result.name}: trial ${result.tried} failed. ${why}`);
  advanced(result.name, `${result.tried} of ${result.planned}`);
}

/** Counts a trial that is survived when nothing is thrown. */
export async function attempt(
  /** @type {Outcome} */ result,
  /** @type {string} */ what,
  /** @type {() => void | Promise<void>} */ work,
) {
  try {
    await work();
    count(result, true);
  } catch (error) {
    count(result, false, `${what}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Prints the row of trials that have ended. */
export function finish(/** @type {Outcome} */ result) {
  ended(result.name, row(result));
}

const heading = '| what | tried | survived | bytes lost | |\n|---|---:|---:|---:|---|';

const row = (/** @type {Outcome} */ { name, tried, survived, lost, note }) =>
  `| ${name} | ${tried} | ${survived} | ${lost} | ${note} |`;

/** Puts the table into docs/reliability.md, with the day, the machine and the seed. */
export function writeReport(/** @type {Outcome[]} */ outcomes, /** @type {number} */ seed) {
  const about = `With seed ${seed}, on ${machine()}.`;
  writeRows('docs/reliability.md', 'trials', about, heading, outcomes.map(row));
}
