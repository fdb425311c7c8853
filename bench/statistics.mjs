// @ts-check

/** @param {readonly number[]} all */
export const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The standard deviation of a sample. @param {readonly number[]} all */
export function deviation(all) {
  if (all.length < 2) return 0;
  const middle = mean(all);
  return Math.sqrt(all.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (all.length - 1));
}

/** An increase in CPU time up to this is ignored. */
const tolerance = 0.1;

/**
 * Whether a command takes more CPU time than before: more than a tenth, and more than the
 * variation among the runs.
 *
 * @param {readonly { cpu?: number }[]} now
 * @param {readonly { cpu?: number }[]} then
 */
export function isWorse(now, then) {
  const [ours, theirs] = [now, then].map((all) => all.flatMap(({ cpu }) => cpu ?? []));
  if (!ours?.length || !theirs?.length) return false;
  const more = mean(ours) - mean(theirs);
  return more > Math.max(tolerance * mean(theirs), deviation(ours) + deviation(theirs));
}
