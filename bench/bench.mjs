// @ts-check
// nightlight beside other generators, on the same posts: npm run bench.
//
//   npm run bench                                    the builds of 40 and 1,000 posts
//   npm run bench -- --sizes real,10000 --runs 3     of other sizes; real is this site
//   npm run bench -- --rivals hugo,eleventy          beside some only
//   npm run bench -- --only cold                     first builds only
//   npm run bench -- --only dev,weight               what an author waits for, what a page weighs
//   npm run bench -- --only visit                    what a visitor's phone does, on the real site
//   npm run bench -- --dir FOLDER                    where the sites are made and kept
//   npm run bench -- --json FILE                     all figures, for machines
//
// The tables go to the output, what happens meanwhile to the error stream.

import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from '../scripts/machine.mjs';
import { measureBuilds, scenarios } from './build.mjs';
import { measureDev } from './dev.mjs';
import { goals } from './goals.mjs';
import { report } from './report.mjs';
import { rivals } from './rivals.mjs';
import { measureVisits } from './visit.mjs';
import { measureWeight } from './weight.mjs';
import { Workspace } from './workspace.mjs';

/** @typedef {import('./workspace.mjs').Size} Size */

/**
 * @typedef {object} Results
 * @property {import('./build.mjs').Series[]} builds
 * @property {import('./dev.mjs').Wait[]} waits
 * @property {import('./weight.mjs').Weight[]} weights
 * @property {import('./visit.mjs').Visit[]} visits
 */

const parts = [...scenarios, 'dev', 'weight', 'visit'];

function options() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '40,1000' },
      rivals: { type: 'string', default: rivals.map(({ name }) => name).join(',') },
      only: { type: 'string', default: scenarios.join(',') },
      runs: { type: 'string', default: '5' },
      dir: { type: 'string', default: join(tmpdir(), 'nightlight-bench') },
      port: { type: 'string', default: '4470' },
      json: { type: 'string' },
    },
  });
  const chosen = [
    'nightlight',
    ...values.rivals.split(',').filter((name) => name !== 'nightlight'),
  ].map((name) => {
    const rival = rivals.find((one) => one.name === name);
    if (!rival)
      throw new Error(`There is no ${name} among ${rivals.map((r) => r.name).join(', ')}.`);
    return rival;
  });
  const only = values.only.split(',');
  const unknown = only.find((part) => !parts.includes(part));
  if (unknown) throw new Error(`There is no ${unknown} among ${parts.join(', ')}.`);
  /** @type {Size[]} */
  const sizes = values.sizes.split(',').map((size) => (size === 'real' ? size : number(size)));
  return {
    ...values,
    only,
    sizes,
    rivals: chosen,
    runs: number(values.runs),
    port: number(values.port),
  };
}

/** @param {string} text */
function number(text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${text} is not a whole number above 0.`);
  return value;
}

/**
 * Builds a small site with each, so that nobody's first measured build is the one that
 * reads the programs from the disk.
 *
 * @param {Workspace} workspace
 * @param {readonly import('./rivals.mjs').Rival[]} rivals
 */
async function warmUp(workspace, rivals) {
  for (const rival of rivals) await workspace.layOut(rival, 40);
  for (const { failure } of await measureBuilds(workspace, rivals, 40, ['cold'], 1)) {
    if (failure) throw new Error(failure);
  }
}

async function main() {
  const { sizes, rivals, runs, only, dir, port, json } = options();
  installPackages();
  const workspace = new Workspace(resolve(dir));
  for (const rival of rivals) await workspace.prepare(rival);

  /** @type {Results} */
  const results = { builds: [], waits: [], weights: [], visits: [] };
  await warmUp(workspace, rivals);
  const builds = scenarios.filter((scenario) => only.includes(scenario));
  for (const size of sizes) {
    const racing = rivals.filter(({ name }) => size !== 'real' || name === 'nightlight');
    for (const rival of racing) await workspace.layOut(rival, size);
    results.builds.push(...(await measureBuilds(workspace, racing, size, builds, runs)));
    if (only.includes('dev')) {
      results.waits.push(...(await measureDev(workspace, racing, size, runs, port)));
    }
  }
  if (only.includes('weight')) results.weights = await measureWeight(workspace, rivals, port);
  const [nightlight] = rivals;
  if (nightlight && only.includes('visit')) {
    results.visits = await measureVisits(workspace, nightlight, runs, port);
  }
  if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  console.log(report(results, goals));
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
