// @ts-check
// What nightlight is to be, and whether it is.

import { scenarios } from './build.mjs';
import { sizeName, waitNames } from './figures.mjs';
import { median, ratio } from './statistics.mjs';

/** @typedef {import('./figures.mjs').Results} Results */
/** @typedef {import('./build.mjs').Scenario} Scenario */
/** @typedef {import('./dev.mjs').Kind} Kind */
/** @typedef {import('./processes.mjs').Cost} Cost */
/** @typedef {import('./workspace.mjs').Size} Size */

/**
 * @typedef {object} Goal
 * @property {string} text
 * @property {(results: Results) => number} figure NaN when it was not measured
 * @property {number} most the goal is met up to it
 * @property {import('./figures.mjs').Unit} unit
 */

const measures =
  /** @type {const} @satisfies {Record<keyof Cost, { text: string, unit: Goal['unit'], of: (costs: Cost[]) => number }>} */ ({
    seconds: { text: '', unit: 's', of: (all) => median(all.map((one) => one.seconds)) },
    cpu: { text: ': computing', unit: 's', of: (all) => median(all.map((one) => one.cpu)) },
    memory: { text: ': memory', unit: 'MiB', of: mostMemory },
  });

const isReady = (/** @type {import('./visit.mjs').Visit} */ visit) => visit.isReady === true;
const isSlow = (/** @type {import('./visit.mjs').Visit} */ visit) => visit.isSlow === true;

/** @type {readonly Goal[]} */
export const goals = [
  ours('first', 'real', 'seconds', 0.6),
  ours('unchanged', 'real', 'seconds', 0.06),
  ours('edited', 'real', 'seconds', 0.2),
  ours('unchanged', 10_000, 'seconds', 0.6),
  ours('edited', 10_000, 'seconds', 0.5),
  to('hugo', 'first', 40, 2.5),
  to('hugo', 'first', 1000, 1),
  to('hugo', 'first', 10_000, 0.7),
  to('hugo', 'first', 100_000, 0.5),
  to('eleventy', 'first', 1000, 1),
  ...['next', 'astro', 'vite-react-ssg'].map((rival) => to(rival, 'first', 1000, 0.1)),
  ours('first', 10_000, 'memory', 250),
  {
    text: 'The most memory of a process with 100,000 posts, to that with 10,000',
    figure: (results) => peak(results, 100_000) / peak(results, 10_000),
    most: 1.5,
    unit: '×',
  },
  ours('check-first', 'real', 'cpu', 4),
  ours('check-edited', 'real', 'cpu', 3),
  ours('check-unchanged', 'real', 'cpu', 0.3),
  ...waits('real', { post: 60, style: 60, component: 120, start: 400 }),
  ...waits(10_000, { post: 150, style: 100, component: 150 }),
  ...['hugo', 'eleventy', 'astro', 'next'].map(ahead),
  visits('The longest task while any page wakes up', 'longest task, 4 ×', () => true, 50),
  visits('All tasks while any page wakes up', 'all tasks, 4 ×', () => true, 150),
  visits('From a tap to any painted page whose files are there', 'painted', isReady, 100),
  visits('From a tap to any painted page, over a slow line', 'painted', isSlow, 350),
  visits('From any other input to the next paint', 'next paint', () => true, 100),
];

/** A goal of nightlight's own figures. @returns {Goal} */
function ours(
  /** @type {Scenario} */ scenario,
  /** @type {Size} */ size,
  /** @type {keyof typeof measures} */ measure,
  /** @type {number} */ most,
) {
  const { text, unit, of } = measures[measure];
  return {
    text: `${scenarios[scenario].title}, ${sizeName(size)}${text}`,
    figure: (results) => of(costs(results, size, 'nightlight', scenario)),
    most,
    unit,
  };
}

function mostMemory(/** @type {Cost[]} */ all) {
  return all.length > 0 ? Math.max(...all.map(({ memory }) => memory)) : NaN;
}

/** @param {Results} results @param {Size} size */
const peak = (results, size) => mostMemory(costs(results, size, 'nightlight', 'first'));

/** A goal of the time of a build, as a part of a rival's. @returns {Goal} */
function to(
  /** @type {string} */ rival,
  /** @type {Scenario} */ scenario,
  /** @type {Size} */ size,
  /** @type {number} */ most,
) {
  return {
    text: `${scenarios[scenario].title}, ${sizeName(size)}, to that of ${rival}`,
    figure: (results) => {
      const [ours = [], theirs = []] = ['nightlight', rival].map((name) =>
        costs(results, size, name, scenario).map(({ seconds }) => seconds),
      );
      return ratio(ours, theirs);
    },
    most,
    unit: '×',
  };
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
  return found && !found.failure ? found.costs : [];
}

/**
 * Goals of what an author waits for.
 *
 * @param {Size} size
 * @param {Partial<Record<Kind, number>>} limits milliseconds
 * @returns {Goal[]}
 */
function waits(size, limits) {
  return /** @type {[Kind, number][]} */ (Object.entries(limits)).map(([kind, most]) => ({
    text: `${waitNames[kind]}, ${sizeName(size)}`,
    figure: (results) => median(milliseconds(results, size, 'nightlight', kind)),
    most,
    unit: 'ms',
  }));
}

/** The goal that the words of a post are seen sooner than with a rival. @returns {Goal} */
function ahead(/** @type {string} */ rival) {
  return {
    text: `${waitNames.post}, ${sizeName(1000)}, to that of ${rival}`,
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

/**
 * A goal of the slowest of nightlight's visits, in milliseconds.
 *
 * @param {string} text
 * @param {string} measure
 * @param {(visit: import('./visit.mjs').Visit) => boolean} isMeant
 * @param {number} most
 * @returns {Goal}
 */
function visits(text, measure, isMeant, most) {
  return {
    text: `${text}, on a phone's processor`,
    figure({ visits }) {
      const own = visits.filter((visit) => visit.rival === 'nightlight' && isMeant(visit));
      const all = own.flatMap(({ values }) => (values[measure] ? [median(values[measure])] : []));
      return all.length > 0 ? Math.max(...all) : NaN;
    },
    most,
    unit: 'ms',
  };
}
