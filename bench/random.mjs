// @ts-check

/** @typedef {ReturnType<typeof random>} Random */

/** A repeatable source of whole numbers (mulberry32): the same seed, the same sequence. */
export function random(/** @type {number} */ seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return {
    /**
     * A whole number from least to most, both included.
     *
     * @param {number} least
     * @param {number} most
     */
    between: (least, most) => least + (next() % (most - least + 1)),
    /**
     * @template T
     * @param {readonly T[]} choices
     */
    pick: (choices) => /** @type {T} */ (choices[next() % choices.length]),
  };
}
