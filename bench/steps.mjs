// @ts-check
// The steps of a run. What each has measured is kept, so that a run that was interrupted can
// go on with the next.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBuilds, scenarioNames } from './build.mjs';
import { measureDev } from './dev.mjs';
import { measureVisits } from './visit.mjs';
import { measureWeight } from './weight.mjs';

/** @typedef {import('./figures.mjs').Results} Results */
/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {import('./workspace.mjs').Size} Size */
/** @typedef {import('./workspace.mjs').Workspace} Workspace */
/** @typedef {{ name: string, measure: () => Promise<Partial<Results>> }} Step */

/** A session of writing has several edits of each kind: two rounds of them are enough. */
const sessions = 2;

/** Nobody writes with more posts. */
const mostWhileWriting = 10_000;

/** @returns {Step[]} */
export function stepsOf(/** @type {Workspace} */ workspace, /** @type {Options} */ options) {
  const { only, port, products, runs, sizes } = options;
  const visit = {
    name: 'visit',
    measure: async () => ({ visits: await measureVisits(workspace, products, runs, port) }),
  };
  return [
    ...sizes.flatMap((size) => stepsOfSize(workspace, options, size)),
    ...(only.includes('visit') ? [visit] : []),
  ];
}

/**
 * @param {Workspace} workspace
 * @param {Options} options
 * @param {Size} size
 * @returns {Step[]}
 */
function stepsOfSize(workspace, { only, port, products, rivals, runs, sizes }, size) {
  const racing = [...products, ...rivals].filter(({ most = Infinity, revision }) =>
    size === 'real' ? revision !== undefined : size <= most,
  );
  const scenarios = scenarioNames.filter((name) => only.includes(name));
  const smallest = Math.min(...sizes.filter((one) => one !== 'real'));
  const all = [
    {
      name: 'builds',
      isMeant: scenarios.length > 0,
      measure: async () => ({
        builds: await measureBuilds(workspace, racing, size, scenarios, runs),
      }),
    },
    {
      name: 'dev',
      isMeant: only.includes('dev') && (size === 'real' || size <= mostWhileWriting),
      measure: async () => ({
        waits: await measureDev(workspace, racing, size, Math.min(runs, sessions), port),
      }),
    },
    {
      name: 'weight',
      isMeant: only.includes('weight') && (size === 'real' || size === smallest),
      measure: async () => ({ weights: await measureWeight(workspace, racing, size, port) }),
    },
  ];
  return all
    .filter(({ isMeant }) => isMeant)
    .map(({ name, measure }) => ({
      name: `${name}, ${size}`,
      measure: async () => {
        for (const rival of racing) await workspace.layOut(rival, size);
        return measure();
      },
    }));
}

/**
 * Takes the steps, and writes all figures to figures.json after each.
 *
 * @param {readonly Step[]} steps
 * @param {Options} options
 * @param {string} revision what is measured
 * @returns {Promise<Results>}
 */
export async function take(steps, { folder, products, resume, rivals, runs }, revision) {
  const file = join(folder, 'figures.json');
  const names = [...products, ...rivals].map(({ name }) => name);
  const key = JSON.stringify({ revision, names, runs });
  /** @type {{ key: string, steps: Record<string, Partial<Results>> }} */
  let kept = { key, steps: {} };
  if (resume && existsSync(file)) {
    const before = JSON.parse(readFileSync(file, 'utf8'));
    if (before.key === key) kept = before;
  }
  for (const { name, measure } of steps) {
    kept.steps[name] ??= await measure();
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  }
  const parts = steps.map(({ name }) => kept.steps[name] ?? {});
  return {
    builds: parts.flatMap(({ builds = [] }) => builds),
    waits: parts.flatMap(({ waits = [] }) => waits),
    weights: parts.flatMap(({ weights = [] }) => weights),
    visits: parts.flatMap(({ visits = [] }) => visits),
  };
}
