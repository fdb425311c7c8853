// @ts-check
// Builds the site with every supported version of Node.
//
//   node scripts/nodes.mjs 22    builds the site with Node 22, without a cache, and
//                                compares each byte with dist/

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { TEST_MS } from './patience.mjs';
import { hashesIn, program } from './program.mjs';

/** The supported versions; the oldest is the one in package.json. */
export const supportedNodes = ['20', '22', '24', '26'];

/**
 * The program of a version: this one, or the one in npm's package for this system, from npm's
 * cache or registry; undefined if it is not available. The package called node cannot be used: it
 * runs an install script, which no package may do here.
 *
 * @returns {string | undefined}
 */
export function nodeProgram(/** @type {string} */ version) {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath;
  const fetch = ['exec', '--yes', '--prefer-offline', `--package=${nodePackage}@${version}`];
  const { status, stdout } = spawnSync('npm', [...fetch, '--', 'node', '-p', 'process.execPath'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: TEST_MS,
  });
  const file = stdout.trim();
  // Without such a package npm runs the installed Node.
  return status === 0 && versionOf(file).startsWith(`v${version}.`) ? file : undefined;
}

const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const versionOf = (/** @type {string} */ file) =>
  spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '';

/** A search path that finds this program first. @param {string} file */
export const pathBefore = (file) => dirname(file) + delimiter + (process.env.PATH ?? '');

/** Builds the site with a Node and returns what differs from dist/. @param {string} node */
function differences(node) {
  const folder = mkdtempSync(join(tmpdir(), 'nightlight-node-'));
  const out = join(folder, 'dist');
  try {
    const args = ['build', '--quiet', '--out', out, '--cache-dir', join(folder, 'cache')];
    const env = { ...process.env, PATH: pathBefore(node) };
    execFileSync(program, args, { env, stdio: 'inherit' });
    const [want, got] = [hashesIn('dist'), hashesIn(out)];
    const names = [...new Set([...want.keys(), ...got.keys()])];
    return names.filter((name) => want.get(name) !== got.get(name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const version = process.argv[2] ?? '';
  const node = nodeProgram(version);
  if (!node) throw new Error(`Node ${version} cannot be had here.`);
  const differ = differences(node);
  if (differ.length > 0) {
    console.error(`With Node ${version} these files differ from dist/:\n  ${differ.join('\n  ')}`);
    process.exitCode = 1;
  }
}
