// @ts-check
// Builds: a first one, one after which nothing has changed, and one after one post has.

import { editor } from './edits.mjs';
import { measure } from './processes.mjs';
import { resolve } from './rivals.mjs';

/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {import('./workspace.mjs').Workspace} Workspace */
/** @typedef {'cold' | 'again' | 'edited'} Scenario */
/**
 * @typedef {object} Series
 * @property {import('./workspace.mjs').Size} size
 * @property {string} rival
 * @property {Scenario} scenario
 * @property {import('./processes.mjs').Cost[]} costs one a round
 * @property {string} [failure] why there are fewer
 */

/**
 * What comes before the measured build of each scenario; it returns what comes after.
 *
 * @type {Record<Scenario, (workspace: Workspace, rival: Rival, round: number) => Promise<() => Promise<void>>>}
 */
const scenes = {
  async cold(workspace, rival) {
    await workspace.forget(rival);
    return nothing;
  },
  async again() {
    return nothing;
  },
  async edited(workspace, rival, round) {
    const slug = await workspace.firstPost(rival);
    const post = await editor('post', rival, workspace.site(rival), slug);
    await post.change(round);
    return post.restore;
  },
};

async function nothing() {}

export const scenarios = /** @type {Scenario[]} */ (Object.keys(scenes));

/**
 * Builds one size in scenarios. The generators take turns, so that what else the
 * machine does falls on all of them alike.
 *
 * @param {Workspace} workspace
 * @param {readonly Rival[]} rivals
 * @param {import('./workspace.mjs').Size} size
 * @param {readonly Scenario[]} chosen
 * @param {number} rounds
 * @returns {Promise<Series[]>}
 */
export async function measureBuilds(workspace, rivals, size, chosen, rounds) {
  /** @type {Series[]} */
  const all = [];
  let racing = rivals;
  for (const scenario of chosen) {
    const series = racing.map(
      ({ name }) => /** @type {Series} */ ({ size, rival: name, scenario, costs: [] }),
    );
    for (let round = 0; round < rounds; round++) {
      for (const [i, rival] of racing.entries()) {
        const one = series[i];
        if (one && !one.failure) await build(workspace, rival, round, one);
      }
    }
    all.push(...series);
    racing = racing.filter((_, i) => !series[i]?.failure);
  }
  return all;
}

/**
 * @param {Workspace} workspace
 * @param {Rival} rival
 * @param {number} round
 * @param {Series} series takes what it cost, or why it failed
 */
async function build(workspace, rival, round, series) {
  try {
    const restore = await scenes[series.scenario](workspace, rival, round);
    const command = resolve(rival.build, workspace.programs);
    const cost = await measure(command, workspace.site(rival));
    await restore();
    await workspace.verify(rival);
    series.costs.push(cost);
    console.error(`${series.size} ${rival.name} ${series.scenario}: ${cost.seconds.toFixed(2)} s`);
  } catch (error) {
    series.failure = /** @type {Error} */ (error).message;
    console.error(series.failure);
  }
}
