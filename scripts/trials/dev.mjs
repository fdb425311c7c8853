// @ts-check
// Trials of a dev server under long and heavy use.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Author } from './author.mjs';
import { count, outcome } from './outcome.mjs';
import { edit } from './site.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('../../bench/random.mjs').Random} Random */

/** @typedef {(author: Author, times: number, random: Random) => Promise<Outcome>} DevTrial */

/** Disturbances while dev runs; of each, one in `of` trials is run. */
const events = [
  { of: 1, run: bursts },
  { of: 20, run: switches },
  { of: 4, run: renames },
  { of: 0.4, run: longWork },
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

/** Switches branches, which changes, adds and removes many files. */
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

/** Many successive edits, as in a long day. */
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
  // The amount of garbage that is not yet collected varies.
  if (after.memory > before.memory * 1.5 || after.files > before.files + 10) result.survived = 0;
  return result;
}
