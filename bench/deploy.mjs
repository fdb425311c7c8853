// @ts-check
// What a host takes from a push to the finished site, by what it has kept: npm run deploys.
//
//   npm run deploys                              all four cases
//   npm run deploys -- --only caches,binary      some of them
//   npm run deploys -- --dir FOLDER              where the copies and caches are made
//
// Each case clones the repository anew, with the last commit, and has caches of its own.

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, measure, run } from './processes.mjs';

/**
 * @typedef {object} Case
 * @property {string} kept what the host has from the deploy before
 * @property {string[]} caches of folders below the host's, by name; node_modules is in the clone
 * @property {boolean} [compiled] nightlight is a program that is kept too
 */

/** @type {Record<string, Case>} */
const cases = {
  nothing: { kept: 'nothing', caches: [] },
  packages: { kept: 'the archives of npm packages and Go modules', caches: ['npm', 'modules'] },
  caches: {
    kept: 'these, node_modules with what nightlight keeps there, and Go’s build cache',
    caches: ['npm', 'modules', 'compiled', 'node_modules'],
  },
  binary: {
    kept: 'node_modules and the program, so that the host needs no Go',
    caches: ['node_modules'],
    compiled: true,
  },
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, dir: { type: 'string' } },
});
const repository = join(import.meta.dirname, '..');
const base = values.dir ? resolve(values.dir) : mkdtempSync(join(tmpdir(), 'nightlight-deploys-'));
const kept = join(base, 'kept'); // what a deploy with nothing leaves
const program = join(base, 'nightlight');

/** How folders are copied: as they are. */
const asTheyAre = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };

/**
 * Clones the repository and makes the site, as a host does.
 *
 * @param {string} host its folder
 * @param {string[]} command
 */
async function deploy(host, command) {
  const clone = join(host, 'clone');
  await run(['git', 'clone', '--quiet', repository, clone], base);
  if (existsSync(join(host, 'node_modules'))) {
    cpSync(join(host, 'node_modules'), join(clone, 'node_modules'), asTheyAre);
  }
  Object.assign(environment, {
    GOMODCACHE: join(host, 'modules'),
    GOCACHE: join(host, 'compiled'),
    GOFLAGS: '-trimpath -buildvcs=false -modcacherw',
    CGO_ENABLED: '0',
    npm_config_cache: join(host, 'npm'),
  });
  return measure(command, clone);
}

const fromSource = ['go', 'run', './cmd/nightlight', 'build', '--quiet'];

/** Deploys once with nothing, and keeps what that leaves. */
async function prepare() {
  mkdirSync(kept, { recursive: true });
  const cost = await deploy(kept, fromSource);
  const clone = join(kept, 'clone');
  await run(['go', 'build', '-o', program, './cmd/nightlight'], clone);
  cpSync(join(clone, 'node_modules'), join(kept, 'node_modules'), asTheyAre);
  return cost;
}

/** @param {Case} what */
async function again({ caches, compiled }) {
  const host = mkdtempSync(join(base, 'host-'));
  for (const name of caches) {
    cpSync(join(kept, name), join(host, name), asTheyAre);
  }
  const cost = await deploy(host, compiled ? [program, 'build', '--quiet'] : fromSource);
  rmSync(host, { recursive: true, force: true });
  return cost;
}

try {
  const only = values.only?.split(',') ?? Object.keys(cases);
  const nothing = await prepare(); // in any case: the others begin with what it leaves
  console.log('| what the host has kept | seconds | computing |\n|---|---:|---:|');
  for (const [name, what] of Object.entries(cases)) {
    if (!only.includes(name)) continue;
    const { seconds, cpu } = name === 'nothing' ? nothing : await again(what);
    console.log(`| ${what.kept} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} s |`);
  }
} finally {
  if (!values.dir) rmSync(base, { recursive: true, force: true });
}
