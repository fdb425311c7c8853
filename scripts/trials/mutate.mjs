// @ts-check
// Mutation testing: changes the functions that mutants.txt names one line at a time, in a copy of
// the repository, and runs the tests that must catch each change.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TEST_MS } from '../patience.mjs';
import { goFlags, repository } from '../program.mjs';
import { began, ended } from '../progress.mjs';
import { machine, writePart } from '../record.mjs';
import { base } from './site.mjs';

/** @typedef {{ file: string, name: string, tests: string[] }} Named a function or a single change, and its tests */

/** The list. @returns {Named[]} */
export function readFunctions() {
  const text = readFileSync(join(import.meta.dirname, 'mutants.txt'), 'utf8');
  const lines = text.matchAll(/^(\S+\.(?:go|tsx?)) (`.+` → `.+`|\w+) (.+)$/gm);
  return Array.from(lines, ([, file = '', name = '', tests = '']) => {
    return { file, name, tests: tests.split(' ') };
  });
}

/** The possible changes of a line; most lines match none. @type {[RegExp, string][]} */
const changes = [
  [/^(\s*(?:\} else )?if (?:[^;{]+; )?)([^({][^{]*)( \{)$/, '$1!($2)$3'], // Go
  [/^(\s*(?:\} else )?if )(\(.+?\))( return| throw| \{)/, '$1(!$2)$3'], // TypeScript
  [/^\s*(?:await )?[\w.]+\(.*\);?$/, ''],
  [/ == /, ' != '],
  [/ != /, ' == '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
];

/**
 * Copies of a file's text, each with one changed line of a function; or one with the named
 * change.
 */
export function mutantsOf(/** @type {string} */ text, /** @type {string} */ name) {
  const lines = text.split('\n');
  const [, old, other = ''] = /^`(.+)` → `(.+)`$/.exec(name) ?? [];
  if (old) {
    const line = lines.findIndex((line) => line.includes(old)) + 1;
    return line ? [{ line, text: text.replace(old, () => other) }] : [];
  }
  const head = new RegExp(`^(func (\\(.*?\\) )?|(export )?(async )?function )${name}\\(`);
  const from = lines.findIndex((line) => head.test(line));
  const to = lines.findIndex((line, i) => i > from && line === '}');
  if (from < 0 || to < 0) throw new Error(`there is no function ${name}`);
  return lines.slice(from + 1, to).flatMap((line, i) =>
    changes
      .map(([old, other]) => line.replace(old, other))
      .filter((other) => other !== line)
      .map((other) => ({
        line: from + 2 + i,
        text: lines.with(from + 1 + i, other).join('\n'),
      })),
  );
}

/** Tries the functions whose file or name contains a part of `only`. @returns whether all changes are caught */
export function tryMutants(/** @type {string | undefined} */ only, /** @type {boolean} */ record) {
  const isMeant = (/** @type {Named} */ { file, name }) =>
    !only || only.split(',').some((part) => `${file} ${name}`.includes(part));
  const copy = layCopy();
  const rows = readFunctions()
    .filter(isMeant)
    .map((named) => tryFunction(copy, named));
  const tried = rows.reduce((sum, row) => sum + row.tried, 0);
  const missed = rows.flatMap(({ file, name, missed }) =>
    missed.map((line) => `- ${file}:${line}, in ${name}`),
  );
  const caught = missed.length ? `, all but ${missed.length} caught:\n` : ', all caught.';
  const part = [
    `On ${machine()}: ${tried} changes of ${rows.length} functions${caught}`,
    ...missed,
  ].join('\n');
  console.log(part);
  if (!only || record) writePart('docs/reliability.md', 'trials -- --mutants', part);
  return rows.every(({ tried, missed }) => tried > 0 && missed.length === 0);
}

function tryFunction(/** @type {string} */ copy, /** @type {Named} */ { file, name, tests }) {
  const before = readFileSync(join(copy, file), 'utf8');
  if (passes(copy, file, tests) !== true) throw new Error(`${tests.join(' ')} fail by themselves`);
  let tried = 0;
  const missed = [];
  began(name);
  for (const { line, text } of mutantsOf(before, name)) {
    writeFileSync(join(copy, file), text);
    const passed = passes(copy, file, tests);
    if (passed !== undefined) tried++;
    if (passed) missed.push(line);
  }
  writeFileSync(join(copy, file), before);
  ended(name, `${file} ${name}: ${tried - missed.length} of ${tried} are caught`);
  return { file, name, tried, missed };
}

/** Makes a copy of the repository for the changes. */
function layCopy() {
  const copy = join(base, 'mutants');
  const list = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' });
  for (const file of list.trim().split('\n')) {
    cpSync(join(repository, file), join(copy, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Whether the tests pass; undefined if the change does not compile. */
function passes(
  /** @type {string} */ cwd,
  /** @type {string} */ file,
  /** @type {string[]} */ tests,
) {
  const [program = '', ...args] = file.endsWith('.go')
    ? ['go', 'test', '-vet=off', `-run=^(${tests.join('|')})$`, `./${dirname(file)}`]
    : [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...tests];
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: TEST_MS, // a mutant may never end
    env: { ...process.env, GOFLAGS: goFlags.join(' '), NO_COLOR: '1' },
  });
  const said = stdout + stderr;
  if (/no tests to run|No test files/.test(said)) throw new Error(said);
  return /\[build failed\]|Transform failed/.test(said) ? undefined : status === 0;
}
