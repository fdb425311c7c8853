// @ts-check
// The table of the trials, in docs/reliability.md.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';

/** @typedef {import('./site.mjs').Outcome} Outcome */

const document = join(import.meta.dirname, '../../docs/reliability.md');
const [begin, end] = ['<!-- npm run trials writes this part -->', '<!-- until here -->'];

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
  const text = readFileSync(document, 'utf8');
  const go = execFileSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' }).trim();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gibibytes} GiB, ${type()} ${release()}`;
  const about = `On ${day}, with seed ${seed}, on ${machine}, Node ${process.version}, ${go}.`;
  const [before] = text.split(begin);
  const after = text.slice(text.indexOf(end));
  writeFileSync(document, `${before}${begin}\n\n${about}\n\n${table(outcomes)}\n\n${after}`);
}
