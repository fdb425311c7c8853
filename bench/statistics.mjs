// @ts-check
// What several measurements come to. Other work on the machine makes single figures
// jump; the median does not care, and the ratio of two neighbours in time little.

/** @param {readonly number[]} numbers */
export function median(numbers) {
  if (numbers.length === 0) return NaN;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/**
 * How far the numbers lie apart: half their range, as a part of their median.
 *
 * @param {readonly number[]} numbers
 */
export function spread(numbers) {
  if (numbers.length < 2) return 0;
  return (Math.max(...numbers) - Math.min(...numbers)) / 2 / median(numbers);
}

/**
 * How often b goes into a, in each round: there one was measured right after the other.
 *
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
export function ratios(a, b) {
  const rounds = Math.min(a.length, b.length);
  return Array.from({ length: rounds }, (_, i) => (a[i] ?? NaN) / (b[i] ?? NaN));
}

/**
 * The median of the ratios of each round.
 *
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
export const ratio = (a, b) => median(ratios(a, b));
