// @ts-check
// The scratch folder: programs in bin/, and a folder for each generator's site.

import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { post } from './corpus.mjs';
import { run } from './processes.mjs';
import { goProgram } from './rivals.mjs';

/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {number | 'real'} Size a number of posts, or nightlight's own site as it is */

const repository = join(import.meta.dirname, '..');
const sites = join(import.meta.dirname, 'sites');

/** What nightlight's site takes from the repository. */
const product = ['components', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];

export class Workspace {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    this.programs = join(folder, 'bin');
  }

  /**
   * The folder of a rival’s site.
   *
   * @param {Rival} rival
   */
  site(rival) {
    return join(this.folder, rival.name);
  }

  /**
   * Installs a rival, if it is not there, and lays its site anew.
   *
   * @param {Rival} rival
   */
  async prepare(rival) {
    const site = this.site(rival);
    await mkdir(site, { recursive: true });
    for (const entry of await readdir(site)) {
      if (entry !== 'node_modules') await rm(join(site, entry), { recursive: true, force: true });
    }
    await cp(join(sites, rival.name), site, { recursive: true });
    for (const [from, to] of Object.entries(rival.shared ?? {})) {
      await cp(join(sites, 'shared', from), join(site, to), { recursive: true });
    }
    if (rival.name === 'nightlight') return this.prepareProduct(site);
    if (rival.module) return this.installGo(rival);
    return this.installNpm(site);
  }

  /** @param {string} site */
  async prepareProduct(site) {
    for (const part of product) {
      await cp(join(repository, part), join(site, part), { recursive: true });
    }
    const packages = join(site, 'node_modules');
    await rm(packages, { force: true }); // it may point to a repository that has moved
    await symlink(join(repository, 'node_modules'), packages, 'junction');
    const program = join(this.programs, 'nightlight');
    await run(['go', 'build', '-o', program, './cmd/nightlight'], repository);
  }

  /** @param {Rival} rival */
  async installGo(rival) {
    if (existsSync(join(this.programs, goProgram(rival)))) return;
    console.error(`Building ${rival.module}; this takes minutes, once.`);
    await run(['env', `GOBIN=${this.programs}`, 'go', 'install', `${rival.module}`], repository);
  }

  /** @param {string} site */
  async installNpm(site) {
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
   *
   * @param {Rival} rival
   * @param {Size} size
   */
  async layOut(rival, size) {
    const [content = ''] = rival.posts.split('/');
    const source = join(size === 'real' ? repository : join(sites, rival.name), content);
    await rm(join(this.site(rival), content), { recursive: true, force: true });
    await mkdir(join(this.site(rival), rival.posts), { recursive: true });
    if (existsSync(source)) await cp(source, join(this.site(rival), content), { recursive: true });
    if (size === 'real') return;
    for (let n = 0; n < size; n++) {
      const { slug, text } = post(n, size);
      await writeFile(join(this.site(rival), rival.posts, `${slug}.md`), text);
    }
  }

  /**
   * Makes sure that a build has made a page of every post: a figure of less is worth nothing.
   *
   * @param {Rival} rival
   */
  async verify(rival) {
    const posts = await this.posts(rival);
    const made = new Set(await readdir(join(this.site(rival), rival.out, 'blog')));
    const missing = posts.filter((slug) => !made.has(slug));
    if (missing.length > 0) throw new Error(`${rival.name} has not made ${missing[0]} and others.`);
  }

  /**
   * The posts' names, which end their addresses.
   *
   * @param {Rival} rival
   */
  async posts(rival) {
    const files = await readdir(join(this.site(rival), rival.posts));
    return files
      .filter((file) => /^[^_].*\.md$/.test(file))
      .map((file) => basename(file, '.md'))
      .sort();
  }

  /**
   * The post that is edited and looked at.
   *
   * @param {Rival} rival
   */
  async firstPost(rival) {
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
