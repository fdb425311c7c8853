// @ts-check
// The measured generators: nightlight, now or at a commit, Hugo and Astro, all with the same small
// site (sites.txtar) and the same posts.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../scripts/machine.mjs';
import { nodeProgram } from '../scripts/nodes.mjs';
import { goFlags, repository } from '../scripts/program.mjs';
import { copy, copyDesign } from '../scripts/site-copy.mjs';

/** @typedef {number | 'real'} Size a number of posts, or Little Dormouse as it is */
/**
 * @typedef {object} Generator
 * @property {string} name
 * @property {string} site the folder of its site
 * @property {(...args: string[]) => string[]} command runs it in that folder; only nightlight has commands other than build
 * @property {string} posts where its posts are
 * @property {string} out
 * @property {string[]} caches what is removed before a first build
 * @property {() => void} prepare installs it
 * @property {(size: Size) => void} lay lays out its site without the posts
 * @property {string} bench the folder with its version of the posts
 */

const hugoModule = 'github.com/gohugoio/hugo@v0.165.0'; // newer ones need Go 1.27

/** Astro 7 does not run on Node 20. */
function astroNode() {
  const node = nodeProgram('24');
  if (!node) throw new Error('Astro needs Node 24, which cannot be fetched: leave it out.');
  return node;
}

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

/** The short hash of a revision, or of the working tree, with a plus sign if files differ. */
export function hashOf(revision = '') {
  if (revision) return git('rev-parse', '--short', `${revision}^{commit}`);
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
}

/** @param {string} command @param {string[]} args @param {string} cwd */
const run = (command, args, cwd, env = {}) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

/** nightlight with its real components, now or at a commit. @returns {Generator} */
export function nightlight(/** @type {string} */ folder, hash = '') {
  const name = hash || 'nightlight';
  const [site, program] = [join(folder, name), join(folder, 'bin', name)];
  const sources = hash ? join(folder, 'revisions', hash) : repository;
  const bench = join(sources, 'bench');
  return {
    name,
    site,
    command: (...args) => [program, ...args],
    posts: 'content/blog',
    out: 'dist',
    caches: ['.nightlight', 'content/published.lock'],
    bench,
    lay(size) {
      const then = 'bench/sites/nightlight/content'; // the small site of older revisions
      if (size !== 'real' && !existsSync(join(sources, then)))
        return layTemplate('nightlight', site, bench);
      copy(join(sources, size === 'real' ? 'content' : then), join(site, 'content'));
    },
    prepare() {
      if (hash && !existsSync(sources)) {
        mkdirSync(sources, { recursive: true });
        run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', hash, sources], repository);
      }
      const lock = (/** @type {string} */ root) => readFileSync(join(root, 'package-lock.json'));
      const packages = lock(sources).equals(lock(repository)) ? repository : sources;
      installPackages(packages);
      rmSync(site, { recursive: true, force: true });
      copyDesign(sources, site, packages);
      run('go', ['build', ...goFlags, '-o', program, './cmd/nightlight'], sources);
    },
  };
}

/** @type {Record<string, (folder: string) => Generator>} */
export const peers = {
  hugo: (folder) => ({
    ...peer('hugo', folder),
    command: () => [join(folder, 'bin/hugo'), '--quiet'],
    posts: 'content/blog',
    out: 'public',
    caches: ['resources', '.hugo_build.lock'],
    prepare() {
      const bin = join(folder, 'bin');
      if (!existsSync(join(bin, 'hugo')))
        run('go', ['install', hugoModule], repository, { GOBIN: bin });
    },
  }),
  astro: (folder) => ({
    ...peer('astro', folder),
    command: () => [astroNode(), 'node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    posts: 'posts',
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    prepare() {
      this.lay(0);
      run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], this.site);
    },
  }),
};

/** What Hugo and Astro have in common. */
function peer(/** @type {string} */ name, /** @type {string} */ folder) {
  const [site, bench] = [join(folder, name), import.meta.dirname];
  return { name, site, bench, lay: () => layTemplate(name, site, bench) };
}

/** Writes a generator's files in sites.txtar, and those that all share, into a folder. */
function layTemplate(
  /** @type {string} */ name,
  /** @type {string} */ site,
  /** @type {string} */ bench,
) {
  const parts = readFileSync(join(bench, 'sites.txtar'), 'utf8').split(/^-- (.+) --\n/m);
  for (let i = 1; i < parts.length; i += 2) {
    const [owner = '', ...path] = (parts[i] ?? '').split('/');
    if (![name, 'shared'].includes(owner)) continue;
    const file = join(site, ...path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, parts[i + 1] ?? '');
  }
}

/** Lays out a site of some size, and returns its posts. */
export async function layOut(
  /** @type {Generator} */ { bench, lay, posts, site },
  /** @type {Size} */ size,
) {
  const folder = join(site, posts);
  rmSync(join(site, posts.split('/')[0] ?? ''), { recursive: true, force: true });
  lay(size);
  mkdirSync(folder, { recursive: true });
  if (size !== 'real') {
    const { post } = await import(pathToFileURL(join(bench, 'corpus.mjs')).href);
    for (let n = 0; n < size; n++) {
      const { slug, text } = post(n, size);
      writeFileSync(join(folder, `${slug}.md`), text);
    }
  }
  return readdirSync(folder).filter((file) => /^[^_].*\.md$/.test(file));
}
