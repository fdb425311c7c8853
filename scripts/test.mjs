// @ts-check
// Everything that must pass, on a fresh machine, in one command: npm test.
//
//   npm test                       all steps
//   npm test -- --only go,types    the steps and groups named
//
// Steps run side by side, as many as there are processors, the longest first. A step that
// uses every processor by itself runs alone, after the others. The output of what fails is
// printed at the end.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} group
 * @property {string[][] | (() => string[][])} commands run one after the other; npm programs are named by their file
 * @property {boolean} [quiet] it fails when it prints something, as gofmt does
 * @property {boolean} [alone] it uses every processor by itself
 * @property {boolean} [fetches] it waits for the network, and hardly uses a processor
 * @property {string[]} [needs] the steps that must have passed before
 * @property {() => string | undefined} [skip] why it cannot run here
 */

const scratch = mkdtempSync(join(tmpdir(), 'nightlight-'));
const platforms = ['linux', 'darwin', 'windows'];
/** The packages with goroutines of their own: their tests run under the race detector. */
const concurrent = [
  './generator',
  ...['cache', 'content', 'dev', 'host', 'output', 'render', 'socialimage'].map(
    (name) => `./generator/${name}/...`,
  ),
];
/** The race detector slows down what it watches; esbuild's own goroutines are not ours to watch. */
const notWatched = '-gcflags=github.com/evanw/esbuild/...=-race=false';
/** go vet is a step of its own. */
const withoutVet = ['-vet=off'];
const hasCCompiler = has('gcc') || has('clang');

/** @type {Step[]} */
const steps = [
  {
    name: 'npm packages',
    group: 'machine',
    commands: [['node', 'scripts/machine.mjs', 'packages']],
    fetches: true,
  },
  {
    name: 'chromium',
    group: 'machine',
    commands: [['node', 'scripts/machine.mjs', 'browser']],
    fetches: true,
  },
  {
    name: 'build',
    group: 'site',
    commands: [['go', 'run', './cmd/nightlight', 'build', '--quiet']],
    needs: ['npm packages'],
  },
  {
    name: 'go race',
    group: 'go',
    commands: [['go', 'test', '-race', notWatched, ...withoutVet, ...concurrent]],
    skip: () => (hasCCompiler ? undefined : 'the race detector needs a C compiler'),
    needs: ['npm packages'],
  },
  {
    name: 'go test',
    group: 'go',
    // What the race detector runs need not run twice.
    commands: () => [
      ['go', 'test', ...withoutVet, ...(hasCCompiler ? otherPackages() : ['./...'])],
    ],
    needs: ['npm packages'],
  },
  { name: 'staticcheck', group: 'go', commands: [['go', 'tool', 'staticcheck', './...']] },
  {
    name: 'components',
    group: 'web',
    commands: [['vitest/vitest.mjs', 'run', '--project=components*']],
    needs: ['npm packages'],
  },
  {
    name: 'finished files',
    group: 'site',
    commands: [['vitest/vitest.mjs', 'run', '--project=finished-files']],
    needs: ['build'],
  },
  {
    name: 'platforms',
    group: 'go',
    commands: platforms.map((os) => [
      `GOOS=${os}`,
      'go',
      'build',
      '-o',
      join(scratch, os),
      './cmd/nightlight',
    ]),
  },
  {
    name: 'trials',
    group: 'site',
    commands: [['node', 'scripts/trials/trials.mjs', '--short']],
    needs: ['build'], // which leaves a cache that makes those of the trials short
  },
  {
    name: 'prettier',
    group: 'web',
    commands: [['prettier/bin/prettier.cjs', '--check', '.']],
    needs: ['npm packages'],
  },
  {
    name: 'oxlint',
    group: 'web',
    commands: [['oxlint/bin/oxlint', '--type-aware']],
    needs: ['npm packages'],
  },
  {
    name: 'tsc',
    group: 'types',
    commands: [['typescript/bin/tsc', '--project', '.']],
    needs: ['npm packages'],
  },
  { name: 'generated', group: 'types', commands: [['go', 'test', './generator/schema/...']] },
  { name: 'go vet', group: 'go', commands: [['go', 'vet', './...']] },
  { name: 'go mod tidy', group: 'go', commands: [['go', 'mod', 'tidy', '-diff']] },
  { name: 'gofmt', group: 'go', commands: [['gofmt', '-l', 'cmd', 'generator']], quiet: true },
  {
    name: 'browser',
    group: 'site',
    commands: [['@playwright/test/cli.js', 'test', '--config', 'e2e']],
    alone: true,
    needs: ['build', 'chromium'],
  },
];

/** @typedef {{ step: Step, state: 'passed' | 'failed' | 'skipped', seconds: number, output: string }} Result */

/** @type {Map<string, Result>} */
const results = new Map();

/** @type {Map<string, Promise<void>>} */
const running = new Map();

async function main() {
  const chosen = choose();
  try {
    const fetching = chosen.filter((step) => step.fetches);
    await Promise.all([
      runAll(fetching, fetching.length),
      runAll(
        chosen.filter((step) => !step.alone && !step.fetches),
        availableParallelism(),
      ),
    ]);
    await runAll(
      chosen.filter((step) => step.alone),
      1,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return report();
}

/** The steps that --only names by name or group, and what they need; all without it. */
function choose() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (!values.only) return steps;
  const names = values.only.split(',');
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

/**
 * @param {Step[]} queue
 * @param {number} width
 */
async function runAll(queue, width) {
  const waiting = [...queue];
  const start = async (/** @type {Step} */ step) => {
    const result = await run(step);
    results.set(step.name, result);
    console.log(row(result));
  };
  const isReady = (/** @type {Step} */ { needs = [] }) => needs.every((name) => results.has(name));
  const lane = async () => {
    while (waiting.length > 0) {
      const next = waiting.findIndex(isReady);
      if (next < 0) {
        await Promise.race(running.values());
        continue;
      }
      const [step] = waiting.splice(next, 1);
      if (!step) return;
      const done = start(step).finally(() => running.delete(step.name));
      running.set(step.name, done);
      await done;
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/**
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function run(step) {
  const failed = step.needs?.find((name) => results.get(name)?.state !== 'passed');
  const why = failed ? `${failed} did not pass` : step.skip?.();
  if (why) return { step, state: 'skipped', seconds: 0, output: why };
  const start = performance.now();
  let output = '';
  let passed = true;
  const commands = typeof step.commands === 'function' ? step.commands() : step.commands;
  for (const command of commands) {
    const { status, text } = await execute(command);
    output += text;
    passed &&= status === 0 && !(step.quiet && text !== '');
  }
  const seconds = (performance.now() - start) / 1000;
  return { step, state: passed ? 'passed' : 'failed', seconds, output };
}

/**
 * Runs a command, which may begin with a variable of the environment.
 *
 * @param {string[]} command
 * @returns {Promise<{ status: number | null, text: string }>}
 */
function execute(command) {
  // The tests of Go are short programs: collecting garbage less often saves a tenth of their time.
  const env = { GOGC: '400', ...process.env, NO_COLOR: '1' };
  const assigned = command[0]?.split('=') ?? [];
  const [program = '', ...args] = assigned.length === 2 ? command.slice(1) : command;
  if (assigned.length === 2)
    Object.assign(env, { [`${assigned[0]}`]: assigned[1], CGO_ENABLED: '0' });

  // A program of npm is run by this Node, which needs no shell on any system.
  const child = program.includes('/')
    ? spawn(process.execPath, [join('node_modules', program), ...args], { env })
    : spawn(program, args, { env });
  return new Promise((resolve) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
    child.on('error', (error) => resolve({ status: 1, text: `${program}: ${error.message}\n` }));
    child.on('close', (status) => resolve({ status, text }));
  });
}

/** The packages whose tests the race detector does not run. */
function otherPackages() {
  const list = (/** @type {string[]} */ patterns) =>
    execFileSync('go', ['list', ...patterns], { encoding: 'utf8' })
      .trim()
      .split('\n');
  const raced = new Set(list(concurrent));
  return list(['./...']).filter((name) => !raced.has(name));
}

/** @param {string} program */
function has(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));
}

/** @param {Result} result */
function row({ step, state, seconds, output }) {
  const note = state === 'skipped' ? output : `${seconds.toFixed(1).padStart(6)} s`;
  return `${{ passed: '✓', failed: '✗', skipped: '-' }[state]} ${step.name.padEnd(14)} ${note}`;
}

function report() {
  const all = steps.flatMap((step) => results.get(step.name) ?? []);
  const count = (/** @type {Result['state']} */ state) =>
    all.filter((r) => r.state === state).length;
  console.log(`\n${all.map(row).join('\n')}`);
  for (const { step, state, output } of all) {
    if (state === 'failed') console.log(`\n──── ${step.name} failed ────\n${output.trimEnd()}`);
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
