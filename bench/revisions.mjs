// @ts-check
// Other revisions of nightlight, laid beside this one to be measured in turn with it.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installPackages } from '../scripts/machine.mjs';
import { run } from './processes.mjs';

export const repository = join(import.meta.dirname, '..');

/**
 * The short hash of a commit, by which it is known here.
 *
 * @param {string} revision a hash, a branch, a tag
 */
export function hashOf(revision) {
  return git('rev-parse', '--short', `${revision}^{commit}`);
}

/** The commit of the working tree, with a plus sign where files differ from it. */
export function currentRevision() {
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
}

/** Puts the files of a commit into a folder, unless they are there. */
export async function checkOut(/** @type {string} */ hash, /** @type {string} */ folder) {
  if (existsSync(folder)) return;
  const [archive, partial] = [`${folder}.tar`, `${folder}.partial`];
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await run(['git', 'archive', '--output', archive, hash], repository);
  await run(['tar', '-xf', archive, '-C', partial], repository);
  await rm(archive);
  await rename(partial, folder);
}

/**
 * The folder with the packages that some sources need: the repository's where the lock
 * files agree, else their own.
 */
export function packagesOf(/** @type {string} */ sources) {
  const lock = (/** @type {string} */ root) =>
    readFileSync(join(root, 'package-lock.json'), 'utf8');
  const root = lock(sources) === lock(repository) ? repository : sources;
  installPackages(root);
  return join(root, 'node_modules');
}
