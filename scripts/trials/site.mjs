// @ts-check
// Copies of the site for the trials, and the output of undisturbed builds of them.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileProgram, hashesIn, program, repository } from '../program.mjs';
import { copy, copySite, serve } from '../site-copy.mjs';
import { count } from './outcome.mjs';

/**
 * One of two states of the site, which differ in every page and in the set of pages.
 *
 * @typedef {'first' | 'second'} State
 */

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

export const base = mkdtempSync(join(tmpdir(), 'nightlight-trials-'));
process.on('exit', () => rmSync(base, { recursive: true, force: true }));

/** The site as it was at the start, because it may be edited meanwhile. */
const original = join(base, 'original');

/** Compiles the program, and copies the site. */
export function prepare() {
  compileProgram();
  copySite(repository, original);
}

/** The arguments that run a command of nightlight. */
export const command = (/** @type {string[]} */ ...args) => [program, ...args];

/** Starts a command of nightlight. */
export function start(/** @type {string[]} */ args, env = process.env) {
  return spawn(program, args, { cwd: base, stdio: 'pipe', env });
}

/** Runs a command of nightlight on a site with some input; it must succeed. */
export function run(
  /** @type {string} */ root,
  /** @type {string[]} */ args,
  /** @type {string} */ input,
) {
  execFileSync(program, [...args, '--root', root], { cwd: base, input, stdio: 'pipe' });
}

/** Makes a copy of the site and returns its folder. */
export function laySite(/** @type {string} */ name) {
  const root = join(base, name);
  copySite(original, root);
  return root;
}

/** Puts a site into a state. */
export function edit(/** @type {string} */ root, /** @type {State} */ state) {
  const article = 'content/blog/trial.md';
  const site = readFileSync(join(original, 'content/site.yaml'), 'utf8');
  // Words that every page has, and no Open Graph image.
  const edited = site.replace(/^( +skip-link: ).*$/m, `$1To the words, ${state}`);
  writeFileSync(join(root, 'content/site.yaml'), edited);
  if (state === 'first') rmSync(join(root, article), { force: true });
  else writeFileSync(join(root, article), articleText());
}

/** A copy of the existing article, with another address and ID. */
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

/** Builds a site; it must succeed. */
export async function built(/** @type {string} */ root, /** @type {string[]} */ ...args) {
  const { status, output } = await ended(build(root, ...args));
  if (status !== 0)
    throw new Error(`a build that nothing disturbs ends with ${status}:\n${output}`);
}

/** Publishes a new deploy of a site, in a state and with other code. */
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

/** The hashes of the finished files by path. */
export const finished = (/** @type {string} */ root) => hashesIn(join(root, 'dist'));

/** How many bytes of the expected files are missing or different, and whether there are others. */
function compare(/** @type {string} */ root, /** @type {string} */ wanted) {
  const [want, got] = [finished(wanted), finished(root)];
  let lost = 0;
  for (const [file, hash] of want) {
    if (got.get(file) !== hash) lost += statSync(join(wanted, 'dist', file)).size;
  }
  const extra = [...got.keys()].filter((file) => !want.has(file));
  return { lost, extra, isSame: lost === 0 && extra.length === 0 };
}

/** Which complete site a folder contains. @returns {Promise<'old' | 'new' | 'mixed'>} */
export async function whatIsThere(
  /** @type {string} */ site,
  /** @type {State} */ before,
  /** @type {State} */ after,
) {
  if (compare(site, await wanted(before)).isSame) return 'old';
  return compare(site, await wanted(after)).isSame ? 'new' : 'mixed';
}

/** Notes which sites were found. */
export function noteSites(
  /** @type {Outcome} */ result,
  /** @type {Record<'old' | 'new' | 'mixed', number>} */ found,
) {
  result.note = `until the next build the folder held the old site ${found.old} times, the new one ${found.new} times, files of both ${found.mixed} times`;
}

/** Removes the finished site and its manifest. */
export function removeOutput(/** @type {string} */ site) {
  for (const folder of ['dist', '.nightlight/dist']) {
    rmSync(join(site, folder), { recursive: true, force: true });
  }
}

/** The files left in a build's work folder, other than its manifest and its lock. */
function leftBehind(/** @type {string} */ root) {
  const kept = ['lock', 'written.json'];
  return readdirSync(join(root, '.nightlight/dist')).filter((name) => !kept.includes(name));
}

/** @type {Map<State, string>} */
const references = new Map();

/** The folder of a site that was built undisturbed in a state. */
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

/** Counts a trial: the site must equal that of an undisturbed build, with nothing left over. */
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

/** Serves a site with preview or dev, at a separate address. */
export const served = (/** @type {'preview' | 'dev'} */ name, /** @type {string} */ site) =>
  serve(command(name, '--root', site, '--port', '0'));
