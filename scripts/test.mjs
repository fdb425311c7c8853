// @ts-check
// Runs everything that must pass, on a fresh machine too: npm test.
//
//   npm test                       all steps
//   npm test -- --only go,types    the named steps and groups
//   npm test -- --node 24          with another version of Node
//
// As many steps run in parallel as there are processors, the longest first. A step that uses
// every processor runs alone, after the others. The output of failed steps is printed at the
// end. docs/CONTRIBUTING.md explains the tests.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execute } from './execute.mjs';
import { onPath } from './machine.mjs';
import { GO_PACKAGE } from './patience.mjs';
import { nodeProgram, pathBefore, supportedNodes } from './nodes.mjs';
import { compile, goFlags, program } from './program.mjs';
import { began, ended } from './progress.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} group
 * @property {string | string[][] | (() => string[][])} run a command, or several in sequence; npm programs are given by their file
 * @property {boolean} [quiet] any output means failure, as with gofmt
 * @property {boolean} [alone] it uses every processor
 * @property {boolean} [fetches] it waits for the network, and hardly uses a processor
 * @property {string[]} [needs] the steps that must have passed before
 * @property {() => string | undefined} [skip] the reason why it cannot run here, if any
 */

/** The packages that start goroutines: their tests run under the race detector. */
const concurrent = [
  'base/cache',
  'reading/content',
  'serving/dev',
  'serving/host',
  'output',
  'rendering/render',
  'pictures/socialimage',
  'finishing/disk',
].map((name) => `./generator/${name}/...`);
/** Whole builds under the race detector: first builds, and builds after each kind of edit. */
const wholeBuilds = 'MakesOnlyWhatChanged|IsTheSameInEachBuild';
/**
 * The race detector slows down the code it instruments. esbuild's goroutines are not our code,
 * and the other packages only compute, in the caller's goroutine.
 */
const notWatched = [
  'github.com/evanw/esbuild/...',
  'github.com/goccy/go-yaml/...',
  'github.com/yuin/goldmark/...',
  'golang.org/x/image/...',
  'golang.org/x/net/html/...',
  'compress/...',
  'hash/...',
  'image/...',
  'regexp/...',
].map((packages) => `-gcflags=${packages}=-race=false`);
/** The packages that test whether generated files are up to date. */
const generated = ['./generator/schema', './cmd/schemagen', './cmd/wordgen'];
/** go vet is a separate step. */
const goTest = ['go', 'test', '-vet=off', `-timeout=${GO_PACKAGE}`];
const hasCCompiler = onPath(['gcc', 'clang']).some((file) => existsSync(file));

/** @type {Step[]} */
const steps = [
  {
    name: 'npm packages',
    group: 'machine',
    run: 'node scripts/machine.mjs packages',
    fetches: true,
  },
  { name: 'chromium', group: 'machine', run: 'node scripts/machine.mjs browser', fetches: true },
  // The program is in the folder of the packages.
  { name: 'program', group: 'site', run: [compile], needs: ['npm packages'] },
  { name: 'build', group: 'site', run: [[program, 'build', '--quiet']], needs: ['program'] },
  {
    name: 'go race',
    group: 'go',
    run: [concurrent, ['-run', wholeBuilds, './generator']].map((what) => [
      ...goTest,
      '-race',
      ...notWatched,
      ...what,
    ]),
    skip: () => (hasCCompiler ? undefined : 'the race detector needs a C compiler'),
    needs: ['npm packages'],
  },
  {
    name: 'go test',
    group: 'go',
    // The tests under the race detector are not run twice.
    run: () => [
      [...goTest, ...(hasCCompiler ? ['-skip', wholeBuilds, ...otherPackages()] : ['./...'])],
    ],
    needs: ['program'], // so that two steps do not compile the same packages at once
  },
  { name: 'staticcheck', group: 'go', run: 'go tool staticcheck ./...', needs: ['program'] },
  {
    name: 'components',
    group: 'web',
    run: 'vitest/vitest.mjs run --project=components*',
    needs: ['program'], // they open pages that the program builds
  },
  ...supportedNodes
    .filter((version) => !process.versions.node.startsWith(`${version}.`))
    .map((version) => ({
      name: `node ${version}`,
      group: 'site',
      run: `node scripts/nodes.mjs ${version}`,
      skip: () => (nodeProgram(version) ? undefined : 'it is not here, and cannot be fetched'),
      needs: ['build'],
    })),
  {
    name: 'finished files',
    group: 'site',
    run: 'vitest/vitest.mjs run --project=finished-files',
    needs: ['build'],
  },
  { name: 'budgets', group: 'site', run: 'node scripts/budgets.mjs', needs: ['build'] },
  // The build's cache shortens the builds of the trials.
  {
    name: 'trials',
    group: 'site',
    run: 'node scripts/trials/trials.mjs --short',
    needs: ['build'],
  },
  {
    name: 'prettier',
    group: 'web',
    // Its cache lists correctly formatted files by their contents.
    run: 'prettier/bin/prettier.cjs --check --cache --cache-strategy=content .',
    needs: ['npm packages'],
  },
  { name: 'oxlint', group: 'web', run: 'oxlint/bin/oxlint --type-aware', needs: ['npm packages'] },
  { name: 'tsc', group: 'types', run: 'typescript/bin/tsc --project .', needs: ['npm packages'] },
  { name: 'generated', group: 'types', run: [[...goTest, ...generated]], needs: ['program'] },
  { name: 'go vet', group: 'go', run: 'go vet ./...', needs: ['program'] },
  { name: 'go mod tidy', group: 'go', run: 'go mod tidy -diff' },
  { name: 'gofmt', group: 'go', run: 'gofmt -l cmd generator', quiet: true },
  {
    name: 'browser',
    group: 'site',
    run: '@playwright/test/cli.js test --config e2e',
    alone: true,
    needs: ['build', 'chromium'],
  },
];

/**
 * @typedef {object} Result
 * @property {Step} step
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} seconds
 * @property {number} cpu the CPU time of all its processes, in seconds
 * @property {string} output
 */

/** @type {Map<string, Result>} */
const results = new Map();

async function main() {
  if (!node) throw new Error(`Node ${options.node} is not here, and cannot be fetched.`);
  await runAll(choose());
  return report();
}

/** The steps that --only selects by name or group, with the steps they need; by default all. */
function choose() {
  if (!options.only) return steps;
  const names = options.only.split(',');
  const unknown = names.filter((name) => !steps.some((s) => s.name === name || s.group === name));
  if (unknown.length > 0) {
    const known = new Set(steps.flatMap((step) => [step.group, step.name]));
    throw new Error(
      `There is no step ${unknown.join(', ')}. Choose from: ${[...known].join(', ')}.`,
    );
  }
  /** @type {Set<string>} */
  const chosen = new Set();
  const add = (/** @type {Step} */ step) => {
    chosen.add(step.name);
    steps.filter(({ name }) => step.needs?.includes(name)).forEach(add);
  };
  steps.filter(({ name, group }) => names.includes(name) || names.includes(group)).forEach(add);
  return steps.filter(({ name }) => chosen.has(name));
}

/** Runs each step once the steps it needs have ended and a processor is free. */
async function runAll(/** @type {Step[]} */ chosen) {
  const waiting = new Set(chosen);
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const hasRoom = (/** @type {Step} */ { alone, fetches }) => {
    if (alone) return running.size === 0 && [...waiting].every((step) => step.alone);
    const working = [...running.keys()].filter((step) => !step.fetches);
    return fetches || working.length < availableParallelism();
  };
  const start = async (/** @type {Step} */ step) => {
    began(step.name);
    const result = await run(step);
    results.set(step.name, result);
    running.delete(step);
    ended(step.name, row(result));
  };
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(
      (step) => hasRoom(step) && (step.needs ?? []).every((name) => results.has(name)),
    );
    if (next) {
      waiting.delete(next);
      running.set(next, start(next));
    } else {
      await Promise.race(running.values());
    }
  }
}

/** @returns {Promise<Result>} */
async function run(/** @type {Step} */ step) {
  const failed = step.needs?.find((name) => results.get(name)?.state !== 'passed');
  const why = failed ? `${failed} did not pass` : step.skip?.();
  const spent = { seconds: 0, cpu: 0 };
  if (why) return { step, state: 'skipped', ...spent, output: why };
  let output = '';
  let passed = true;
  const commands = typeof step.run === 'function' ? step.run() : step.run;
  for (const words of typeof commands === 'string' ? [commands.split(' ')] : commands) {
    const [name = '', ...args] = words;
    // npm's programs are run by this Node, which needs no shell on any system.
    const isOfNpm = existsSync(join('node_modules', name)) && name.includes('/');
    const command = isOfNpm ? [node, join('node_modules', name)] : [name];
    const outcome = await execute([...command, ...args], { env: environment });
    output += outcome.text;
    passed &&= outcome.status === 0 && !(step.quiet && outcome.text !== '');
    spent.seconds += outcome.seconds;
    spent.cpu += outcome.cpu;
  }
  return { step, state: passed ? 'passed' : 'failed', ...spent, output };
}

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, node: { type: 'string' } },
});

/** The Node that runs npm's programs, and everything else because it is first on the path. */
const node = (options.node ? nodeProgram(options.node) : process.execPath) ?? '';

const environment = {
  // Go tests are short programs: less frequent garbage collection saves a tenth of their time.
  GOGC: '400',
  ...process.env,
  PATH: pathBefore(node),
  GOFLAGS: [process.env.GOFLAGS, ...goFlags].join(' ').trim(),
  NO_COLOR: '1',
};

/** The packages whose tests do not run under the race detector. */
function otherPackages() {
  const list = (/** @type {string[]} */ patterns) =>
    execFileSync('go', ['list', ...patterns], { encoding: 'utf8' })
      .trim()
      .split('\n');
  const elsewhere = new Set(list([...concurrent, ...generated]));
  return list(['./...']).filter((name) => !elsewhere.has(name));
}

/** @param {Result} result */
function row({ step, state, seconds, cpu, output }) {
  const costs = [seconds, cpu].map(inSeconds).join(' ');
  const note = state === 'skipped' ? output : costs;
  return `${{ passed: '✓', failed: '✗', skipped: '-' }[state]} ${step.name.padEnd(14)} ${note}`;
}

/** A cell of the table. @param {number} seconds */
function inSeconds(seconds) {
  return (Number.isNaN(seconds) ? '–' : `${seconds.toFixed(1)} s`).padStart(9);
}

function report() {
  const all = steps.flatMap((step) => results.get(step.name) ?? []);
  const count = (/** @type {Result['state']} */ state) =>
    all.filter((r) => r.state === state).length;
  const titles = ['lasted', 'CPU time'].map((title) => title.padStart(9)).join(' ');
  console.log(`\n${' '.repeat(17)}${titles}\n${all.map(row).join('\n')}`);
  const cpu = all.reduce((sum, result) => sum + result.cpu, 0);
  console.log(`${' '.repeat(27)}${inSeconds(cpu)}  in all`);
  for (const { step, state, output } of all) {
    if (state === 'failed') console.log(`\n──── ${step.name} failed ────\n${output.trimEnd()}`);
    const [flaky] = /^ +\d+ flaky\n( {4}.*\n)+/m.exec(output) ?? [];
    if (state === 'passed' && flaky) console.log(`\n──── ${step.name} passed ────\n${flaky}`);
  }
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  console.log(`\n${count('passed')} passed, ${count('failed')} failed${skipped}`);
  return count('failed') === 0;
}

main().then(
  (ok) => process.exit(ok ? 0 : 1),
  (error) => {
    console.error(error.message);
    process.exit(2);
  },
);
