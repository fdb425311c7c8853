// @ts-check
// Trials that are browser tests, with more of the same: each optional script in each way.

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
