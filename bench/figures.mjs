// @ts-check
// Writes docs/figures.json and the tables in the documents that are made from it.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../scripts/program.mjs';
import { writePart } from '../scripts/record.mjs';
import { deviation, mean } from './statistics.mjs';

/** @typedef {{ mean: number, deviation: number, cpu?: number }} Figure in seconds */
/** @typedef {Record<string, Record<string, Figure>>} Builds by scenario, then by generator */
/** @typedef {Record<string, Record<string, Record<string, number[]>>>} Taps in milliseconds, by way, generator and measure */
/** @typedef {{ when: string, builds: Builds, taps: Taps }} Figures */

const file = join(repository, 'docs/figures.json');

/** The document with the tables. */
export const document = 'docs/performance.md';

/** @returns {Figures} */
export const recorded = () => JSON.parse(readFileSync(file, 'utf8'));

/** @param {readonly { seconds: number, cpu?: number }[]} costs @returns {Figure} */
export function figure(costs) {
  const seconds = costs.map((cost) => cost.seconds);
  const cpus = costs.flatMap(({ cpu }) => cpu ?? []);
  const rounded = (/** @type {number} */ one) => Number(one.toFixed(3));
  const times = { mean: rounded(mean(seconds)), deviation: rounded(deviation(seconds)) };
  return cpus.length > 0 ? { ...times, cpu: rounded(mean(cpus)) } : times;
}

/**
 * A table with a column for each generator.
 *
 * @template T
 * @param {string} head what the cells contain
 * @param {Record<string, Record<string, T>>} rows
 * @param {(value: T) => string} cell
 */
function table(head, rows, cell) {
  const names = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const lines = Object.entries(rows).map(([title, row]) => [
    title,
    ...names.map((name) => (row[name] === undefined ? '' : cell(row[name]))),
  ]);
  return [[head, ...names], ['---', ...names.map(() => '---:')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** @param {Builds} builds */
export const buildTable = (builds) =>
  table('Seconds, CPU seconds', builds, ({ mean: seconds, cpu }) =>
    [seconds, cpu ?? []]
      .flat()
      .map((one) => one.toFixed(2))
      .join(', '),
  );

/** @param {Taps} taps */
export const tapTable = (taps) =>
  table('Taps, and their longest task, ms', taps, (tap) =>
    [tap.painted, tap['longest task']].map((all) => mean(all ?? []).toFixed(0)).join(', '),
  );

/** The part of performance.md: of the taps only the slowest, on common ways. @param {Figures} figures */
export function part({ when, builds, taps }) {
  const isUsual = (/** @type {string} */ way) => !/terms|login|nap-routines/.test(way);
  const longest = Object.entries(taps).filter(
    ([way]) => way.endsWith('cold, slow line') && isUsual(way),
  );
  return [when, buildTable(builds), tapTable(Object.fromEntries(longest))].join('\n\n');
}

/** Writes the figures and the tables. @param {Figures} figures */
export function record(figures) {
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  writePart(document, 'bench', part(figures));
}
