// @ts-check
// The generators that are measured: nightlight as it is or as it was at a commit, Hugo and Astro,
// each with the same small site (sites.txtar) and the same posts.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../scripts/machine.mjs';
import { nodeProgram } from '../scripts/nodes.mjs';

/** @typedef {number | 'real'} Size a number of posts, or Little Dormouse as it is */
/**
 * @typedef {object} Generator
 * @property {string} name
 * @property {() => string[]} build its command, in the site's folder
 * @property {string[]} [check]
 * @property {string[]} [dev]
 * @property {string} posts where its posts are
 * @property {string} out
 * @property {string[]} caches what a first build does not find
 * @property {() => void} prepare installs it, and lays its site but for the posts
 * @property {(size: Size) => string} content what a site of a size begins with
 * @property {string} bench the folder with the posts that it knows
 */

export const repository = join(import.meta.dirname, '..');
const hugoModule = 'github.com/gohugoio/hugo@v0.165.0'; // newer ones need Go 1.27

/** Astro 7 runs on no Node 20. */
function astroNode() {
  const node = nodeProgram('24');
  if (!node) throw new Error('Astro needs Node 24, which cannot be fetched: leave it out.');
  return node;
}

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

/** The short hash of a revision; of the working tree, with a plus sign where files differ. */
export function hashOf(revision = '') {
  if (revision) return git('rev-parse', '--short', `${revision}^{commit}`);
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
}

/** @param {string} command @param {string[]} args @param {string} cwd */
const run = (command, args, cwd, env = {}) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

/** nightlight with its real components: as it is, or as it was at a commit. @returns {Generator} */
export function nightlight(/** @type {string} */ folder, hash = '') {
  const name = hash || 'nightlight';
  const [site, program] = [join(folder, name), join(folder, 'bin', name)];
  const sources = hash ? join(folder, 'revisions', hash) : repository;
  const bench = join(sources, 'bench');
  return {
    name,
    build: () => [program, 'build', '--quiet'],
    check: [program, 'check', '--quiet'],
    dev: [program, 'dev', '--quiet'],
    posts: 'content/blog',
    out: 'dist',
    caches: ['.nightlight', 'content/published.lock'],
    bench,
    content(size) {
      if (size === 'real') return join(sources, 'content');
      const then = join(bench, 'sites/nightlight/content'); // the same site, as it was written then
      return existsSync(then) ? then : join(folder, 'templates/nightlight/content');
    },
    prepare() {
      if (hash && !existsSync(sources)) {
        mkdirSync(sources, { recursive: true });
        run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', hash, sources], repository);
      }
      rmSync(site, { recursive: true, force: true });
      layTemplate('nightlight', join(folder, 'templates/nightlight'));
      for (const part of ['components', 'public', 'package.json', 'package-lock.json'])
        cpSync(join(sources, part), join(site, part), { recursive: true });
      const lock = (/** @type {string} */ root) => readFileSync(join(root, 'package-lock.json'));
      const packages = lock(sources).equals(lock(repository)) ? repository : sources;
      installPackages(packages);
      symlinkSync(join(packages, 'node_modules'), join(site, 'node_modules'), 'junction');
      run('go', ['build', '-trimpath', '-o', program, './cmd/nightlight'], sources);
    },
  };
}

/** @type {Record<string, (folder: string) => Generator>} */
export const peers = {
  hugo: (folder) => ({
    ...peer('hugo', folder),
    build: () => [join(folder, 'bin/hugo'), '--quiet'],
    posts: 'content/blog',
    out: 'public',
    caches: ['resources', '.hugo_build.lock'],
    prepare() {
      layPeer('hugo', folder, 'static/style.css');
      const bin = join(folder, 'bin');
      if (!existsSync(join(bin, 'hugo')))
        run('go', ['install', hugoModule], repository, { GOBIN: bin });
    },
  }),
  astro: (folder) => ({
    ...peer('astro', folder),
    build: () => [astroNode(), 'node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    posts: 'posts',
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    prepare() {
      layPeer('astro', folder, 'src/styles/style.css');
      run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], join(folder, 'astro'));
    },
  }),
};

const peer = (/** @type {string} */ name, /** @type {string} */ folder) => ({
  name,
  bench: import.meta.dirname,
  content: () => join(folder, 'templates', name, 'content'),
});

/** Lays what another generator's site begins with: its files, and the style sheet at a path. */
function layPeer(
  /** @type {string} */ name,
  /** @type {string} */ folder,
  /** @type {string} */ style,
) {
  const template = join(folder, 'templates', name);
  layTemplate(name, template, style);
  cpSync(template, join(folder, name), { recursive: true });
}

/** Writes the files of a site in sites.txtar into a folder, the shared style sheet at a path. */
export function layTemplate(/** @type {string} */ name, /** @type {string} */ folder, style = '') {
  const text = readFileSync(join(import.meta.dirname, 'sites.txtar'), 'utf8');
  const parts = text.split(/^-- (.+) --\n/m);
  for (let i = 1; i < parts.length; i += 2) {
    const [owner, ...path] = (parts[i] ?? '').split('/');
    if (owner === name) write(join(folder, ...path), parts[i + 1] ?? '');
    if (owner === 'shared' && style) write(join(folder, style), parts[i + 1] ?? '');
  }
}

function write(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Lays the content of a site of some size, and returns its posts. */
export async function layOut(
  /** @type {Generator} */ { bench, content, posts },
  /** @type {string} */ site,
  /** @type {Size} */ size,
) {
  const [root = ''] = posts.split('/');
  rmSync(join(site, root), { recursive: true, force: true });
  mkdirSync(join(site, posts), { recursive: true });
  if (existsSync(content(size))) cpSync(content(size), join(site, root), { recursive: true });
  if (size !== 'real') {
    const { post } = await import(pathToFileURL(join(bench, 'corpus.mjs')).href);
    for (let n = 0; n < size; n++) {
      const { slug, text } = post(n, size);
      writeFileSync(join(site, posts, `${slug}.md`), text);
    }
  }
  return readdirSync(join(site, posts)).filter((file) => /^[^_].*\.md$/.test(file));
}
