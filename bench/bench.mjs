// @ts-check
// nightlight beside other generators and beside other revisions of itself, on the same
// posts: npm run bench.
//
//   npm run bench                                    the builds of 40 and 1,000 posts
//   npm run bench -- --sizes real,10000 --runs 3     of other sizes; real is this site
//   npm run bench -- --rivals hugo,eleventy          beside some generators only; none: alone
//   npm run bench -- --against 628651c,main          beside other revisions; status 1 when worse
//   npm run bench -- --only first,check              some scenarios only
//   npm run bench -- --only dev,weight               what an author waits for, what a page weighs
//   npm run bench -- --only visit                    what a visitor's phone does, on the real site
//   npm run bench -- --folder /dev/shm/bench         where sites are made and programs are kept
//   npm run bench -- --record                        everything, into docs/performance.md
//   npm run bench -- --only visit --rivals none --runs 3 --record     visits only, beside it
//   npm run bench -- --record --resume               goes on with a run that was interrupted
//
// The tables go to the output, what happens meanwhile to the error stream, and every single
// figure to figures.json in the folder.

import { installPackages } from '../scripts/machine.mjs';
import { machine, writePart } from '../scripts/record.mjs';
import { compare } from './against.mjs';
import { measureBuilds } from './build.mjs';
import { goals } from './goals.mjs';
import { readOptions } from './options.mjs';
import { report, summary } from './report.mjs';
import { currentRevision } from './revisions.mjs';
import { stepsOf, take } from './steps.mjs';
import { Workspace } from './workspace.mjs';

/** @typedef {import('./figures.mjs').Results} Results */

async function main() {
  const options = readOptions();
  const { products, revisions, rivals } = options;
  const all = [...products, ...rivals];
  installPackages();
  const revision = currentRevision();
  const workspace = new Workspace(options.folder);
  for (const rival of all) await workspace.prepare(rival);
  // So that nobody's first measured build is the one that reads the programs from the disk.
  for (const rival of all) await workspace.layOut(rival, 40);
  await measureBuilds(workspace, all, 40, ['first'], 1);

  const results = await take(stepsOf(workspace, options), options, revision);
  const text = report(results, goals, revisions);
  console.log(text);
  if (options.record) record(results, text, revision);
  return compare(results, revisions).some(({ isWorse }) => isWorse) ? 1 : 0;
}

/** Writes what was measured into the documents. */
function record(
  /** @type {Results} */ results,
  /** @type {string} */ text,
  /** @type {string} */ revision,
) {
  const when = `Revision ${revision}, on ${machine()}.`;
  const part = results.builds.length > 0 ? 'bench' : 'bench -- --only visit';
  writePart('docs/performance.md', part, `${when}\n\n${text}`);
  const short = summary(results);
  if (short) writePart('README.md', 'bench', `${when}\n\n${short}`);
}

main().then(
  (status) => process.exit(status),
  (error) => {
    console.error(error.message);
    process.exit(2);
  },
);
