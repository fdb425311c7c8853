// @ts-check
// Runs commands, and says what the processors did for them: user and system time of all
// their processes, and how much of it Go's compiler and linker took. The shell counts both;
// where there is none, as on Windows, nothing is known.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What a command came to.
 *
 * @typedef {object} Outcome
 * @property {number | null} status
 * @property {string} text what it printed
 * @property {number} computing in seconds; NaN where the system does not say
 * @property {number} compiling in seconds, a part of computing
 */

const folder = mkdtempSync(join(tmpdir(), 'nightlight-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const hasShell = process.platform !== 'win32';
/** Go runs its tools through this; it adds what each of them took to a file. */
const timedTool = join(folder, 'timed-tool');
if (hasShell)
  writeFileSync(timedTool, '#!/bin/sh\n"$@"\nstatus=$?\ntimes >>"$COMPILING"\nexit $status\n', {
    mode: 0o755,
  });

let commands = 0;

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
export async function execute(program, args, env) {
  if (!hasShell) return { ...(await ended(program, args, env)), computing: NaN, compiling: NaN };
  const file = join(folder, `${++commands}`);
  const own = { COMPUTING: `${file}-all`, COMPILING: `${file}-go` };
  const flags = `${env.GOFLAGS ?? ''} -toolexec=${timedTool}`.trim();
  const script = '"$@"; status=$?; times >"$COMPUTING"; exit $status';
  const outcome = await ended('sh', ['-c', script, 'sh', program, ...args], {
    ...env,
    ...own,
    GOFLAGS: flags,
  });
  return { ...outcome, computing: seconds(own.COMPUTING), compiling: seconds(own.COMPILING) };
}

/** The sum of what `times` has written to a file. @param {string} file */
function seconds(file) {
  if (!existsSync(file)) return 0;
  const all = readFileSync(file, 'utf8').matchAll(/(\d+)m([\d.]+)s/g);
  return [...all].reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ status: number | null, text: string }>}
 */
function ended(program, args, env) {
  const child = spawn(program, args, { env });
  return new Promise((resolve) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
    child.on('error', (error) => resolve({ status: 1, text: `${program}: ${error.message}\n` }));
    child.on('close', (status) => resolve({ status, text }));
  });
}
