// @ts-check
// Trials that interrupt builds.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, outcome } from './outcome.mjs';
import {
  build,
  built,
  builtSite,
  edit,
  ended,
  finished,
  judge,
  noteSites,
  removeOutput,
  start,
  wanted,
  whatIsThere,
} from './site.mjs';

/** @typedef {import('./site.mjs').State} State */
/** @typedef {import('./outcome.mjs').Trial} Trial */

/** Builds that are killed at seeded moments: of a first build, a rebuild, and its commit. @type {Trial} */
export async function killedBuilds(count, random) {
  const first = outcome('`kill -9` during a first build', count / 3);
  const rebuild = outcome(
    '`kill -9` during a rebuild that changes, adds and removes pages',
    count / 3,
  );
  const commit = outcome('`kill -9` while the new files are moved into place', count / 3);
  const site = await builtSite('killed');
  const usual = await usualTime(site);
  let state = /** @type {State} */ ('second');
  const found = { old: 0, new: 0, mixed: 0 };
  for (let i = 0; i < count; i++) {
    const kind = [first, rebuild, commit][i % 3] ?? first;
    const before = state;
    if (kind === first) removeOutput(site);
    else edit(site, (state = other(state)));
    if (kind === commit) await killAfter(build(site), manifestOf(site), random.between(0, 40));
    else await killAfter(build(site), '', random.between(0, usual));
    if (kind === commit) found[await whatIsThere(site, before, state)]++;
    await built(site);
    judge(kind, site, await wanted(state));
  }
  noteSites(commit, found);
  return [first, rebuild, commit];
}

const other = (/** @type {State} */ state) => (state === 'first' ? 'second' : 'first');

/** The file that a build writes just before it changes the folder. */
const manifestOf = (/** @type {string} */ site) => join(site, '.nightlight/dist/written.json');

const changedAt = (/** @type {string} */ file) =>
  file && existsSync(file) ? statSync(file).mtimeMs : 0;

/** The duration of a rebuild in milliseconds. It leaves the site in its second state. */
async function usualTime(/** @type {string} */ site) {
  edit(site, 'second');
  const begun = performance.now();
  await built(site);
  return Math.round(performance.now() - begun);
}

/** Kills a build some milliseconds after its start, or after a file has changed. */
async function killAfter(
  /** @type {import('node:child_process').ChildProcess} */ child,
  /** @type {string} */ awaited,
  /** @type {number} */ delay,
) {
  const over = ended(child);
  const before = changedAt(awaited);
  while (awaited && child.exitCode === null && changedAt(awaited) === before) await sleep(1);
  await Promise.race([over, sleep(delay)]);
  child.kill('SIGKILL');
  await over;
}

/** Two builds of one site at the same time, begun up to a build's time apart. @type {Trial} */
export async function twoAtOnce(count, random) {
  const result = outcome('two builds at once', count);
  const site = await builtSite('two');
  for (let i = 0; i < count; i++) {
    const state = i % 2 ? 'first' : 'second';
    edit(site, state);
    const one = ended(build(site));
    await sleep(random.between(0, 600));
    const both = await Promise.all([one, ended(build(site))]);
    if (both.some(({ status }) => status !== 0)) console.error(both);
    judge(result, site, await wanted(state));
  }
  return [result];
}

/** Rebuilds into a folder on a disk that has too little room, by some amount. @type {Trial} */
export async function fullDisks(times, random) {
  const result = outcome('a full disk', times);
  const site = await builtSite('full');
  const disk = join(site, 'disk');
  mkdirSync(disk);
  const size = sizeOf(await wanted('first'));
  let refused = 0;
  for (let i = 0; i < times; i++) {
    // Space for the first site, and for a part of what the second build stages.
    const room = Math.round(size * (1 + random.between(4, 60) / 100));
    if (!mount(disk, room)) return [{ ...result, note: 'file systems cannot be mounted here' }];
    try {
      edit(site, 'first');
      await built(site, '--out', join(disk, 'dist'));
      edit(site, 'second');
      const { status, output } = await ended(build(site, '--out', join(disk, 'dist')));
      if (status !== 0) refused++;
      if (status !== 0 && !output.includes('The disk is full')) count(result, false, output);
      else judge(result, disk, await wanted(status === 0 ? 'second' : 'first'));
    } finally {
      execFileSync('umount', [disk]);
    }
  }
  result.note = `${refused} times there was no room: that was told, and the last site stayed`;
  return [result];
}

function mount(/** @type {string} */ folder, /** @type {number} */ size) {
  const args = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder];
  return spawnSync('mount', args).status === 0;
}

/** The space that a finished site takes in a memory file system, in bytes. */
function sizeOf(/** @type {string} */ root) {
  const pages = (/** @type {string} */ file) =>
    Math.ceil(statSync(join(root, 'dist', file)).size / 4096);
  return [...finished(root).keys()].reduce((sum, file) => sum + pages(file) * 4096, 0);
}

/** Builds with a cache in which bytes were changed, or whose end is missing. @type {Trial} */
export async function damagedCaches(count, random) {
  const result = outcome('a damaged cache', count);
  const site = await builtSite('cache');
  for (let i = 0; i < count; i++) {
    const state = i % 2 ? 'first' : 'second';
    const folder = join(site, '.nightlight/cache');
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const data = readFileSync(file);
      for (let n = 0; n < 8 && data.length > 0; n++) {
        const at = random.between(0, data.length - 1);
        data[at] = (data[at] ?? 0) ^ random.between(1, 255);
      }
      writeFileSync(
        file,
        random.between(0, 3) === 0 ? data.subarray(0, random.between(0, data.length)) : data,
      );
    }
    edit(site, state);
    await built(site);
    judge(result, site, await wanted(state));
  }
  return [result];
}

/** Kinds of Node: an upgraded one, and those that a build refuses, with the reason. */
const nodes = /** @type {const} */ ([
  { script: `exec "${process.execPath}" "$@"`, refusal: '' },
  { script: `# another release\nexec "${process.execPath}" --no-opt "$@"`, refusal: '' },
  ...otherNodes().map((node) => ({ script: `exec "${node}" "$@"`, refusal: '' })),
  { script: 'echo v18.20.8', refusal: 'is too old' },
  { script: 'exit 1', refusal: 'does not run' },
]);

/** Further Node programs of this machine, which TRIAL_NODES lists. */
function otherNodes() {
  return (process.env.TRIAL_NODES ?? '').split(delimiter).filter(Boolean);
}

/** Builds between which the Node program becomes another one at the same place. @type {Trial} */
export async function upgradedNodes(count, random) {
  const result = outcome('a Node that is another one after each build', count);
  if (process.platform === 'win32')
    return [{ ...result, note: 'Windows has no scripts like that' }];
  const site = await builtSite('node');
  const folder = join(site, 'programs');
  const node = join(folder, 'node');
  mkdirSync(folder);
  let state = /** @type {State} */ ('first');
  let refused = 0;
  for (let i = 0; i < count; i++) {
    const { script, refusal } = random.pick(nodes);
    rmSync(node, { force: true });
    writeFileSync(node, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    edit(site, other(state));
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
    const { status, output } = await ended(start(['build', '--quiet', '--root', site], env));
    const isAsWanted = refusal ? status === 1 && output.includes(refusal) : status === 0;
    if (!isAsWanted) console.error(`with ${script} a build ends with ${status}:\n${output}`);
    if (refusal) refused++;
    else state = other(state);
    judge(result, site, await wanted(isAsWanted ? state : other(state)));
  }
  result.note = `${refused} times it was too old or did not run: that was told, and the last site stayed`;
  return [result];
}
