// @ts-check
// The table of the trials, in docs/reliability.md.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine, writePart } from '../record.mjs';

/** @typedef {import('./site.mjs').Outcome} Outcome */

const document = 'docs/reliability.md';

const heading = '| what | tried | survived | bytes lost | |\n|---|---:|---:|---:|---|';

/** The outcomes as a table in Markdown. */
export function table(/** @type {Outcome[]} */ outcomes) {
  return [heading, ...outcomes.map(row)].join('\n');
}

const row = (/** @type {Outcome} */ { name, tried, survived, lost, note }) =>
  `| ${name} | ${tried} | ${survived} | ${lost} | ${note} |`;

/**
 * Puts the table into docs/reliability.md, with the day, the machine and the seed. Rows of
 * kinds that were not tried now stay as they are.
 */
export function writeReport(/** @type {Outcome[]} */ outcomes, /** @type {number} */ seed) {
  const text = readFileSync(join(import.meta.dirname, '../..', document), 'utf8');
  const old = text.slice(text.indexOf(heading)).slice(heading.length).split('\n\n')[0] ?? '';
  const rows = old.split('\n').filter(Boolean);
  for (const outcome of outcomes) {
    const at = rows.findIndex((line) => line.startsWith(`| ${outcome.name} |`));
    if (at < 0) rows.push(row(outcome));
    else rows[at] = row(outcome);
  }
  const part = [`With seed ${seed}, on ${machine()}.`, '', heading, ...rows].join('\n');
  writePart(document, 'trials', part);
}
