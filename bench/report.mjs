// @ts-check
// The results as Markdown.

import { compare } from './against.mjs';
import { scenarios } from './build.mjs';
import { percent, sizeName, unitOf, waitNames, write } from './figures.mjs';
import { median, spread } from './statistics.mjs';

/** @typedef {import('./figures.mjs').Results} Results */
/** @typedef {import('./build.mjs').Series} Series */
/** @typedef {import('./workspace.mjs').Size} Size */

/**
 * @param {Results} results
 * @param {readonly import('./goals.mjs').Goal[]} goals
 * @param {readonly string[]} revisions those that nightlight was measured against
 */
export function report(results, goals, revisions) {
  const { builds, waits, weights, visits } = results;
  const tables = [
    ...groups(builds, ({ scenario }) => scenarios[scenario].title).map(buildTable),
    ...groups(waits, ({ size }) => `While writing, ${sizeName(size)}`).map(waitTable),
    weightTable(weights),
    ...groups(visits, ({ table }) => table).map(visitTable),
    ...revisions.flatMap((revision) => comparisonTables(results, revision)),
    goalTable(results, goals),
  ];
  return tables.filter(Boolean).join('\n\n');
}

/**
 * nightlight and some others, for readers who have a minute; empty where none of it was
 * measured.
 *
 * @param {Results} results
 */
export function summary({ builds }) {
  const names = ['nightlight', 'hugo', 'eleventy', 'next'];
  const sizes = [1000, 10_000];
  const shown = builds.filter(
    ({ rival, scenario, size }) =>
      names.includes(rival) && scenario !== 'edited' && sizes.includes(Number(size)),
  );
  const column = (/** @type {Series} */ { scenario, size }) =>
    `${scenarios[scenario].title}, ${sizeName(size)}`;
  const columns = [...new Set(shown.map(column))];
  const rows = groups(shown, ({ rival }) => rival).map(([rival, own]) => [
    rival,
    ...columns.map((title) => seconds(own.find((one) => column(one) === title))),
  ]);
  return rows.length > 0 ? table(['', ...columns], rows) : '';
}

/** @param {Series} [series] */
function seconds(series) {
  if (!series || series.failure) return series ? 'failed' : '';
  return write(median(series.costs.map((cost) => cost.seconds)), 's');
}

/**
 * Rows by what they have in common, in the order of their coming.
 *
 * @template T, K
 * @param {readonly T[]} rows
 * @param {(row: T) => K} keyOf
 * @returns {[K, T[]][]}
 */
function groups(rows, keyOf) {
  /** @type {Map<K, T[]>} */
  const found = new Map();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return [...found];
}

/** @param {[string, Series[]]} group */
function buildTable([title, series]) {
  const sizes = [...new Set(series.map(({ size }) => size))];
  const rows = groups(series, ({ rival }) => rival).map(([rival, own]) => [
    rival,
    ...sizes.map((size) => cost(own.find((one) => one.size === size))),
  ]);
  return titled(`${title}: time, computing, memory`, ['', ...sizes.map(sizeName)], rows);
}

/** @param {Series} [series] */
function cost(series) {
  if (!series || series.failure) return seconds(series);
  const of = (/** @type {'seconds' | 'cpu' | 'memory'} */ key) =>
    series.costs.map((one) => one[key]);
  return [
    `${write(median(of('seconds')), 's')} ${percent(spread(of('seconds')))}`,
    write(median(of('cpu')), 's'),
    write(Math.max(...of('memory')), 'MiB'),
  ].join(', ');
}

/** @param {[string, import('./dev.mjs').Wait[]]} group */
function waitTable([title, waits]) {
  const kinds = /** @type {import('./dev.mjs').Kind[]} */ (Object.keys(waitNames));
  const rows = groups(waits, ({ rival }) => rival).map(([rival, own]) => [
    rival,
    ...kinds.map((kind) => {
      const { milliseconds = [], failure } = own.find((one) => one.kind === kind) ?? {};
      if (milliseconds.length === 0) return failure ? 'failed' : '–';
      return `${write(median(milliseconds), 'ms')} ${percent(spread(milliseconds))}`;
    }),
  ]);
  return titled(title, ['', ...kinds.map((kind) => waitNames[kind])], rows);
}

function weightTable(/** @type {import('./weight.mjs').Weight[]} */ weights) {
  const rows = weights.map(({ rival, size, path, html, scripts, brotli }) => [
    rival,
    size === 'real' ? path : 'an article',
    ...[html, scripts, brotli].map((bytes) => write(bytes / 1000, 'KB')),
  ]);
  const head = ['', '', 'HTML (gzip)', 'scripts (gzip)', 'scripts (Brotli)'];
  return titled('What a first visit loads', head, rows);
}

/** @param {[string, import('./visit.mjs').Visit[]]} group */
function visitTable([title, visits]) {
  const names = [...new Set(visits.flatMap(({ values }) => Object.keys(values)))];
  const rows = visits.map(({ rival, what, values }) => [
    rival,
    what,
    ...names.map((name) => {
      const numbers = values[name] ?? [];
      return numbers.length > 0 ? write(median(numbers), unitOf(name)) : 'failed';
    }),
  ]);
  return titled(title, ['', '', ...names], rows);
}

/**
 * How often each figure of another revision goes into that of now. Figures that are measured
 * alike share a table.
 */
function comparisonTables(/** @type {Results} */ results, /** @type {string} */ revision) {
  const rows = groups(compare(results, [revision]), ({ now }) => now.what);
  const measures = (/** @type {typeof rows[number]} */ [, own]) =>
    own.map(({ now }) => now.measure).join();
  return groups(rows, measures).map(([head, alike]) =>
    titled(
      `nightlight to ${revision}`,
      ['', ...head.split(',')],
      alike.map(([what, own]) => [what, ...own.map(comparisonCell)]),
    ),
  );
}

/** @param {import('./against.mjs').Comparison} comparison */
function comparisonCell({ now, then, ratio, spread, isWorse }) {
  const failed = [now, then].filter(({ values }) => values.length === 0);
  const shown =
    failed.length > 0
      ? `${failed.map(({ rival }) => rival).join(' and ')} failed`
      : `${write(ratio, '×')} ${percent(spread)}`;
  return isWorse ? `**${shown}: worse**` : shown;
}

/**
 * @param {Results} results
 * @param {readonly import('./goals.mjs').Goal[]} goals
 */
function goalTable(results, goals) {
  const rows = goals.flatMap(({ text, figure, most, unit }) => {
    const is = figure(results);
    if (Number.isNaN(is)) return [];
    return [[text, `${most} ${unit}`, write(is, unit), is <= most ? 'met' : '**not met**']];
  });
  return titled('Goals', ['', 'at most', 'is', ''], rows);
}

/** A table with its title; nothing where it has no rows. */
const titled = (
  /** @type {string} */ title,
  /** @type {string[]} */ head,
  /** @type {string[][]} */ rows,
) => (rows.length > 0 ? `### ${title}\n\n${table(head, rows)}` : '');

function table(/** @type {string[]} */ head, /** @type {string[][]} */ rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---|' : '---:|')).join('')}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
