// @ts-check
// The program that tests and trials run. There is one for all of them: Go makes it again only
// when its sources have changed, and links it once.

import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const repository = join(import.meta.dirname, '..');

/** Where the program is. */
export const program = join(
  repository,
  'node_modules/.cache/nightlight-tests',
  process.platform === 'win32' ? 'nightlight.exe' : 'nightlight',
);

/** Equal sources make equal programs, whatever the folder, the machine and the state of Git. */
export const goFlags = ['-trimpath', '-buildvcs=false'];

/** What compiles the program. */
export const compile = ['go', 'build', ...goFlags, '-o', program, './cmd/nightlight'];

/** Compiles the program, unless it is there as its sources say. */
export function compileProgram() {
  const [go = '', ...args] = compile;
  execFileSync(go, args, { cwd: repository });
  return program;
}

/** The files in a folder by path, as hashes: what a build has made, to be compared. */
export function hashesIn(/** @type {string} */ folder) {
  /** @type {Map<string, string>} */
  const hashes = new Map();
  if (!existsSync(folder)) return hashes;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) hashes.set(relative(folder, file), hash('sha256', readFileSync(file)));
  }
  return hashes;
}
