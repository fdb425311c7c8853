// @ts-check
// Every figure of a run in one shape, and how figures are written.

import { scenarios } from './build.mjs';

/**
 * @typedef {object} Results
 * @property {import('./build.mjs').Series[]} builds
 * @property {import('./dev.mjs').Wait[]} waits
 * @property {import('./weight.mjs').Weight[]} weights
 * @property {import('./visit.mjs').Visit[]} visits
 */

/**
 * @typedef {object} Figure
 * @property {string} what the same for all rivals
 * @property {string} measure
 * @property {Unit} unit
 * @property {string} rival
 * @property {number[]} values one a round; none where it failed
 */
/** @typedef {keyof typeof written} Unit */

const written = {
  s: (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 2 : 1)} s`,
  ms: (/** @type {number} */ value) => `${whole(value)} ms`,
  MiB: (/** @type {number} */ value) => `${whole(value)} MiB`,
  KB: (/** @type {number} */ value) => `${value.toFixed(1)} KB`,
  '': (/** @type {number} */ value) => whole(value),
  '×': (/** @type {number} */ value) => `${value.toFixed(2)} ×`,
};

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');

export const write = (/** @type {number} */ value, /** @type {Unit} */ unit) =>
  Number.isNaN(value) ? '–' : written[unit](value);

/** The unit of what is measured of a visit, by its name. */
export const unitOf = (/** @type {string} */ name) => (name.startsWith('requests') ? '' : 'ms');

/** A part of a whole, in percent. */
export const percent = (/** @type {number} */ part) => `± ${Math.round(part * 100)} %`;

export const sizeName = (/** @type {import('./workspace.mjs').Size} */ size) =>
  size === 'real' ? 'the real site' : `${size.toLocaleString('en')} posts`;

/** What an author waits for. */
export const waitNames = {
  start: 'First page of dev',
  post: 'A saved post',
  style: 'A saved style',
  component: 'A saved component',
};

/** The measure that other work on a machine disturbs least. */
export const computing = 'computing';

/**
 * @param {Results} results
 * @returns {Figure[]}
 */
export function figuresOf({ builds, waits, weights, visits }) {
  return [
    ...builds.flatMap(({ size, scenario, rival, costs, failure }) => {
      const what = `${scenarios[scenario].title}, ${sizeName(size)}`;
      const of = (/** @type {'seconds' | 'cpu' | 'memory'} */ key) =>
        failure === undefined ? costs.map((cost) => cost[key]) : [];
      return [
        figure(what, 'time', 's', rival, of('seconds')),
        figure(what, computing, 's', rival, of('cpu')),
        figure(what, 'memory', 'MiB', rival, of('memory')),
      ];
    }),
    ...waits.map(({ size, kind, rival, milliseconds, failure }) =>
      figure(
        `${waitNames[kind]}, ${sizeName(size)}`,
        'time',
        'ms',
        rival,
        failure === undefined ? milliseconds : [],
      ),
    ),
    ...weights.flatMap(({ size, path, rival, html, scripts, brotli }) => {
      const what = `A first visit to ${size === 'real' ? path : 'an article'}`;
      return [
        figure(what, 'HTML (gzip)', 'KB', rival, [html / 1000]),
        figure(what, 'scripts (gzip)', 'KB', rival, [scripts / 1000]),
        figure(what, 'scripts (Brotli)', 'KB', rival, [brotli / 1000]),
      ];
    }),
    ...visits.flatMap(({ table, what, rival, values }) =>
      Object.entries(values).map(([name, numbers]) =>
        figure(`${table}: ${what}`, name, unitOf(name), rival, numbers),
      ),
    ),
  ];
}

/** @returns {Figure} */
const figure = (
  /** @type {string} */ what,
  /** @type {string} */ measure,
  /** @type {Unit} */ unit,
  /** @type {string} */ rival,
  /** @type {number[]} */ values,
) => ({ what, measure, unit, rival, values });
