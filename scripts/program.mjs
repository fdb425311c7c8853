// @ts-check
// The nightlight program that all tests and trials run. Go compiles it again only if its sources
// have changed, and links it once.

import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const repository = join(import.meta.dirname, '..');

/** The program's path. */
export const program = join(
  repository,
  'node_modules/.cache/nightlight-tests',
  process.platform === 'win32' ? 'nightlight.exe' : 'nightlight',
);

/** These make the program independent of the folder, the machine and the state of Git. */
export const goFlags = ['-trimpath', '-buildvcs=false'];

/** The command that compiles the program. */
export const compile = ['go', 'build', ...goFlags, '-o', program, './cmd/nightlight'];

/** Compiles the program unless it is up to date. */
export function compileProgram() {
  const [go = '', ...args] = compile;
  execFileSync(go, args, { cwd: repository });
  return program;
}

/** The hashes of the files in a folder by path, for comparing builds. */
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
