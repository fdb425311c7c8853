// @ts-check
// What is recorded: docs/figures.json, from which the tables in the documents are made.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePart } from '../scripts/record.mjs';
import { deviation, mean } from './statistics.mjs';

/** @typedef {{ mean: number, deviation: number, cpu?: number }} Figure in seconds */
/** @typedef {Record<string, Record<string, Figure>>} Builds by what was done, then by generator */
/** @typedef {{ when: string, builds: Builds, taps?: string }} Figures */

const file = join(import.meta.dirname, '../docs/figures.json');

/** Where the tables are. */
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

/** A table of builds, a column for each generator. @param {Builds} builds */
export function table(builds) {
  const names = [...new Set(Object.values(builds).flatMap((row) => Object.keys(row)))];
  const cell = (/** @type {Figure | undefined} */ one) =>
    one
      ? `${one.mean.toFixed(2)} ± ${one.deviation.toFixed(2)} s${one.cpu === undefined ? '' : `, ${one.cpu.toFixed(2)} s`}`
      : '';
  const rows = Object.entries(builds).map(([title, row]) => [
    title,
    ...names.map((it) => cell(row[it])),
  ]);
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const heads = names.map((name) => `${name}: time, CPU time`);
  return [line(['', ...heads]), line(['---', ...names.map(() => '---:')]), ...rows.map(line)].join(
    '\n',
  );
}

/** What performance.md has of them. @param {Figures} figures */
export const part = ({ when, builds, taps }) =>
  [when, table(builds), taps].filter(Boolean).join('\n\n');

/** Writes the figures and what is made of them. @param {Figures} figures */
export function record(figures) {
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  writePart(document, 'bench', part(figures));
}
