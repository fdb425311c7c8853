// @ts-check
// The table of the trials, in docs/reliability.md.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';

/** @typedef {import('./site.mjs').Outcome} Outcome */

const document = join(import.meta.dirname, '../../docs/reliability.md');

/** The outcomes as a table in Markdown. */
export function table(/** @type {Outcome[]} */ outcomes) {
  const rows = outcomes.map(
    ({ name, tried, survived, lost, note }) =>
      `| ${name} | ${tried} | ${survived} | ${lost} | ${note} |`,
  );
  return ['| what | tried | survived | bytes lost | |', '|---|---:|---:|---:|---|', ...rows].join(
    '\n',
  );
}

/** Puts the table into docs/reliability.md, with the day, the machine and the seed. */
export function writeReport(/** @type {Outcome[]} */ outcomes, /** @type {number} */ seed) {
  writePart('trials', `With seed ${seed}, on ${machine()}.\n\n${table(outcomes)}`);
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
