// @ts-check
// Whole processes from their start to their end: builds, and nightlight's check. Each the
// first time, when nothing has changed, and after an edit.

import { editor } from './edits.mjs';
import { measure } from './processes.mjs';
import { resolve } from './rivals.mjs';

/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {import('./workspace.mjs').Workspace} Workspace */
/** @typedef {import('./workspace.mjs').Size} Size */
/** @typedef {keyof typeof scenarios} Scenario */
/**
 * @typedef {object} Series
 * @property {Size} size
 * @property {string} rival
 * @property {Scenario} scenario
 * @property {import('./processes.mjs').Cost[]} costs one a round
 * @property {string} [failure] why there are fewer
 */
/**
 * @typedef {(workspace: Workspace, rival: Rival, round: number) => Promise<() => Promise<void>>} Before
 *   what comes before the measured process; it returns what comes after
 */

/** @type {Before} */
const forgotten = async (workspace, rival) => {
  await workspace.forget(rival);
  return async () => {};
};

/** @type {Before} */
const unchanged = async () => async () => {};

/** @type {(kind: import('./edits.mjs').Kind) => Before} */
const edited = (kind) => async (workspace, rival, round) => {
  const edit = await editor(kind, rival, workspace.site(rival), await workspace.firstPost(rival));
  await edit.change(round + 1);
  return edit.restore;
};

/** In the order in which they are measured: each finds what the one before has left. */
export const scenarios =
  /** @type {const} @satisfies {Record<string, { title: string, command: 'build' | 'check', before: Before, statuses?: readonly number[] }>} */ ({
    first: { title: 'First build', command: 'build', before: forgotten },
    unchanged: { title: 'Unchanged build', command: 'build', before: unchanged },
    edited: { title: 'Build after an edit of one post', command: 'build', before: edited('post') },
    'check-first': { title: 'First check', command: 'check', before: forgotten },
    'check-unchanged': { title: 'Unchanged check', command: 'check', before: unchanged },
    'check-edited': {
      title: 'Check after an edit of the plan',
      command: 'check',
      before: edited('plan'),
      statuses: [0, 1], // changed advice is a problem, until somebody approves it
    },
  });

export const scenarioNames = /** @type {Scenario[]} */ (Object.keys(scenarios));

/** Only the real site has a plan to check. */
const isMeant = (/** @type {Scenario} */ scenario, /** @type {Size} */ size) =>
  scenarios[scenario].command === 'build' || size === 'real';

/** A scenario that has taken so many seconds gets no further round. */
const enough = 120;

/**
 * Measures one size in scenarios. The generators take turns, so that what else the
 * machine does falls on all of them alike.
 *
 * @param {Workspace} workspace
 * @param {readonly Rival[]} rivals
 * @param {Size} size
 * @param {readonly Scenario[]} chosen
 * @param {number} rounds
 * @returns {Promise<Series[]>}
 */
export async function measureBuilds(workspace, rivals, size, chosen, rounds) {
  /** @type {Series[]} */
  const all = [];
  for (const scenario of chosen.filter((one) => isMeant(one, size))) {
    const racing = rivals
      .filter((rival) => rival[scenarios[scenario].command])
      .map((rival) => ({ rival, series: startOf(size, rival, scenario) }));
    for (let round = 0; round < rounds; round++) {
      for (const { rival, series } of racing) {
        if (!isOver(series)) await once(workspace, rival, round, series);
      }
    }
    all.push(...racing.map(({ series }) => series));
  }
  return all;
}

/** @returns {Series} */
const startOf = (
  /** @type {Size} */ size,
  /** @type {Rival} */ { name },
  /** @type {Scenario} */ scenario,
) => ({ size, rival: name, scenario, costs: [] });

const isOver = (/** @type {Series} */ { costs, failure }) =>
  failure !== undefined || costs.reduce((sum, { seconds }) => sum + seconds, 0) > enough;

/**
 * @param {Workspace} workspace
 * @param {Rival} rival
 * @param {number} round
 * @param {Series} series takes what it cost, or why it failed
 */
async function once(workspace, rival, round, series) {
  /** @type {(typeof scenarios)[Scenario] & { statuses?: readonly number[] }} */
  const { before, command, statuses } = scenarios[series.scenario];
  try {
    const restore = await before(workspace, rival, round);
    try {
      const cost = await measure(
        resolve(rival[command] ?? [], workspace.programs),
        workspace.site(rival),
        statuses,
      );
      if (command === 'build') await workspace.verify(rival);
      series.costs.push(cost);
    } finally {
      await restore();
    }
    console.error(
      `${series.size} ${rival.name} ${series.scenario}: ${series.costs.at(-1)?.seconds.toFixed(2)} s`,
    );
  } catch (error) {
    series.failure = /** @type {Error} */ (error).message;
    console.error(series.failure);
  }
}
