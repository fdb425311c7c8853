// @ts-check
// The changes that tests must catch, as mutants.txt lists them, and where they are made.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Mutant
 * @property {string} group
 * @property {string} name what is lost
 * @property {string} file its path, or the end of it that no other has
 * @property {string[]} tests the names of Go's tests, or the files of others
 * @property {string} text
 * @property {string} replacement
 */

const repository = join(import.meta.dirname, '../..');

/** Reads the list. @returns {Mutant[]} */
export function readMutants() {
  const [, ...paragraphs] = readFileSync(join(import.meta.dirname, 'mutants.txt'), 'utf8')
    .trim()
    .split('\n\n');
  let group = '';
  return paragraphs.flatMap((paragraph) => {
    if (!paragraph.startsWith('# ')) return [{ group, ...parse(paragraph) }];
    group = paragraph.slice(2);
    return [];
  });
}

function parse(/** @type {string} */ paragraph) {
  const [name = '', where = '', ...lines] = paragraph.split('\n');
  const [file = '', ...tests] = where.split(' ');
  const all = (/** @type {string} */ sign) =>
    lines
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(2))
      .join('\n');
  return { name, file, tests, text: all('-'), replacement: all('+') };
}

/** The files of the repository, also those that are new. */
export function repositoryFiles() {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(join(repository, file)));
}

/** Finds what the list names among files, wherever these are now. */
export class Places {
  constructor(/** @type {string[]} */ files) {
    this.files = files;
  }

  /**
   * The path of the file that a mutant changes, and what the file holds then.
   *
   * @throws Error unless there is exactly one place for the change.
   */
  change(/** @type {Mutant} */ { name, file, text, replacement }) {
    const path = this.#only(file, `“${name}”`);
    const before = readFileSync(join(repository, path), 'utf8');
    const parts = before.split(text);
    if (!text || parts.length !== 2)
      throw new Error(`“${name}”: ${path} holds this ${parts.length - 1} times: ${text}`);
    return { path, before, after: parts.join(replacement) };
  }

  /**
   * The folder of a test of Go, or the path of another test.
   *
   * @throws Error unless there is exactly one.
   */
  test(/** @type {string} */ name) {
    return isOfGo(name) ? dirname(this.#declaring(name)) : this.#only(name, 'a test');
  }

  #declaring(/** @type {string} */ name) {
    const found = this.#testsOfGo.get(name) ?? [];
    if (found.length !== 1) throw new Error(`${name} is a test of ${found.length} packages`);
    return found[0] ?? '';
  }

  /** @type {Map<string, string[]> | undefined} */
  #declared;

  get #testsOfGo() {
    if (this.#declared) return this.#declared;
    /** @type {Map<string, string[]>} */
    const declared = new Map();
    for (const file of this.files.filter((name) => name.endsWith('_test.go'))) {
      const text = readFileSync(join(repository, file), 'utf8');
      for (const [, test = ''] of text.matchAll(/^func ((?:Test|Fuzz)\w+)\(/gm))
        declared.set(test, [...(declared.get(test) ?? []), file]);
    }
    return (this.#declared = declared);
  }

  #only(/** @type {string} */ end, /** @type {string} */ what) {
    if (this.files.includes(end)) return end;
    const found = this.files.filter((file) => file.endsWith(`/${end}`));
    if (found.length !== 1) throw new Error(`${what}: ${found.length} files are called ${end}`);
    return found[0] ?? '';
  }
}

/** Whether a test is one of Go. */
export const isOfGo = (/** @type {string} */ test) => /^(Test|Fuzz)/.test(test);
