// @ts-check
// What nightlight is to be, and whether it is.

import { median, ratio } from './statistics.mjs';

/** @typedef {import('./bench.mjs').Results} Results */
/** @typedef {import('./build.mjs').Scenario} Scenario */
/** @typedef {import('./dev.mjs').Kind} Kind */
/** @typedef {import('./workspace.mjs').Size} Size */

/**
 * @typedef {object} Goal
 * @property {string} text
 * @property {(results: Results) => number} figure NaN when it was not measured
 * @property {number} most the goal is met up to it
 * @property {string} unit
 */

const moments = {
  post: 'From saving a post to its new words in the browser',
  style: 'From saving a style to its being on',
  component: 'From saving a component to its being shown',
  start: 'From starting dev to the first page',
};

const react = ['next', 'vite-react-ssg'];

/** @type {readonly Goal[]} */
export const goals = [
  ...times('hugo', 'cold', [
    [40, 3],
    [1000, 1.5],
    [10_000, 0.8],
  ]),
  ...times('eleventy', 'cold', [[1000, 1]]),
  ...react.flatMap((rival) =>
    times(rival, 'cold', [
      [40, 0.1],
      [1000, 0.1],
      [10_000, 0.1],
    ]),
  ),
  ...times('hugo', 'again', [[10_000, 0.2]]),
  {
    text: 'A build of 10,000 posts after one was edited',
    figure: (results) =>
      median(costs(results, 10_000, 'nightlight', 'edited').map((c) => c.seconds)),
    most: 0.6,
    unit: 's',
  },
  {
    text: 'A first build of the real site',
    figure: (results) => median(costs(results, 'real', 'nightlight', 'cold').map((c) => c.seconds)),
    most: 0.6,
    unit: 's',
  },
  {
    text: 'The most memory that a process holds with 10,000 posts',
    figure: (results) => peak(results, 10_000),
    most: 250,
    unit: 'MiB',
  },
  {
    text: 'The same with 100,000 posts, to that with 10,000',
    figure: (results) => peak(results, 100_000) / peak(results, 10_000),
    most: 1.2,
    unit: '×',
  },
  ...wait('post', [
    ['real', 60],
    [10_000, 150],
  ]),
  ...wait('style', [['real', 60]]),
  ...wait('component', [['real', 250]]),
  ...wait('start', [['real', 400]]),
  ...['hugo', 'eleventy', 'astro', 'next'].map(ahead),
  ...visit('longest', "The longest task while any page wakes up, on a phone's processor", 50),
  ...visit('click', "From a click to any page's heading, on a phone's processor", 100),
];

/**
 * A goal of the slowest page.
 *
 * @param {'longest' | 'click'} figure
 * @param {string} text
 * @param {number} most milliseconds
 * @returns {Goal[]}
 */
function visit(figure, text, most) {
  const slowest = (/** @type {Results} */ { visits }) =>
    visits.length > 0 ? Math.max(...visits.map((one) => median(one[figure]))) : NaN;
  return [{ text, figure: slowest, most, unit: 'ms' }];
}

/**
 * @param {Results} results
 * @param {Size} size
 * @param {string} rival
 * @param {Scenario} scenario
 */
function costs({ builds }, size, rival, scenario) {
  const found = builds.find(
    (one) => one.size === size && one.rival === rival && one.scenario === scenario,
  );
  return found?.costs ?? [];
}

/**
 * @param {Results} results
 * @param {Size} size
 */
function peak(results, size) {
  const all = costs(results, size, 'nightlight', 'cold').map(({ memory }) => memory);
  return all.length > 0 ? Math.max(...all) : NaN;
}

/**
 * Goals of the time of a build, as a part of a rival's.
 *
 * @param {string} rival
 * @param {Scenario} scenario
 * @param {[number, number][]} limits sizes, and what the ratio may be
 * @returns {Goal[]}
 */
function times(rival, scenario, limits) {
  const which = {
    cold: 'A first build',
    again: 'An unchanged build',
    edited: 'A build after an edit',
  };
  return limits.map(([size, most]) => ({
    text: `${which[scenario]} of ${size.toLocaleString('en')} posts, to that of ${rival}`,
    figure: (results) => {
      const [ours = [], theirs = []] = ['nightlight', rival].map((name) =>
        costs(results, size, name, scenario).map(({ seconds }) => seconds),
      );
      return ratio(ours, theirs);
    },
    most,
    unit: '×',
  }));
}

/**
 * Goals of what an author waits for.
 *
 * @param {Kind} kind
 * @param {[Size, number][]} limits sizes, and milliseconds
 * @returns {Goal[]}
 */
function wait(kind, limits) {
  return limits.map(([size, most]) => ({
    text: `${moments[kind]}, ${size === 'real' ? 'on the real site' : `with ${size.toLocaleString('en')} posts`}`,
    figure: (results) => median(milliseconds(results, size, 'nightlight', kind)),
    most,
    unit: 'ms',
  }));
}

/**
 * The goal that the words of a post are seen sooner than with a rival.
 *
 * @param {string} rival
 * @returns {Goal}
 */
function ahead(rival) {
  return {
    text: `${moments.post} with 1,000 posts, to that of ${rival}`,
    figure(results) {
      const [ours = [], theirs = []] = ['nightlight', rival].map((name) =>
        milliseconds(results, 1000, name, 'post'),
      );
      return ratio(ours, theirs);
    },
    most: 1,
    unit: '×',
  };
}

/**
 * @param {Results} results
 * @param {Size} size
 * @param {string} rival
 * @param {Kind} kind
 */
function milliseconds({ waits }, size, rival, kind) {
  const found = waits.find((one) => one.size === size && one.rival === rival && one.kind === kind);
  return found?.milliseconds ?? [];
}
