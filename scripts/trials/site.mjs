// @ts-check
// Copies of the site to try things on, and what an undisturbed build makes of them.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileProgram, hashesIn, program, repository } from '../program.mjs';
import { copy, copySite, serve } from '../site-copy.mjs';
import { count } from './outcome.mjs';

/**
 * The site in one of two states, which differ in every page, and in which pages there are.
 *
 * @typedef {'first' | 'second'} State
 */

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

export const base = mkdtempSync(join(tmpdir(), 'nightlight-trials-'));
process.on('exit', () => rmSync(base, { recursive: true, force: true }));

/** The site as it was at the start: somebody may work on it meanwhile. */
const original = join(base, 'original');

/** Builds the program that is tried, and copies the site. */
export function prepare() {
  compileProgram();
  copySite(repository, original);
}

/** A command of nightlight, as it is run. */
export const command = (/** @type {string[]} */ ...args) => [program, ...args];

/** Starts a command of nightlight. */
export function start(/** @type {string[]} */ args, env = process.env) {
  return spawn(program, args, { cwd: base, stdio: 'pipe', env });
}

/** Runs a command of nightlight on a site, which must succeed, with what it reads. */
export function run(
  /** @type {string} */ root,
  /** @type {string[]} */ args,
  /** @type {string} */ input,
) {
  execFileSync(program, [...args, '--root', root], { cwd: base, input, stdio: 'pipe' });
}

/** Lays a copy of the site and returns its folder. */
export function laySite(/** @type {string} */ name) {
  const root = join(base, name);
  copySite(original, root);
  return root;
}

/** Puts a site into a state. */
export function edit(/** @type {string} */ root, /** @type {State} */ state) {
  const article = 'content/blog/trial.md';
  const site = readFileSync(join(original, 'content/site.yaml'), 'utf8');
  // A word that every page holds, and no picture of a shared link.
  const edited = site.replace(/^( +skip-link: ).*$/m, `$1To the words, ${state}`);
  writeFileSync(join(root, 'content/site.yaml'), edited);
  if (state === 'first') rmSync(join(root, article), { force: true });
  else writeFileSync(join(root, article), articleText());
}

/** An article like the one that is there, with an address and an id of its own. */
export function articleText() {
  const folder = join(original, 'content/blog');
  const text = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
  return text.replace(/^id: .*$/m, 'id: 999').replace(/^title: .*$/m, 'title: A trial');
}

/** Starts a build. */
export function build(/** @type {string} */ root, /** @type {string[]} */ ...args) {
  return start(['build', '--quiet', '--root', root, ...args]);
}

/** Waits for the end of a command. @returns {Promise<{ status: number | null, output: string }>} */
export function ended(/** @type {import('node:child_process').ChildProcess} */ child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

/** Builds a site, which must succeed. */
export async function built(/** @type {string} */ root, /** @type {string[]} */ ...args) {
  const { status, output } = await ended(build(root, ...args));
  if (status !== 0)
    throw new Error(`a build that nothing disturbs ends with ${status}:\n${output}`);
}

/** Publishes a site anew: in a state, and with other code. */
export async function publish(
  /** @type {string} */ root,
  /** @type {State} */ state,
  /** @type {number} */ turn,
) {
  edit(root, state);
  const code = `Object.assign(globalThis, { turn: ${turn} });\n`;
  writeFileSync(join(root, 'components/lib/member.ts'), code, { flag: 'a' });
  await built(root);
}

/** The finished files by path, as hashes. */
export const finished = (/** @type {string} */ root) => hashesIn(join(root, 'dist'));

/** How many bytes of the wanted files are missing or different, and whether others are there. */
function compare(/** @type {string} */ root, /** @type {string} */ wanted) {
  const [want, got] = [finished(wanted), finished(root)];
  let lost = 0;
  for (const [file, hash] of want) {
    if (got.get(file) !== hash) lost += statSync(join(wanted, 'dist', file)).size;
  }
  const extra = [...got.keys()].filter((file) => !want.has(file));
  return { lost, extra, isSame: lost === 0 && extra.length === 0 };
}

/** Which site a folder holds, wholly. @returns {Promise<'old' | 'new' | 'mixed'>} */
export async function whatIsThere(
  /** @type {string} */ site,
  /** @type {State} */ before,
  /** @type {State} */ after,
) {
  if (compare(site, await wanted(before)).isSame) return 'old';
  return compare(site, await wanted(after)).isSame ? 'new' : 'mixed';
}

/** Says which sites were found. */
export function noteSites(
  /** @type {Outcome} */ result,
  /** @type {Record<'old' | 'new' | 'mixed', number>} */ found,
) {
  result.note = `until the next build the folder held the old site ${found.old} times, the new one ${found.new} times, files of both ${found.mixed} times`;
}

/** Takes the finished site away, and what is known of it. */
export function removeOutput(/** @type {string} */ site) {
  for (const folder of ['dist', '.nightlight/dist']) {
    rmSync(join(site, folder), { recursive: true, force: true });
  }
}

/** What a build has left in its work folder that is neither its record nor its lock. */
function leftBehind(/** @type {string} */ root) {
  const kept = ['lock', 'written.json'];
  return readdirSync(join(root, '.nightlight/dist')).filter((name) => !kept.includes(name));
}

/** @type {Map<State, string>} */
const references = new Map();

/** The folder of a site that was built in a state, undisturbed. */
export async function wanted(/** @type {State} */ state) {
  const known = references.get(state);
  if (known) return known;
  const root = laySite(`wanted-${state}`);
  edit(root, state);
  await built(root);
  references.set(state, root);
  return root;
}

/** A site that was built in its first state. */
export async function builtSite(/** @type {string} */ name) {
  const root = laySite(name);
  copy(join(await wanted('first'), '.nightlight/cache'), join(root, '.nightlight/cache'));
  edit(root, 'first');
  await built(root);
  return root;
}

/** Counts a trial: the site must be as an undisturbed build makes it, with nothing left behind. */
export function judge(
  /** @type {Outcome} */ result,
  /** @type {string} */ root,
  /** @type {string} */ want,
) {
  const { lost, extra, isSame } = compare(root, want);
  const left = leftBehind(root);
  result.lost += lost;
  count(
    result,
    isSame && left.length === 0,
    `${lost} bytes differ, too many: ${extra}, left: ${left}`,
  );
}

/** Serves a site with preview or dev, at an address of its own. */
export const served = (/** @type {'preview' | 'dev'} */ name, /** @type {string} */ site) =>
  serve(command(name, '--root', site, '--port', '0'));
