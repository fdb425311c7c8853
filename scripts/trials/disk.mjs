// @ts-check
// A simulated file system that loses what was not synced.

import { linkSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * A file, and the part of it that is on the disk. A copy of the real file has its exact time too.
 *
 * @typedef {{ data: Buffer, synced: Buffer, copy?: { path: string, data: Buffer } }} File
 * @typedef {{ entries: Map<string, Entry>, synced: Map<string, Entry> }} Folder
 * @typedef {File | Folder} Entry
 */

/** What a power failure loses: names and bytes that were not synced, or only bytes. */
export const losses = /** @type {const} */ (['names and bytes', 'bytes']);

export class Disk {
  /** @type {Folder} */
  root = newFolder();

  /** The files that were made, in order. @type {File[]} */
  made = [];

  /**
   * Reads a folder whose files are all synced. Later files are taken from another disk that
   * replayed the same changes.
   */
  constructor(/** @type {string} */ folder, /** @type {Disk | undefined} */ known = undefined) {
    this.known = known;
    this.#load(folder, this.root);
  }

  #load(/** @type {string} */ path, /** @type {Folder} */ folder) {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) {
        const child = newFolder();
        this.#load(inside, child);
        folder.entries.set(entry.name, child);
      } else if (entry.isFile()) {
        const data = readFileSync(inside);
        folder.entries.set(entry.name, { data, synced: data, copy: { path: inside, data } });
      }
    }
    folder.synced = new Map(folder.entries);
  }

  /** Replays a change of a build. */
  apply(/** @type {import('./trace.mjs').Change} */ change) {
    const parent = this.#parent(change.path);
    const name = basename(change.path);
    const entry = change.path === '.' ? this.root : parent?.entries.get(name);
    switch (change.kind) {
      case 'make':
        if (!entry) parent?.entries.set(name, this.#newFile());
        return;
      case 'empty':
        if (entry && 'data' in entry) entry.data = Buffer.of();
        return;
      case 'write':
        if (entry && 'data' in entry) entry.data = Buffer.concat([entry.data, change.data]);
        return;
      case 'folder':
        parent?.entries.set(name, newFolder());
        return;
      case 'remove':
        parent?.entries.delete(name);
        return;
      case 'sync':
        if (entry && 'data' in entry) entry.synced = entry.data;
        else if (entry) entry.synced = new Map(entry.entries);
        return;
    }
    const target = this.#parent(change.to);
    if (!entry || !parent || !target) return;
    parent.entries.delete(name);
    target.entries.set(basename(change.to), entry);
  }

  #newFile() {
    const copy = this.known?.made[this.made.length]?.copy;
    /** @type {File} */
    const file = { data: Buffer.of(), synced: Buffer.of(), ...(copy && { copy }) };
    this.made.push(file);
    return file;
  }

  #parent(/** @type {string} */ path) {
    const parts = dirname(path).split('/');
    /** @type {Entry | undefined} */
    let entry = this.root;
    for (const part of parts) {
      if (part !== '.') entry = entry && 'entries' in entry ? entry.entries.get(part) : undefined;
    }
    return entry && 'entries' in entry ? entry : undefined;
  }

  /** Takes the times of the written files from a folder that contains their current state. */
  copyTimes(/** @type {string} */ from, /** @type {Folder} */ folder = this.root) {
    const real = readdirSync(from, { withFileTypes: true }).filter(
      (entry) => entry.isFile() || entry.isDirectory(),
    );
    const differs = () => new Error(`the recorded changes do not lead to ${from}`);
    if (real.length !== folder.entries.size) throw differs();
    for (const { name } of real) {
      const entry = folder.entries.get(name);
      const path = join(from, name);
      if (!entry) throw differs();
      if ('entries' in entry) this.copyTimes(path, entry);
      else if (!readFileSync(path).equals(entry.data)) throw differs();
      else entry.copy = { path, data: entry.data };
    }
  }

  /** Writes the state after a power failure into a folder, as links to the copies. */
  layRemains(
    /** @type {string} */ to,
    /** @type {typeof losses[number]} */ lost,
    /** @type {Folder} */ folder = this.root,
  ) {
    mkdirSync(to);
    for (const [name, entry] of lost === 'bytes' ? folder.entries : folder.synced) {
      const path = join(to, name);
      if ('entries' in entry) this.layRemains(path, lost, entry);
      else if (entry.copy?.data.equals(entry.synced)) linkSync(entry.copy.path, path);
      else writeFileSync(path, entry.synced);
    }
  }
}

/** @returns {Folder} */
function newFolder() {
  return { entries: new Map(), synced: new Map() };
}
