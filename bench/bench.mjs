// @ts-check
// Compares nightlight with Hugo, Astro and other revisions of itself: npm run bench.
//
//   npm run bench                                    builds of 40 and 1,000 posts
//   npm run bench -- --sizes real,10000 --runs 20    other sizes; real is this site
//   npm run bench -- --peers none --against main     other revisions; status 1 if slower than they are
//   npm run bench -- --taps                          taps on a phone, on the real site
//   npm run bench -- --dev                           how soon the watch server shows an edit
//   npm run bench -- --record --sizes real,1000,10000 --taps --dev   into docs/performance.md
//
// Each command has one warm-up run, then ten runs, alternating with the others; the state is reset
// before each run. The table has the mean time, its standard deviation, and the mean CPU time.
// All runs are in figures.json in the folder; --record writes docs/figures.json.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execute } from '../scripts/execute.mjs';
import { installPackages } from '../scripts/machine.mjs';
import { machine } from '../scripts/record.mjs';
import { buildTable, figure, record, tapTable } from './figures.mjs';
import { hashOf, layOut, nightlight, peers } from './sites.mjs';
import { isWorse } from './statistics.mjs';

/** @typedef {import('./sites.mjs').Generator} Generator */
/** @typedef {{ seconds: number, cpu?: number }} Cost */
/** @typedef {{ title: string, rows: Record<string, Cost[]> }} Series the costs of each generator, by its name */

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '40,1000' },
    peers: { type: 'string', default: 'hugo,astro' },
    against: { type: 'string', default: '' },
    runs: { type: 'string', default: '10' },
    taps: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(tmpdir(), 'nightlight-bench') },
  },
});
const list = (/** @type {string} */ text) => text.split(',').filter((it) => it && it !== 'none');
const { folder } = options;
const runs = Number(options.runs);

/** What is measured; `before` sets the state before each run. */
const scenarios = [
  { title: 'First build', command: 'build', before: forget },
  { title: 'Unchanged build', command: 'build', before: () => {} },
  { title: 'First check', command: 'check', before: forget },
  { title: 'Unchanged check', command: 'check', before: () => {} },
  // Last, because an earlier revision's check may refuse the added words.
  { title: 'Build after an edit of one post', command: 'build', before: edit },
];

function forget(/** @type {Generator} */ { caches, out, site }) {
  for (const made of [out, ...caches]) rmSync(join(site, made), { recursive: true, force: true });
}

function edit(/** @type {Generator} */ { posts, site }, /** @type {number} */ round) {
  const [first = ''] = readdirSync(join(site, posts)).filter((it) => /^[^_]/.test(it));
  const file = join(site, posts, first);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA word of round ${round}.\n`);
}

/** Runs a command of a generator, which must succeed. @returns {Promise<Cost>} */
async function time(/** @type {Generator} */ { command: of, site }, /** @type {string} */ name) {
  const command = of(name, '--quiet');
  if (process.platform === 'linux') execFileSync('sync'); // so that earlier writes do not disturb it
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const { status, text, seconds, cpu } = await execute(command, { cwd: site, env });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${text}`);
  return { seconds, cpu };
}

/** @param {Generator[]} generators @param {import('./sites.mjs').Size} size */
async function measureSize(generators, size) {
  const found = [];
  for (const generator of generators) {
    const posts = await layOut(generator, size);
    await time(generator, 'build');
    const made = readdirSync(join(generator.site, generator.out, 'blog'));
    const missing = posts.filter((post) => !made.includes(post.replace(/\.md$/, '')));
    if (missing.length > 0) throw new Error(`${generator.name} has not made ${missing[0]}`);
  }
  for (const { title, command, before } of scenarios) {
    if (command === 'check' && size !== 'real') continue;
    /** @type {Series} */
    const series = {
      title: `${title}, ${size === 'real' ? 'this site' : `${Number(size).toLocaleString('en-GB')} posts`}`,
      rows: {},
    };
    for (let round = 0; round <= runs; round++) {
      for (const generator of generators) {
        before(generator, round);
        const cost = await time(generator, command);
        if (round > 0) (series.rows[generator.name] ??= []).push(cost); // the first warms up
      }
    }
    found.push(series);
    console.error(buildTable(summary([series])));
  }
  return found;
}

/** The figures by scenario and generator. @param {Series[]} all */
const summary = (all) =>
  Object.fromEntries(
    all.map(({ title, rows }) => [
      title,
      Object.fromEntries(Object.entries(rows).map(([name, costs]) => [name, figure(costs)])),
    ]),
  );

installPackages();
mkdirSync(folder, { recursive: true });
const before = list(options.against).map((revision) => nightlight(folder, hashOf(revision)));
const products = [nightlight(folder), ...before];
const others = list(options.peers).map((name) => {
  const peer = peers[name];
  if (!peer) throw new Error(`There is no ${name} among ${Object.keys(peers).join(', ')}.`);
  return peer(folder);
});
for (const generator of [...products, ...others]) generator.prepare();
/** Excludes revisions that have no posts for the benchmark. */
const writers = products.filter(({ bench }) => existsSync(join(bench, 'corpus.mjs')));
/** @type {Series[]} */
const all = [];
for (const size of list(options.sizes)) {
  if (size === 'real') all.push(...(await measureSize(products, 'real')));
  else all.push(...(await measureSize([...writers, ...others], Number(size))));
}
if (options.dev)
  all.push(...(await (await import('./dev.mjs')).measureDev(products, runs, forget)));
const taps = options.taps ? await (await import('./taps.mjs')).measure(products, runs) : {};
console.log([buildTable(summary(all)), tapTable(taps)].join('\n\n'));
writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(all, null, 2)}\n`);
if (options.record)
  record({ when: `Revision ${hashOf()}, on ${machine()}.`, builds: summary(all), taps });
const worse = all.flatMap(({ title, rows }) =>
  before
    .filter(({ name }) => isWorse(rows.nightlight ?? [], rows[name] ?? []))
    .map(({ name }) => `${title}: it takes more CPU time than at ${name}.`),
);
for (const line of worse) console.error(line);
process.exitCode = worse.length > 0 ? 1 : 0;
