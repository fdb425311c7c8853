// @ts-check
// Counts the results of trials, shows them while they run, and writes docs/reliability.md.

import { advanced, began, ended } from '../progress.mjs';
import { machine, writeRows } from '../record.mjs';

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} planned
 * @property {number} tried
 * @property {number} survived the next build is correct, and nothing is left over
 * @property {number} lost bytes of the site, or of submitted forms
 * @property {string} note
 */

/**
 * Runs a number of trials.
 *
 * @typedef {(count: number, random: import('../../bench/random.mjs').Random) => Promise<Outcome[]>} Trial
 */

/** The initial outcome of a number of trials. @returns {Outcome} */
export function outcome(/** @type {string} */ name, /** @type {number} */ planned) {
  began(name);
  return { name, planned, tried: 0, survived: 0, lost: 0, note: '' };
}

/** Counts a trial, and prints why it was not survived. */
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

/** Runs and counts a trial that is survived if nothing is thrown. */
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

/** Prints the row of finished trials. */
export function finish(/** @type {Outcome} */ result) {
  ended(result.name, row(result));
}

const heading = '| what | tried | survived | bytes lost | |\n|---|---:|---:|---:|---|';

const row = (/** @type {Outcome} */ { name, tried, survived, lost, note }) =>
  `| ${name} | ${tried} | ${survived} | ${lost} | ${note} |`;

/** Writes the table into docs/reliability.md, with the date, the machine and the seed. */
export function writeReport(/** @type {Outcome[]} */ outcomes, /** @type {number} */ seed) {
  const about = `With seed ${seed}, on ${machine()}.`;
  writeRows('docs/reliability.md', 'trials', about, heading, outcomes.map(row));
}
