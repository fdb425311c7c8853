// @ts-check
// Trials that are tests with more of the same: each optional script in each way, other families.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { attempt, outcome } from './outcome.mjs';

const repository = join(import.meta.dirname, '../..');

/** Every optional script of every state of a page fails in each way, at each hour. */
export async function missingParts(/** @type {number} */ count) {
  const result = outcome('pages without each of their optional scripts', count);
  for (let i = 0; i < count; i++) {
    await attempt(result, 'a page does not go on', () => {
      const test = ['playwright', 'test', '-c', 'e2e', 'optional-parts', '--project=desktop'];
      const env = { ...process.env, EVERY_FAILURE: '1' };
      const { status, stdout } = spawnSync('npx', test, { cwd: repository, env, encoding: 'utf8' });
      if (status !== 0) throw new Error(stdout);
    });
  }
  return [result];
}

/** @typedef {ReturnType<typeof import('../../bench/random.mjs').random>} Random */

/** Families live a fortnight with two phones, and the views of their log add up as a plain computation. */
export async function fortnights(/** @type {number} */ count, /** @type {Random} */ { between }) {
  const result = outcome('fortnights of six families with two phones, one of them lost', count);
  for (let i = 0; i < count; i++) {
    const seed = between(1, 1e6);
    await attempt(result, `seed ${seed}: a view does not add up`, () => {
      const test = ['vitest', 'run', 'components/lib/fortnight.isolated.test.ts'];
      const env = { ...process.env, FORTNIGHT_SEED: String(seed) };
      const { status, stdout } = spawnSync('npx', test, { cwd: repository, env, encoding: 'utf8' });
      if (status !== 0) throw new Error(stdout);
    });
  }
  return [result];
}
