// @ts-check
// Sites with very many articles: built, built again, edited, with an article removed and one
// moved, checked and served. What many pages add up to must meet no limit.

import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { post } from '../../bench/corpus.mjs';
import { attempt, outcome } from './outcome.mjs';
import { build, built, ended, finished, judge, laySite, run, served, start } from './site.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

const bench = join(import.meta.dirname, '../../bench/sites/nightlight/content');

/** Above all numbers that the site's own articles have. */
const FIRST_ID = 1000;

/** What may be on one sitemap, by its protocol. */
const SITEMAP = { addresses: 50_000, bytes: 50 * 2 ** 20 };

/** What the index of the search may cost before the first letter is typed. */
const SEARCH_BYTES = 25 * 1024;

/** Tries a site with so many articles, and one with a tenth of them where they are many. */
export async function largeSites(/** @type {number} */ count) {
  const outcomes = [];
  for (const size of count < 10_000 ? [count] : [count / 10, count]) {
    outcomes.push(await largeSite(Math.round(size)));
  }
  return outcomes;
}

async function largeSite(/** @type {number} */ size) {
  const site = new LargeSite(size);
  /** @type {[name: string, step: () => void | Promise<void>][]} */
  const steps = [
    ['first build', () => site.first()],
    ['unchanged', () => site.unchanged()],
    ['an article edited', () => site.edited()],
    ['unchanged after an edit', () => site.unchanged()],
    ['an article removed', () => site.removed()],
    ['an article moved', () => site.moved()],
    ['checked', () => site.checked()],
    ['sitemaps, search and feed', () => site.lists()],
    ['served', () => site.answers()],
  ];
  const result = outcome(`a site with ${size} more articles`, steps.length + 1);
  for (const [name, step] of steps) await attempt(result, name, step);
  const anew = await site.builtFromNothing();
  judge(result, site.root, anew);
  const { files, published } = site;
  result.note = `${files} files, ${(published.length / 2 ** 20).toFixed(1)} MiB of published addresses`;
  for (const folder of [site.root, anew]) rmSync(folder, { recursive: true, force: true });
  return result;
}

/** The site with many articles, of which one is removed and one moved. */
class LargeSite {
  files = 0;

  constructor(/** @type {number} */ size) {
    this.size = size;
    this.root = laySite(`large-${size}`);
    const linked = new Set();
    /** @type {string[]} */
    this.slugs = [];
    for (let n = 0; n < size; n++) {
      const { slug, text } = post(n, size);
      for (const [, to] of text.matchAll(/\]\(\/blog\/([^)]+)\)/g)) if (to !== slug) linked.add(to);
      this.slugs.push(slug);
      writeFileSync(this.article(slug), text.replace(/^id: .*$/m, `id: ${FIRST_ID + n}`));
    }
    [this.kept = '', this.leaves = ''] = this.slugs.filter((slug) => !linked.has(slug));
    this.moves = this.slugs.find((slug) => linked.has(slug)) ?? '';
    cpSync(join(bench, 'pictures/dot.svg'), join(this.root, 'content/pictures/dot.svg'));
    // Only what is no demonstration notes its addresses; one picture saves time.
    this.editSite((text) =>
      text.replace(/^demonstration:.*\n/m, '').concat('\nshare-one-picture: true\n'),
    );
  }

  article(/** @type {string} */ slug) {
    return join(this.root, 'content/blog', `${slug}.md`);
  }

  page(/** @type {string} */ slug) {
    return join(this.root, 'dist/blog', slug, 'index.html');
  }

  dist(/** @type {string} */ file) {
    return readFileSync(join(this.root, 'dist', file));
  }

  editSite(/** @type {(text: string) => string} */ edit) {
    const file = join(this.root, 'content/site.yaml');
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  }

  get lock() {
    return join(this.root, 'content/published.lock');
  }

  get published() {
    return readFileSync(this.lock, 'utf8');
  }

  async first() {
    await built(this.root);
    const missing = this.slugs.filter((slug) => !existsSync(this.page(slug)));
    expect(missing.length === 0, `${missing[0]} and others are missing`);
    const listed = new Set(this.published.split('\n'));
    const lost = this.slugs.filter((slug) => !listed.has(`/blog/${slug}`));
    expect(lost.length === 0, `${lost[0]} and others are not noted as published`);
  }

  async unchanged() {
    const noted = statSync(this.lock).mtimeMs;
    const before = finished(this.root);
    expect((await this.written()) === 0, 'files were written anew');
    expect(isEqual(before, finished(this.root)), 'the finished site has changed');
    expect(statSync(this.lock).mtimeMs === noted, 'the published addresses were written anew');
    this.files = before.size;
  }

  async edited() {
    const noted = statSync(this.lock).mtimeMs;
    writeFileSync(this.article(this.kept), '\nOne more paragraph.\n', { flag: 'a' });
    const written = await this.written();
    expect(written > 0 && written < 10, `${written} files were written`);
    expect(this.dist(`blog/${this.kept}/index.html`).includes('One more'), 'the edit is missing');
    expect(statSync(this.lock).mtimeMs === noted, 'the published addresses were written anew');
  }

  /** Builds, and returns how many files were written. */
  async written() {
    const { status, output } = await ended(start(['build', '--root', this.root]));
    expect(status === 0, `the build ends with ${status}:\n${output.slice(-2000)}`);
    return Number(/(\d+) written/.exec(output)?.[1]);
  }

  async removed() {
    rmSync(this.article(this.leaves));
    const { status, output } = await ended(build(this.root));
    const from = `  - from: /blog/${this.leaves}\n`;
    expect(status === 1 && output.includes('nothing is there any more'), output.slice(-2000));
    expect(output.includes(from), `the redirect is not told:\n${output.slice(-2000)}`);
    const entry = `redirects:\n${from}    to: /blog\n`;
    this.editSite((text) =>
      /^redirects:\n/m.test(text) ? text.replace(/^redirects:\n/m, entry) : `${text}\n${entry}`,
    );
    await built(this.root);
    expect(!existsSync(this.page(this.leaves)), 'the page is still there');
  }

  async moved() {
    const before = this.published;
    run(this.root, ['move', `/blog/${this.moves}`, '/blog/moved-away'], '');
    await built(this.root);
    expect(!existsSync(this.page(this.moves)), 'the page is still there');
    expect(existsSync(this.page('moved-away')), 'the page is not at its new address');
    const after = new Set(this.published.split('\n'));
    expect(after.has('/blog/moved-away'), 'the new address is not noted');
    const lost = before.split('\n').filter((line) => !after.has(line));
    expect(lost.length === 0, `${lost[0]} and others are no longer noted`);
  }

  async checked() {
    const approving = ['check', '--quiet', '--approve', 'a trial', '--root', this.root];
    const { status, output } = await ended(start(approving));
    expect(status === 0, `check ends with ${status}:\n${output.slice(0, 4000)}`);
  }

  lists() {
    const [whole, ...parts] = this.sitemaps();
    for (const text of [whole ?? '', ...parts]) {
      const count = (text.match(/<loc>/g) ?? []).length;
      expect(count <= SITEMAP.addresses, `a sitemap lists ${count} addresses`);
      expect(Buffer.byteLength(text) <= SITEMAP.bytes, 'a sitemap is too large');
    }
    const listed = [whole, ...parts].join('\n');
    for (const slug of [this.kept, 'moved-away']) {
      expect(listed.includes(`/blog/${slug}</loc>`), `no sitemap lists ${slug}`);
    }
    const search = gzipSync(this.dist('search.json')).length;
    expect(search <= SEARCH_BYTES, `the search loads ${search} bytes`);
    const entries = (
      this.dist('feed.xml')
        .toString()
        .match(/<entry>/g) ?? []
    ).length;
    expect(entries > 0 && entries <= 50, `the feed has ${entries} entries`);
  }

  /** The sitemap, and those that it names. */
  sitemaps() {
    const text = this.dist('sitemap.xml').toString();
    const parts = [...text.matchAll(/<loc>[^<]*\/(sitemap-\d+\.xml)<\/loc>/g)];
    return [text, ...parts.map(([, file]) => this.dist(file ?? '').toString())];
  }

  async answers() {
    const { child, over, url } = await served('preview', this.root);
    try {
      /** @type {[path: string, status: number][]} */
      const wanted = [
        ['/', 200],
        ['/blog', 200],
        ['/blog/page/2', 200],
        [`/blog/${this.kept}`, 200],
        ['/blog/moved-away', 200],
        [`/blog/${this.moves}`, 301],
        [`/blog/${this.leaves}`, 301],
        ['/sitemap.xml', 200],
        ['/search.json', 200],
        ['/blog/nothing-here', 404],
      ];
      for (const [path, status] of wanted) {
        const answer = await fetch(url + path, { redirect: 'manual' });
        await answer.arrayBuffer();
        expect(answer.status === status, `${path} is answered with ${answer.status}`);
      }
    } finally {
      child.kill();
      await over;
    }
  }

  /** The folder of the same site, built by itself. */
  async builtFromNothing() {
    const root = `${this.root}-anew`;
    rmSync(root, { recursive: true, force: true });
    cpSync(this.root, root, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (name) => !['dist', '.nightlight'].some((folder) => name === join(this.root, folder)),
    });
    await built(root);
    return root;
  }
}

function expect(/** @type {boolean} */ isSo, /** @type {string} */ otherwise) {
  if (!isSo) throw new Error(otherwise);
}

function isEqual(/** @type {Map<string, string>} */ a, /** @type {Map<string, string>} */ b) {
  return a.size === b.size && [...a].every(([file, hash]) => b.get(file) === hash);
}
