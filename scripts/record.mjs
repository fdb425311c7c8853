// @ts-check
// Writes the generated parts of documents: results, with their date and machine.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { repository } from './program.mjs';

/** The date, and the machine that the figures were measured on. */
export function machine() {
  const go = execFileSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' }).trim();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gibibytes} GiB, ${type()} ${release()}, Node ${process.version}, ${go}`;
}

/** Replaces a command's part of a document; the path is relative to the repository. */
export function writePart(
  /** @type {string} */ document,
  /** @type {string} */ command,
  /** @type {string} */ part,
) {
  const file = join(repository, document);
  writeFileSync(file, replacePart(readFileSync(file, 'utf8'), document, command, part));
}

/** A document's text with a new part between the comments of a command. */
export function replacePart(
  /** @type {string} */ text,
  /** @type {string} */ document,
  /** @type {string} */ command,
  /** @type {string} */ part,
) {
  const [begin, end] = [`<!-- npm run ${command} writes this part -->`, '<!-- until here -->'];
  const at = text.indexOf(begin);
  const after = text.indexOf(end, at);
  if (at < 0 || after < 0) throw new Error(`${document} has no part for npm run ${command}`);
  return `${text.slice(0, at)}${begin}\n\n${part}\n\n${text.slice(after)}`;
}

/**
 * Replaces rows of a table that a command writes, matched by their first cells. Rows of trials
 * that were not run now stay unchanged.
 */
export function writeRows(
  /** @type {string} */ document,
  /** @type {string} */ command,
  /** @type {string} */ about, // the text above the table
  /** @type {string} */ heading,
  /** @type {string[]} */ rows,
) {
  const text = readFileSync(join(repository, document), 'utf8');
  const at = text.indexOf(heading);
  const old = at < 0 ? [] : (text.slice(at + heading.length).split('\n\n')[0] ?? '').split('\n');
  const first = (/** @type {string} */ row) => row.split(' | ')[0] ?? '';
  const all = new Map([...old.filter(Boolean), ...rows].map((row) => [first(row), row]));
  writePart(document, command, [about, '', heading, ...all.values()].join('\n'));
}
