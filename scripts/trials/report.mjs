// @ts-check
// The table of the trials, in docs/reliability.md.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';

/** @typedef {import('./site.mjs').Outcome} Outcome */

const document = join(import.meta.dirname, '../../docs/reliability.md');

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
  const text = readFileSync(document, 'utf8');
  const old = text.slice(text.indexOf(heading)).slice(heading.length).split('\n\n')[0] ?? '';
  const rows = old.split('\n').filter(Boolean);
  for (const outcome of outcomes) {
    const at = rows.findIndex((line) => line.startsWith(`| ${outcome.name} |`));
    if (at < 0) rows.push(row(outcome));
    else rows[at] = row(outcome);
  }
  const part = [`With seed ${seed}, on ${machine()}.`, '', heading, ...rows].join('\n');
  writePart('trials', part);
}

/** The day, and what the figures were measured on. */
export function machine() {
  const go = execFileSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' }).trim();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gibibytes} GiB, ${type()} ${release()}, Node ${process.version}, ${go}`;
}

/** Replaces the part of docs/reliability.md that a command writes. */
export function writePart(/** @type {string} */ command, /** @type {string} */ part) {
  const text = readFileSync(document, 'utf8');
  const [begin, end] = [`<!-- npm run ${command} writes this part -->`, '<!-- until here -->'];
  const at = text.indexOf(begin);
  if (at < 0) throw new Error(`docs/reliability.md has no part for npm run ${command}`);
  const after = text.slice(text.indexOf(end, at));
  writeFileSync(document, `${text.slice(0, at)}${begin}\n\n${part}\n\n${after}`);
}
