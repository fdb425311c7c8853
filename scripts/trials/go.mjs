// @ts-check
// Trials that are tests of Go, with more of the same: years of the owner, a day of saves.

import { spawnSync } from 'node:child_process';
import { GO_TRIAL } from '../patience.mjs';
import { attempt, outcome } from './outcome.mjs';

/** @typedef {ReturnType<typeof import('../../bench/random.mjs').random>} Random */

/** How many operations a year has. */
const OPERATIONS = 400;

/** Years of the owner, each by a seed of its own: the site is checked and built after each operation. */
export async function ownersYears(/** @type {number} */ count, /** @type {Random} */ random) {
  const result = outcome(`years of ${OPERATIONS} operations of the owner`, count);
  for (let i = 0; i < count; i++) {
    const seed = random.between(1, 1_000_000);
    await attempt(result, `seed ${seed}`, () =>
      goTest(
        './cmd/nightlight',
        'TestAYearOfTheOwner',
        `-year=${OPERATIONS}`,
        `-year-seed=${seed}`,
      ),
    );
  }
  return [result];
}

/** Days of saves while dev runs: what it holds must not grow. */
export async function daysOfSaves(/** @type {number} */ count) {
  const result = outcome('days of 300 saves of each kind, while dev runs', count);
  for (let i = 0; i < count; i++) {
    await attempt(result, 'it has grown', () =>
      goTest('./generator', 'TestDevDoesNotGrow', '-saves=300'),
    );
  }
  return [result];
}

/** The guide for developers, without each of its steps in turn. */
export async function stepsOfTheGuide(/** @type {number} */ count) {
  const result = outcome('the guide without each of its steps', count);
  for (let i = 0; i < count; i++) {
    await attempt(result, 'a step is not needed', () =>
      goTest('./generator/model', 'TestTheGuideLeadsToWhatItPromises', '-each-step'),
    );
  }
  return [result];
}

function goTest(
  /** @type {string} */ folder,
  /** @type {string} */ name,
  /** @type {string[]} */ ...flags
) {
  const args = [
    'test',
    folder,
    '-count=1',
    `-timeout=${GO_TRIAL}`,
    '-run',
    `^${name}$`,
    '-args',
    ...flags,
  ];
  const { status, stdout } = spawnSync('go', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
}
