// @ts-check
// Compiles nightlight for hosts that download a program instead of compiling it.
//
//   npm run binaries                              for all platforms, into binaries/
//   npm run binaries -- --only linux/amd64        for some
//   npm run binaries -- --tag v0.1.0              for a release; the tag must match the version
//
// SHA256SUMS lists them: sha256sum --check SHA256SUMS. Builds are reproducible on any machine, so
// anyone can compile a program again and compare.

import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { goFlags } from './program.mjs';

const folder = 'binaries';
const systems = ['linux', 'darwin', 'windows'];
const processors = ['amd64', 'arm64'];

/** The supported platforms, by Go's names. */
export const platforms = systems.flatMap((system) =>
  processors.map((processor) => `${system}/${processor}`),
);

/**
 * The output of `nightlight --version`: the last commit of the program's sources and its date, so
 * that a commit that changes only content does not change the program.
 */
export function stamp() {
  const sources = ['cmd', 'generator', 'docs/schemas', 'go.mod', 'go.sum'];
  const log = ['log', '-1', '--format=%H %cs', '--', ...sources];
  const { stdout } = spawnSync('git', log, { encoding: 'utf8' });
  const [revision, date] = stdout?.trim().split(' ') ?? [];
  return revision && date ? `-s -w -X main.revision=${revision} -X main.date=${date}` : '-s -w';
}

/** The platforms that the flag names, or all. */
export function chosen(/** @type {string | undefined} */ only) {
  const names = only?.split(',') ?? platforms;
  const unknown = names.find((name) => !platforms.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no platform ${unknown}; there are ${platforms.join(', ')}.`);
  }
  return names;
}

/** @throws Error if a release's tag differs from the version in the program. */
export function mustBeTagged(
  /** @type {string | undefined} */ tag,
  /** @type {string} */ sources = readFileSync('cmd/nightlight/version.go', 'utf8'),
) {
  const version = /^const release = "(.+)"$/m.exec(sources)?.[1];
  if (tag === undefined || tag === version) return;
  throw new Error(
    `The tag is ${tag}, and the program in cmd/nightlight/version.go is ${version}. Write the version there and in docs/CHANGELOG.md, commit it, and tag that commit.`,
  );
}

/** The file name of a platform's program. */
export function programName(/** @type {string} */ platform) {
  const ending = platform.startsWith('windows/') ? '.exe' : '';
  return `nightlight-${platform.replace('/', '-')}${ending}`;
}

/** The list of checksums, in the form that sha256sum reads. */
export function checksums(/** @type {string} */ folder, /** @type {string[]} */ names) {
  const sum = (/** @type {string} */ name) => hash('sha256', readFileSync(join(folder, name)));
  return names.map((name) => `${sum(name)}  ${name}\n`).join('');
}

/** Compiles a platform's program without a C compiler, which would differ between machines. */
function compile(/** @type {string} */ platform) {
  const [GOOS, GOARCH] = platform.split('/');
  console.log(programName(platform));
  const output = ['-o', join(folder, programName(platform)), './cmd/nightlight'];
  execFileSync('go', ['build', ...goFlags, `-ldflags=${stamp()}`, ...output], {
    stdio: 'inherit',
    env: { ...process.env, GOOS, GOARCH, CGO_ENABLED: '0' },
  });
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        tag: { type: 'string' },
      },
    });
    mustBeTagged(values.tag);
    const names = chosen(values.only);
    mkdirSync(folder, { recursive: true });
    for (const platform of names) compile(platform);
    writeFileSync(join(folder, 'SHA256SUMS'), checksums(folder, names.map(programName)));
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
