// @ts-check
// Reads a build's file system calls, in order, from strace.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * One change of the file system. Paths are relative to the traced folder.
 *
 * @typedef {{ kind: 'make' | 'empty' | 'folder' | 'remove' | 'sync', path: string }
 *   | { kind: 'write', path: string, data: Buffer }
 *   | { kind: 'rename', path: string, to: string }} Change
 */

const calls =
  'openat,write,fsync,fdatasync,renameat,renameat2,rename,unlinkat,unlink,rmdir,mkdirat,mkdir';

export function canTrace() {
  return spawnSync('strace', ['--seccomp-bpf', '-f', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Runs a command and returns what it and its children changed below a folder. @returns {Change[]} */
export function trace(
  /** @type {string} */ folder,
  /** @type {string} */ record,
  /** @type {string[]} */ command,
) {
  const options = ['--seccomp-bpf', '-f', '-y', '-xx', '-s', '100000000', '-o', record];
  execFileSync('strace', [...options, '-e', `trace=${calls}`, ...command], { stdio: 'pipe' });
  return finishedCalls(readFileSync(record, 'latin1')).flatMap((call) => changes(folder, call));
}

/** The calls that succeeded, in the order in which they ended. */
function finishedCalls(/** @type {string} */ record) {
  /** @type {Map<string, string>} */
  const begun = new Map();
  return record.split('\n').flatMap((line) => {
    const [, process = '', said = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (said.endsWith(' <unfinished ...>')) {
      begun.set(process, said.slice(0, -' <unfinished ...>'.length));
      return [];
    }
    const end = /^<\.\.\. \w+ resumed>(.*)$/.exec(said);
    const call = end ? `${begun.get(process) ?? ''}${end[1]}` : said;
    return / = \d/.test(call) ? [call] : [];
  });
}

/** The changes that one call made below a folder. @returns {Change[]} */
function changes(/** @type {string} */ folder, /** @type {string} */ call) {
  const name = call.slice(0, call.indexOf('('));
  // Paths of open files are in <>, other texts in quotes; both in hexadecimal.
  const texts = [...call.matchAll(/([<"])((?:\\x[0-9a-f]{2})*)[>"]/g)].map(
    ([, mark, hex = '']) => ({
      isOpen: mark === '<',
      data: Buffer.from(hex.replaceAll('\\x', ''), 'hex'),
    }),
  );
  const open = texts.filter(({ isOpen }) => isOpen).map(({ data }) => data.toString());
  const given = texts.filter(({ isOpen }) => !isOpen);
  /** A path argument, which may be relative to an open folder. */
  const path = (/** @type {number} */ i) => {
    const text = given[i]?.data.toString() ?? '';
    return below(folder, text.startsWith('/') ? text : `${open[i] ?? ''}/${text}`);
  };
  const opened = below(folder, open[0] ?? '');
  const at = (/** @type {'make' | 'empty' | 'folder' | 'remove' | 'sync'} */ kind, path = '') =>
    path ? [{ kind, path }] : [];
  switch (name) {
    case 'openat':
      return [
        ...(call.includes('O_CREAT') ? at('make', path(0)) : []),
        ...(call.includes('O_TRUNC') ? at('empty', path(0)) : []),
      ];
    case 'write':
      return opened ? [{ kind: 'write', path: opened, data: given[0]?.data ?? Buffer.of() }] : [];
    case 'fsync':
    case 'fdatasync':
      return at('sync', opened);
    case 'mkdir':
    case 'mkdirat':
      return at('folder', path(0));
    case 'unlink':
    case 'unlinkat':
    case 'rmdir':
      return at('remove', path(0));
  }
  const [from, to] = [path(0), path(1)];
  return from && to ? [{ kind: 'rename', path: from, to }] : [];
}

/** The path below a folder: '.' for the folder itself, undefined for paths elsewhere. */
function below(/** @type {string} */ folder, /** @type {string} */ path) {
  const inside = relative(folder, path);
  return inside.startsWith('..') ? undefined : inside || '.';
}
