// @ts-check
// Makes copies of the site for tests, trials and benchmarks to change, and serves them.

import { spawn } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a site other than its content. */
const parts = ['components', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** It saves time and cannot change results: its keys are made from contents. */
const cache = { from: 'node_modules/.cache/nightlight', to: '.nightlight/cache' };

/** Copies files that exist with their times, so that packages do not look older than the lock file. */
export function copy(/** @type {string} */ from, /** @type {string} */ to) {
  if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/** Copies a site without its content, and links its packages or those of another folder. */
export function copyDesign(/** @type {string} */ from, /** @type {string} */ to, packages = from) {
  for (const part of parts) copy(join(from, part), join(to, part));
  symlinkSync(join(packages, 'node_modules'), join(to, 'node_modules'), 'junction');
}

/** Copies a site. */
export function copySite(/** @type {string} */ from, /** @type {string} */ to) {
  copyDesign(from, to);
  copy(join(from, 'content'), join(to, 'content'));
  copy(join(from, cache.from), join(to, cache.to));
}

/**
 * Starts a command that serves a site, and waits until it prints its address and a text that
 * matches `ready`.
 *
 * @param {string[]} command
 * @throws Error if it ends before that.
 */
export async function serve([program = '', ...args], ready = /./) {
  const child = spawn(program, args, { stdio: 'pipe' });
  const over = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
        const address = /http:\/\/localhost:\d+/.exec(output);
        if (address && ready.test(output)) resolve(address[0]);
      });
    }
    void over.then((status) =>
      reject(new Error(`${args.join(' ')} ended with ${status}:\n${output}`)),
    );
  });
  const stop = async () => {
    child.kill();
    await over;
  };
  /** Its whole output so far. */
  const said = () => output;
  return { child, url, said, stop };
}
