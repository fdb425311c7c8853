// @ts-check
// Trials of power failures during builds, which lose what was not synced.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Disk, losses } from './disk.mjs';
import { outcome } from './outcome.mjs';
import {
  built,
  builtSite,
  command,
  edit,
  judge,
  noteSites,
  removeOutput,
  wanted,
  whatIsThere,
} from './site.mjs';
import { canTrace, trace } from './trace.mjs';

/** The folders and files that a build writes. */
const parts = /** @type {const} */ (['dist', '.nightlight']);

/**
 * Records the file system calls of a first build and a rebuild, and replays them up to seeded
 * moments on a file system that loses what was not synced.
 *
 * @type {import('./outcome.mjs').Trial}
 */
export async function powerCuts(count, random) {
  const first = outcome('the power fails during a first build', count / 2);
  const rebuild = outcome('the power fails during a rebuild', count / 2);
  if (!canTrace()) {
    return [first, rebuild].map((result) => ({ ...result, note: 'strace is not installed' }));
  }
  for (const result of [first, rebuild]) {
    const recorded = await record(
      result === first ? 'power-first' : 'power-again',
      result === first,
    );
    const syncs = recorded.changes.flatMap(({ kind }, i) => (kind === 'sync' ? [i] : []));
    const found = { old: 0, new: 0, mixed: 0 };
    for (let i = 0; i < count; i += 2) {
      const lost = losses[(i / 2) % 2] ?? 'bytes';
      // The names on the disk change only at a sync, and the site changes with the last
      // of them.
      const synced = i % 8 === 0 ? syncs.slice(-12) : syncs;
      const moment =
        lost === 'bytes' ? random.between(0, recorded.changes.length) : random.pick(synced);
      layRemains(recorded, moment, lost);
      found[await whatIsThere(recorded.site, 'first', 'second')]++;
      await built(recorded.site);
      judge(result, recorded.site, await wanted('second'));
    }
    if (result === rebuild) noteSites(result, found);
  }
  return [first, rebuild];
}

/** Builds a site in its second state, and records the changes. */
async function record(/** @type {string} */ name, /** @type {boolean} */ isFirst) {
  const site = await builtSite(name);
  if (isFirst) removeOutput(site);
  edit(site, 'second');
  const before = keep(site, `${site}-before`);
  const changes = trace(site, `${site}.strace`, command('build', '--quiet', '--root', site)).filter(
    ({ path }) =>
      path === '.' || parts.some((part) => path === part || path.startsWith(`${part}/`)),
  );
  const after = new Disk(before);
  for (const change of changes) after.apply(change);
  after.copyTimes(keep(site, `${site}-after`));
  return { site, before, changes, after };
}

/** Writes the state after a power failure into the site's folder. */
function layRemains(
  /** @type {Awaited<ReturnType<typeof record>>} */ { site, before, changes, after },
  /** @type {number} */ moment,
  /** @type {typeof losses[number]} */ lost,
) {
  const disk = new Disk(before, after);
  for (const change of changes.slice(0, moment)) disk.apply(change);
  const remains = `${site}-remains`;
  rmSync(remains, { recursive: true, force: true });
  disk.layRemains(remains, lost);
  for (const part of parts) rmSync(join(site, part), { recursive: true, force: true });
  keep(remains, site);
}

/** Copies a build's output, with all times. */
function keep(/** @type {string} */ from, /** @type {string} */ to) {
  mkdirSync(to, { recursive: true });
  const there = parts.map((part) => join(from, part)).filter((part) => existsSync(part));
  execFileSync('cp', ['-a', ...there, to]);
  return to;
}
