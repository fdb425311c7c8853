// @ts-check
// This revision of nightlight beside others, figure by figure.

import { computing, figuresOf } from './figures.mjs';
import { median, ratios, spread } from './statistics.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/**
 * @typedef {object} Comparison
 * @property {Figure} now
 * @property {Figure} then
 * @property {number} ratio now to then, the median of the rounds; NaN where one of the two failed
 * @property {number} spread of the ratio
 * @property {boolean} isWorse more was computed than before, by more than chance
 */

/** So much more computing is not worth stopping for. */
const tolerance = 0.1;

/**
 * Compares every figure of the working tree with those of other revisions.
 *
 * @param {import('./figures.mjs').Results} results
 * @param {readonly string[]} revisions
 * @returns {Comparison[]}
 */
export function compare(results, revisions) {
  const all = figuresOf(results);
  return all
    .filter(({ rival }) => rival === 'nightlight')
    .flatMap((now) =>
      all
        .filter((then) => revisions.includes(then.rival) && isSame(now, then))
        .map((then) => comparison(now, then)),
    );
}

const isSame = (/** @type {Figure} */ a, /** @type {Figure} */ b) =>
  a.what === b.what && a.measure === b.measure;

/** @returns {Comparison} */
function comparison(/** @type {Figure} */ now, /** @type {Figure} */ then) {
  const rounds = ratios(now.values, then.values);
  const [ratio, apart] = [median(rounds), spread(rounds)];
  const fails = now.values.length === 0 && then.values.length > 0;
  const isMore = ratio - 1 > Math.max(tolerance, apart);
  return {
    now,
    then,
    ratio,
    spread: apart,
    isWorse: now.measure === computing && (fails || isMore),
  };
}
