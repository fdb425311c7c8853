// @ts-check
// A dev server that is worked with for long, and hard.

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EVENT_MS } from '../patience.mjs';
import { Author, Stream } from './author.mjs';
import { count, outcome } from './outcome.mjs';
import { edit } from './site.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {ReturnType<typeof import('../../bench/random.mjs').random>} Random */

/** @typedef {(author: Author, times: number, random: Random) => Promise<Outcome>} DevTrial */

/** What happens beside dev, and of how many trials each is one. */
const events = [
  { of: 1, run: bursts },
  { of: 20, run: switches },
  { of: 4, run: renames },
  { of: 0.4, run: longWork },
  { of: 0.8, run: manyStreams },
  { of: 4, run: sleepers },
  { of: 4, run: clockJumps },
];

export async function workedWith(/** @type {number} */ count, /** @type {Random} */ random) {
  const results = [];
  for (const { of, run } of events) {
    const author = await Author.begin(`dev-${run.name}`);
    try {
      results.push(await run(author, Math.ceil(count / of), random));
    } finally {
      await author.end();
    }
  }
  return results;
}

/** Saves that follow each other faster than the site is planned. @type {DevTrial} */
async function bursts(author, times, random) {
  const result = outcome('`dev`: bursts of saves', times);
  let saves = 0;
  for (let i = 0; i < times; i++) {
    for (let left = random.between(1, 49); left > 0; left--) {
      author.save(`Words of save ${++saves}`, random.between(0, 3));
      if (random.between(0, 4) === 0) await sleep(random.between(0, 30));
    }
    count(result, await author.shows(`Words of save ${saves}`));
  }
  result.note = `${saves} saves; the last words of each burst were shown`;
  return result;
}

/** Branches that are switched, which changes many files and brings and takes others. */
async function switches(/** @type {Author} */ author, /** @type {number} */ times) {
  const result = outcome('`dev`: another branch', times);
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=Trial', '-c', 'user.email=trial@example', ...args], {
      cwd: author.site,
      stdio: 'pipe',
    });
  const blog = join(author.site, 'content/blog');
  const article = readdirSync(blog).find((name) => name !== 'trial.md') ?? '';
  writeFileSync(join(author.site, '.gitignore'), 'node_modules\ndist\n.nightlight\n');
  git('init', '--quiet', '--initial-branch=second');
  git('add', '.');
  git('commit', '--quiet', '--message=second');
  git('checkout', '--quiet', '-b', 'first');
  edit(author.site, 'first');
  for (const folder of ['content/blog', 'content/guides']) {
    for (const file of readdirSync(join(author.site, folder)).filter((f) => f.endsWith('.md'))) {
      const path = join(author.site, folder, file);
      writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nWords of the first branch.\n`);
    }
  }
  git('commit', '--quiet', '--all', '--message=first');
  for (let i = 0; i < times; i++) {
    const branch = i % 2 ? 'first' : 'second';
    git('checkout', '--quiet', branch);
    const isShown = async () => {
      const home = await author.page('/');
      const trial = await author.page('/blog/trial');
      const other = await author.page(`/blog/${article.replace(/\.md$/, '')}`);
      return (
        author.stream.last?.problems.length === 0 &&
        home.html.includes(`To the words, ${branch}`) &&
        trial.status === (branch === 'first' ? 404 : 200) &&
        other.html.includes('Words of the first branch') === (branch === 'first')
      );
    };
    count(result, await author.stream.until(isShown));
  }
  return result;
}

/** A folder that is renamed and renamed back, and then worked in. @type {DevTrial} */
async function renames(author, times, random) {
  const result = outcome('`dev`: a folder that is renamed, and back', times);
  const folder = join(author.site, 'content/blog');
  for (let i = 0; i < times; i++) {
    renameSync(folder, `${folder}-renamed`);
    await sleep(random.between(0, 600));
    const last = await author.page('/');
    renameSync(`${folder}-renamed`, folder);
    author.save(`Words after renaming ${i}`);
    count(result, (await author.shows(`Words after renaming ${i}`)) && last.status === 200);
  }
  return result;
}

/** Edits one after the other, as in a long day. */
async function longWork(/** @type {Author} */ author, /** @type {number} */ times) {
  const result = outcome('`dev`: edits of a long day', times);
  const early = Math.ceil(times / 5);
  const edits = async (/** @type {number} */ from, /** @type {number} */ to) => {
    for (let i = from; i < to; i++) {
      author.save(`Words of edit ${i}`);
      count(result, await author.shows(`Words of edit ${i}`));
    }
  };
  await edits(0, early);
  if (!existsSync('/proc/self/fd')) return result;
  const before = author.usage();
  await edits(early, times);
  const after = author.usage();
  result.note = `after ${early} edits ${before.memory} MiB and ${before.files} open files, after ${times} ${after.memory} MiB and ${after.files}`;
  // How much is free for the next collection of garbage differs from moment to moment.
  if (after.memory > before.memory * 1.5 || after.files > before.files + 10) result.survived = 0;
  return result;
}

/** Open pages, half of which lose their connection, and a computer that stands still. */
async function manyStreams(/** @type {Author} */ author, /** @type {number} */ times) {
  const result = outcome('`dev`: open pages at once, half of them cut off for a while', times);
  const { url, child } = author.server;
  const files = existsSync('/proc/self/fd') ? author.usage().files : 0;
  const streams = Array.from({ length: times }, () => new Stream(url));
  await Promise.all(streams.map((stream) => stream.until(() => stream.received > 0)));
  const cut = streams.filter((_, i) => i % 2 === 0);
  for (const stream of cut) stream.close();
  author.save('Words that half of them miss');
  const isSaved = await author.shows('Words that half of them miss');
  child.kill('SIGSTOP');
  const again = cut.map(
    ({ last }) => new Stream(url, { since: 'x.0', lastEvent: last?.position ?? '' }),
  );
  author.save('Words during a standstill');
  await sleep(1000); // for the moment when nothing is answered
  child.kill('SIGCONT');
  const isShown = isSaved && (await author.shows('Words during a standstill'));
  const held = streams.filter((stream) => !cut.includes(stream));
  for (const stream of [...held, ...again]) {
    const isNewest = () => stream.last?.position === author.stream.last?.position;
    count(result, isShown && (await stream.until(isNewest)) && stream.last?.reload !== true);
  }
  for (const stream of [...held, ...again]) stream.close();
  if (files > 0) {
    const isFreed = () => author.usage().files <= files + 10;
    for (const end = performance.now() + EVENT_MS; performance.now() < end && !isFreed();)
      await sleep(100);
    if (!isFreed()) result.survived = 0;
    result.note = `open files before and after: ${files} and ${author.usage().files}`;
  }
  return result;
}

/**
 * Pages that come back with a position of long ago, or of a server before this one.
 *
 * @type {DevTrial}
 */
async function sleepers(author, times, random) {
  const result = outcome('`dev`: pages that wake up long after', times);
  /** @type {string[]} */
  const positions = [];
  for (let i = 0; i < Math.min(times, 20); i++) {
    author.save(`Words before sleep ${i}`);
    await author.shows(`Words before sleep ${i}`);
    positions.push(author.stream.last?.position ?? '');
  }
  const newest = positions.at(-1) ?? '';
  for (let i = 0; i < times; i++) {
    const known = positions[random.between(0, positions.length - 1)] ?? '';
    const [since, expected] = i % 4 === 0 ? [random.pick(foreign), 'reload'] : [known, 'content'];
    const stream = new Stream(author.server.url, { since });
    await stream.until(() => stream.received > 0);
    const { position, reload = false, content = false } = stream.last ?? {};
    const wants = reload ? 'reload' : content ? 'content' : 'nothing';
    const isRight = wants === (since === newest ? 'nothing' : expected);
    count(result, isRight && position === newest, `${since} was answered with ${wants}`);
    stream.close();
  }
  return result;
}

/** Saves by a computer whose clock is set back and forward, by up to a year. @type {DevTrial} */
async function clockJumps(author, times, random) {
  const result = outcome('`dev`: a clock that is set back and forward', times);
  for (let i = 0; i < times; i++) {
    const words = `Words of clock ${String(i).padStart(6, '0')}`; // each file is as long as the last
    author.save(words, i % 4);
    const jump = random.pick([1, 60, 3600, 86_400, 31_536_000]) * (random.between(0, 1) ? 1 : -1);
    const seconds = Date.now() / 1000 + jump;
    utimesSync(author.article, seconds, seconds);
    count(result, await author.shows(words), `the clock was ${jump} seconds off`);
  }
  return result;
}

/** Positions that this server never gave. */
const foreign = /** @type {const} */ ([
  '',
  'x',
  'x.1',
  'x.-1',
  '.',
  '.1',
  'x.99999999999999999999',
]);
