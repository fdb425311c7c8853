// @ts-check
// What several measurements come to. Other work on the machine makes single figures
// jump; the median does not care, and the ratio of two neighbours in time little.

export function median(/** @type {readonly number[]} */ numbers) {
  if (numbers.length === 0) return NaN;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** How far the numbers lie apart: half their range, as a part of their median. */
export function spread(/** @type {readonly number[]} */ numbers) {
  if (numbers.length < 2) return 0;
  return (Math.max(...numbers) - Math.min(...numbers)) / 2 / median(numbers);
}

/** How often b goes into a, in each round: there one was measured right after the other. */
export function ratios(/** @type {readonly number[]} */ a, /** @type {readonly number[]} */ b) {
  const rounds = Math.min(a.length, b.length);
  return Array.from({ length: rounds }, (_, i) => (a[i] ?? NaN) / (b[i] ?? NaN));
}

/** The median of the ratios of each round. */
export const ratio = (/** @type {readonly number[]} */ a, /** @type {readonly number[]} */ b) =>
  median(ratios(a, b));
