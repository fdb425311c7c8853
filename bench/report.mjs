// @ts-check
// The results as Markdown.

import { median, ratio, spread } from './statistics.mjs';

/** @typedef {import('./bench.mjs').Results} Results */
/** @typedef {import('./build.mjs').Series} Series */

/**
 * @param {Results} results
 * @param {readonly import('./goals.mjs').Goal[]} goals
 */
export function report(results, goals) {
  const { builds, waits, weights, visits } = results;
  return [
    ...groups(builds, ({ scenario, size }) => `${titles[scenario]}, ${sizeName(size)}`).map(
      buildTable,
    ),
    ...groups(waits, ({ size }) => `While writing, ${sizeName(size)}`).map(waitTable),
    ...(weights.length > 0 ? [weightTable(weights)] : []),
    ...(visits.length > 0 ? [visitTable(visits)] : []),
    goalTable(results, goals),
  ].join('\n\n');
}

const titles = {
  cold: 'First build',
  again: 'Unchanged build',
  edited: 'Build after an edit of one post',
};

/** @param {import('./workspace.mjs').Size} size */
const sizeName = (size) =>
  size === 'real' ? 'the real site' : `${size.toLocaleString('en')} posts`;

/**
 * Rows by what they have in common, in the order of their coming.
 *
 * @template T
 * @param {readonly T[]} rows
 * @param {(row: T) => string} nameOf
 * @returns {[string, T[]][]}
 */
function groups(rows, nameOf) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const row of rows) found.set(nameOf(row), [...(found.get(nameOf(row)) ?? []), row]);
  return [...found];
}

/** @param {[string, Series[]]} group */
function buildTable([title, series]) {
  const ours = series.find(({ rival }) => rival === 'nightlight')?.costs ?? [];
  const head = ['', 'median', 'spread', 'computing', 'memory', 'to nightlight'];
  const rows = series.map(({ rival, costs, failure }) => {
    if (failure) return [rival, `failed after ${costs.length}`, '', '', '', ''];
    const seconds = costs.map((cost) => cost.seconds);
    return [
      rival,
      `${median(seconds).toFixed(2)} s`,
      `± ${Math.round(spread(seconds) * 100)} %`,
      `${median(costs.map(({ cpu }) => cpu)).toFixed(2)} s`,
      `${Math.round(Math.max(...costs.map(({ memory }) => memory)))} MiB`,
      `${ratio(
        seconds,
        ours.map((cost) => cost.seconds),
      ).toFixed(2)} ×`,
    ];
  });
  return table(title, head, rows);
}

/** @param {[string, import('./dev.mjs').Wait[]]} group */
function waitTable([title, waits]) {
  const kinds = /** @type {const} */ (['start', 'post', 'style', 'component']);
  const rows = groups(waits, ({ rival }) => rival).map(([rival, own]) => [
    rival,
    ...kinds.map((kind) => {
      const { milliseconds = [], failure } = own.find((one) => one.kind === kind) ?? {};
      if (milliseconds.length === 0) return failure ? 'failed' : '–';
      return `${Math.round(median(milliseconds))} ms ± ${Math.round(spread(milliseconds) * 100)} %`;
    }),
  ]);
  return table(title, ['', 'first page', 'a post', 'a style', 'a component'], rows);
}

/** @param {import('./weight.mjs').Weight[]} weights */
function weightTable(weights) {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
  const rows = weights.map(({ rival, html, scripts }) => [
    rival,
    kilobytes(html),
    kilobytes(scripts),
  ]);
  return table('What an article page weighs (gzip)', ['', 'HTML', 'JavaScript'], rows);
}

/** @param {import('./visit.mjs').Visit[]} visits */
function visitTable(visits) {
  const milliseconds = (/** @type {number[]} */ numbers) => `${Math.round(median(numbers))} ms`;
  const rows = visits.map(({ path, longest, total, click }) => [
    path,
    milliseconds(longest),
    milliseconds(total),
    milliseconds(click),
  ]);
  const head = ['', 'longest task', 'all tasks', 'a click to it'];
  return table("On a phone's processor", head, rows);
}

/**
 * @param {Results} results
 * @param {readonly import('./goals.mjs').Goal[]} goals
 */
function goalTable(results, goals) {
  const rows = goals.flatMap(({ text, figure, most, unit }) => {
    const is = figure(results);
    if (Number.isNaN(is)) return [];
    const shown = unit === 'ms' || unit === 'MiB' ? Math.round(is) : is.toFixed(2);
    return [[text, `${most} ${unit}`, `${shown} ${unit}`, is <= most ? 'met' : '**not met**']];
  });
  return table('Goals', ['', 'at most', 'is', ''], rows);
}

/**
 * @param {string} title
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(title, head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, i) => (i === 0 ? '---' : '---:')));
  return [`### ${title}`, '', line(head), rule, ...rows.map(line)].join('\n');
}
