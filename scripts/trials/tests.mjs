// @ts-check
// Trials that are tests, with more of the same: years of the owner, other families, every script.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { GO_TRIAL } from '../patience.mjs';
import { attempt, outcome } from './outcome.mjs';

/** @typedef {ReturnType<typeof import('../../bench/random.mjs').random>} Random */
/** @typedef {(count: number, random: Random) => Promise<import('./outcome.mjs').Outcome[]>} Trial */

/** How many operations a year has. */
const OPERATIONS = 400;

/** Years of the owner: the site is checked and built after each eighth operation. */
export const ownersYears = seeded(`years of ${OPERATIONS} operations of the owner`, (seed) =>
  goTest(
    'cmd/nightlight',
    'TestAYearOfTheOwner',
    `-year=${OPERATIONS}`,
    `-year-seed=${seed}`,
    '-year-look=8',
  ),
);

/** Days of saves while dev runs: what it holds must not grow. */
export const daysOfSaves = seeded('days of 300 saves of each kind, while dev runs', () =>
  goTest('generator', 'TestDevDoesNotGrow', '-saves=300'),
);

/** The guide for developers, without each of its steps in turn. */
export const stepsOfTheGuide = seeded('the guide without each of its steps', () =>
  goTest('generator/model', 'TestTheGuideLeadsToWhatItPromises', '-each-step'),
);

/** Every optional script of every state of a page fails in each way, at each hour. */
export const missingParts = seeded('pages without each of their optional scripts', () =>
  run('npx', 'playwright test -c e2e optional-parts --project=desktop'.split(' '), {
    EVERY_FAILURE: '1',
  }),
);

/** Ways through the site at random, beside a model of plain documents. */
export const randomWalks = seeded('walks through the site beside plain documents', (seed) =>
  run('npx', 'playwright test -c e2e walks --project=desktop'.split(' '), { SEED: `${seed}` }),
);

/** A draft at /admin, from signing in with a token to the page that is published. */
export const draftsAtAdmin = seeded('drafts at /admin, published to a bare repository', () =>
  run('npx', 'playwright test -c e2e editor-drafts --project=desktop'.split(' '), {
    EDITOR_DRAFTS: '1',
  }),
);

/** Families live a fortnight with two phones, and the views of their log add up as a plain computation. */
export const fortnights = seeded(
  'fortnights of six families with two phones, one of them lost',
  (seed) =>
    run('npx', ['vitest', 'run', 'components/lib/fortnight.isolated.test.ts'], {
      FORTNIGHT_SEED: `${seed}`,
    }),
);

/** A test that is run with a seed of its own each time. @returns {Trial} */
function seeded(/** @type {string} */ name, /** @type {(seed: number) => void} */ test) {
  return async (count, random) => {
    const result = outcome(name, count);
    for (let i = 0; i < count; i++) {
      const seed = random.between(1, 1_000_000);
      await attempt(result, `seed ${seed}`, () => test(seed));
    }
    return [result];
  };
}

function goTest(
  /** @type {string} */ folder,
  /** @type {string} */ name,
  /** @type {string[]} */ ...flags
) {
  const options = ['-count=1', `-timeout=${GO_TRIAL}`, '-run', `^${name}$`, '-args'];
  run('go', ['test', `./${folder}`, ...options, ...flags]);
}

function run(/** @type {string} */ command, /** @type {string[]} */ args, env = {}) {
  const { status, stdout } = spawnSync(command, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
}
