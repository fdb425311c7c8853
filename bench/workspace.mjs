// @ts-check
// The scratch folder: programs in bin/, a folder for each generator's site, and in revisions/
// the sources of other revisions of nightlight.

import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './processes.mjs';
import { checkOut, packagesOf, repository } from './revisions.mjs';
import { goProgram } from './rivals.mjs';

/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {number | 'real'} Size a number of posts, or nightlight's own site as it is */

/** Where the benchmark is, or was in revisions of old. */
const benchFolders = ['bench', '.ci/bench'];

/** What nightlight's site takes from the repository. */
const product = ['components', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];

export class Workspace {
  constructor(/** @type {string} */ folder) {
    this.folder = folder;
    this.programs = join(folder, 'bin');
  }

  /** The folder of a rival’s site. */
  site(/** @type {Rival} */ rival) {
    return join(this.folder, rival.name);
  }

  /** Installs a rival, if it is not there, and lays its site anew. */
  async prepare(/** @type {Rival} */ rival) {
    const site = this.site(rival);
    await mkdir(site, { recursive: true });
    for (const entry of await readdir(site)) {
      if (entry !== 'node_modules') await rm(join(site, entry), { recursive: true, force: true });
    }
    if (rival.revision) await checkOut(rival.revision, this.sources(rival));
    await cp(this.template(rival), site, { recursive: true });
    for (const [from, to] of Object.entries(rival.shared ?? {})) {
      await cp(join(import.meta.dirname, 'sites/shared', from), join(site, to), {
        recursive: true,
      });
    }
    if (rival.revision !== undefined) return this.prepareProduct(rival, rival.build[0] ?? '');
    if (rival.module) return this.installGo(rival);
    return this.installNpm(site);
  }

  /**
   * Where nightlight's sources are: in the repository, or checked out beside.
   *
   * @param {Rival} rival
   */
  sources({ revision }) {
    return revision ? join(this.folder, 'revisions', revision) : repository;
  }

  /**
   * The folder of the benchmark: that of a revision, whose site has the texts that it asks
   * for, and whose posts have the front matter that it knows.
   */
  bench(/** @type {Rival} */ rival) {
    if (!rival.revision) return import.meta.dirname;
    const there = benchFolders.map((folder) => join(this.sources(rival), folder));
    const found = there.find(existsSync);
    if (!found) throw new Error(`${rival.revision} is from before the benchmark.`);
    return found;
  }

  /** The site that a rival begins with. */
  template(/** @type {Rival} */ rival) {
    const name = rival.revision === undefined ? rival.name : 'nightlight';
    return join(this.bench(rival), 'sites', name);
  }

  /**
   * Builds nightlight's program and gives its site the real components. The folder of
   * packages is the site's own, since caches may be in it; the packages are links.
   */
  async prepareProduct(/** @type {Rival} */ rival, /** @type {string} */ program) {
    const [site, sources] = [this.site(rival), this.sources(rival)];
    for (const part of product) {
      await cp(join(sources, part), join(site, part), { recursive: true });
    }
    const [from, to] = [packagesOf(sources), join(site, 'node_modules')];
    await rm(to, { recursive: true, force: true }); // it may lead to a repository that has moved
    await mkdir(to);
    for (const entry of await readdir(from, { withFileTypes: true })) {
      const [real, link] = [join(from, entry.name), join(to, entry.name)];
      if (entry.name === '.cache') continue;
      if (entry.isFile()) await cp(real, link);
      else await symlink(real, link, 'junction');
    }
    await run(['go', 'build', '-o', join(this.programs, program), './cmd/nightlight'], sources);
  }

  async installGo(/** @type {Rival} */ rival) {
    if (existsSync(join(this.programs, goProgram(rival)))) return;
    console.error(`Building ${rival.module}; this takes minutes, once.`);
    await run(['env', `GOBIN=${this.programs}`, 'go', 'install', `${rival.module}`], repository);
  }

  async installNpm(/** @type {string} */ site) {
    const wanted = await readFile(join(site, 'package.json'), 'utf8');
    const note = join(site, 'node_modules', '.installed');
    if (existsSync(note) && (await readFile(note, 'utf8')) === wanted) return;
    console.error(`Installing the packages of ${site}.`);
    const quietly = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    // One rival's packages have not yet heard of React 19, on which they run.
    await run(['npm', 'install', '--legacy-peer-deps', ...quietly], site);
    await writeFile(note, wanted);
  }

  /**
   * Gives a rival's site its content: so many posts and what is around them, or that of
   * the real site.
   */
  async layOut(/** @type {Rival} */ rival, /** @type {Size} */ size) {
    const [content = ''] = rival.posts.split('/');
    const source = join(size === 'real' ? this.sources(rival) : this.template(rival), content);
    await rm(join(this.site(rival), content), { recursive: true, force: true });
    await mkdir(join(this.site(rival), rival.posts), { recursive: true });
    if (existsSync(source)) await cp(source, join(this.site(rival), content), { recursive: true });
    if (size === 'real') return;
    const { post } = await import(pathToFileURL(join(this.bench(rival), 'corpus.mjs')).href);
    for (let n = 0; n < size; n++) {
      const { slug, text } = post(n, size);
      await writeFile(join(this.site(rival), rival.posts, `${slug}.md`), text);
    }
  }

  /** Makes sure that a build has made a page of every post: a figure of less is worth nothing. */
  async verify(/** @type {Rival} */ rival) {
    const posts = await this.posts(rival);
    const made = new Set(await readdir(join(this.site(rival), rival.out, 'blog')));
    const missing = posts.filter((slug) => !made.has(slug));
    if (missing.length > 0) throw new Error(`${rival.name} has not made ${missing[0]} and others.`);
  }

  /** The posts' names, which end their addresses. */
  async posts(/** @type {Rival} */ rival) {
    const files = await readdir(join(this.site(rival), rival.posts));
    return files
      .filter((file) => /^[^_].*\.md$/.test(file))
      .map((file) => basename(file, '.md'))
      .sort();
  }

  /** The post that is edited and looked at. */
  async firstPost(/** @type {Rival} */ rival) {
    const [first] = await this.posts(rival);
    if (!first) throw new Error(`${rival.name} has no posts.`);
    return first;
  }

  /**
   * Removes what builds have left, so that the next is a first one.
   *
   * @param {Rival} rival
   */
  async forget(rival) {
    for (const made of [rival.out, ...rival.caches]) {
      await rm(join(this.site(rival), made), { recursive: true, force: true });
    }
  }
}
