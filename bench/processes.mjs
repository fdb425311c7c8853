// @ts-check
// Running a command and saying what it took.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietMoment } from './quiet.mjs';

/**
 * @typedef {object} Cost
 * @property {number} seconds from the start of the process to its end
 * @property {number} cpu the seconds that all its processes computed
 * @property {number} memory the most that any one of its processes held, in MiB
 */

/**
 * The environment of every command: no analytics are sent, nothing is coloured, and what a
 * build keeps is below its site.
 */
export const environment = {
  ...process.env,
  NIGHTLIGHT_CACHE: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
};

// Besides the time it reports how much memory the largest of all processes below it had.
const gnuTime = '/usr/bin/time';
const figures = join(tmpdir(), `nightlight-bench-${process.pid}`);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// Groups of their own do not hear that the benchmark was interrupted, or has failed.
process.once('exit', () => {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL');
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(1));
}

/**
 * Runs a command to its end. Without GNU time there is only the time on the clock.
 *
 * @param {string[]} command
 * @param {string} cwd
 * @param {readonly number[]} statuses with which it may end
 * @returns {Promise<Cost>}
 */
export async function measure(command, cwd, statuses = [0]) {
  if (process.platform === 'linux') execFileSync('sync'); // no write of a run before disturbs
  await quietMoment();
  const hasGnuTime = existsSync(gnuTime);
  const began = performance.now();
  await run(
    hasGnuTime ? [gnuTime, '--format=%U %S %M', `--output=${figures}`, ...command] : command,
    cwd,
    statuses,
  );
  const seconds = (performance.now() - began) / 1000;
  if (!hasGnuTime) return { seconds, cpu: NaN, memory: NaN };
  // A line before the figures says that the command has ended with another status than 0.
  const [user = NaN, system = NaN, kibibytes = NaN] = readFileSync(figures, 'utf8')
    .trim()
    .replace(/^.*\n/, '')
    .split(' ')
    .map(Number);
  return { seconds, cpu: user + system, memory: kibibytes / 1024 };
}

/**
 * Runs a command, and fails with what it said if it ends with another status.
 *
 * @param {string[]} command
 * @param {string} cwd
 * @param {readonly number[]} statuses
 */
export function run(command, cwd, statuses = [0]) {
  const { child, said } = start(command, cwd);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      if (statuses.includes(status ?? -1)) return resolve(undefined);
      reject(new Error(`${command.join(' ')} ended with ${status}:\n${said()}`));
    });
  });
}

/**
 * Starts a command as the first of a group of processes, which can be ended together.
 *
 * @param {string[]} command
 * @param {string} cwd
 */
export function start([program = '', ...args], cwd) {
  let text = '';
  const child = spawn(program, args, { cwd, env: environment, detached: true });
  running.add(child);
  child.once('close', () => running.delete(child));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
  return { child, said: () => text.slice(-4000) };
}

/** Ends a command with all processes that it has started. */
export async function stop(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGTERM');
  const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 5000);
  await ended;
  clearTimeout(late);
}
