// @ts-check
// Judges the judges: makes one change of mutants.txt at a time in a copy of the repository, and
// runs the tests that must catch it.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MUTANT_MS } from '../patience.mjs';
import { goFlags } from '../program.mjs';
import { began, ended } from '../progress.mjs';
import { machine, writeRows } from '../record.mjs';
import { Places, isOfGo, readMutants, repositoryFiles } from './mutants.mjs';
import { base, repository } from './site.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/**
 * Tries the mutants whose name, group or file holds a part of what is asked for,
 * and writes the results into docs/reliability.md where all are tried or that is asked for.
 *
 * @returns whether all are caught
 */
export function tryMutants(/** @type {string} */ only = '', record = false) {
  const places = new Places(repositoryFiles());
  const parts = only.split(',');
  const chosen = readMutants().filter(({ group, name, file }) =>
    parts.some((part) => `${group}: ${name} ${file}`.includes(part)),
  );
  const changes = chosen.map((mutant) => ({ mutant, ...places.change(mutant) }));
  const copy = layCopy(places.files);
  const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
  if (!passes(copy, places, tests)) throw new Error(`Without a mutant the tests say:\n${said}`);
  const tried = changes.map(({ mutant, path, before, after }, i) => {
    began(mutant.name);
    writeFileSync(join(copy, path), after);
    const result = resultOf(() => passes(copy, places, mutant.tests));
    writeFileSync(join(copy, path), before);
    ended(mutant.name, `${i + 1} of ${chosen.length}, ${result}: ${mutant.name}`);
    return { ...mutant, result };
  });
  if (!only || record) writeGroups(tried);
  const missed = tried.filter(isMissed).length;
  console.log(`${tried.length - missed} of ${tried.length} are caught`);
  return missed === 0;
}

const isMissed = (/** @type {{ result: string }} */ { result }) => result !== 'caught';

/** What becomes of a mutant. */
function resultOf(/** @type {() => boolean} */ passes) {
  try {
    return passes() ? 'NOT CAUGHT' : 'caught';
  } catch (error) {
    console.error(error);
    return 'OF NO USE'; // no compiler takes it
  }
}

/** Copies the repository, where nothing but the mutants is changed. */
function layCopy(/** @type {string[]} */ files) {
  const copy = join(base, 'mutants');
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(repository, file), join(copy, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/**
 * Whether tests pass.
 *
 * @throws Error when they could not be run.
 */
function passes(
  /** @type {string} */ copy,
  /** @type {Places} */ places,
  /** @type {string[]} */ tests,
) {
  const ofGo = tests.filter(isOfGo);
  const others = tests.filter((test) => !isOfGo(test)).map((test) => places.test(test));
  const folders = new Set(ofGo.map((test) => `./${places.test(test)}`));
  const go = ['test', '-vet=off', `-timeout=${MUTANT_MS}ms`, `-run=^(${ofGo.join('|')})$`];
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  return (
    (ofGo.length === 0 || run(copy, 'go', [...go, ...folders])) &&
    (others.length === 0 || run(copy, process.execPath, [vitest, 'run', ...others]))
  );
}

/** What is printed where a change is one that no compiler takes, or no test was run. */
const unusable = /\[build failed\]|\[setup failed\]|no tests to run|Transform failed|No test files/;

/** What was run last, and what it has printed. */
let said = '';

function run(
  /** @type {string} */ cwd,
  /** @type {string} */ program,
  /** @type {string[]} */ args,
) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: MUTANT_MS * 5, // with what compiling takes
    env: { ...process.env, GOFLAGS: goFlags.join(' '), NO_COLOR: '1' },
  });
  said = `${args.join(' ')}\n${(stdout + stderr).slice(-4000)}`;
  if (unusable.test(said)) throw new Error(said);
  return status === 0;
}

const heading = '| group | tried | caught | not caught |\n|---|---:|---:|---|';

/** Puts a row for each group of mutants into docs/reliability.md. */
function writeGroups(/** @type {(Mutant & { result: string })[]} */ tried) {
  const rows = [...new Set(tried.map(({ group }) => group))].map((name) => {
    const all = tried.filter(({ group }) => group === name);
    const missed = all.filter(isMissed).map((mutant) => mutant.name);
    return `| ${name} | ${all.length} | ${all.length - missed.length} | ${missed.join('; ')} |`;
  });
  writeRows('docs/reliability.md', 'trials -- --mutants', `On ${machine()}.`, heading, rows);
}
