// @ts-check
// Simulates an author: the dev server, what it shows, and how editors save.

import { EventEmitter, once } from 'node:events';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { EVENT_MS } from '../patience.mjs';
import { articleText, builtSite, edit, served } from './site.mjs';

/** @typedef {{ position: string, content?: boolean, reload?: boolean, problems: object[] }} Update */

/** The event stream of an open page, which emits `update` for each update. */
export class Stream extends EventEmitter {
  /** @type {Update | undefined} */
  last;

  constructor(/** @type {string} */ url) {
    super();
    this.request = get(
      `${url}/__nightlight/events?since=`,
      { agent: false },
      (response) =>
        createInterface(response)
          .on('line', (line) => {
            if (!line.startsWith('data: ')) return;
            this.last = JSON.parse(line.slice('data: '.length));
            this.emit('update');
          })
          .on('error', () => {}), // the connection was closed
    );
    this.request.on('error', () => {});
  }

  /** Waits until a condition is true; it is tested after each update. */
  async until(/** @type {() => boolean | Promise<boolean>} */ holds) {
    const late = AbortSignal.timeout(EVENT_MS);
    while (!late.aborted) {
      const next = once(this, 'update', { signal: late }).catch(() => {});
      if (await holds()) return true;
      await next;
    }
    return false;
  }

  close() {
    this.request.destroy();
  }
}

/** A site that dev serves, and the article that is edited. */
export class Author {
  static async begin(/** @type {string} */ name) {
    const site = await builtSite(name);
    edit(site, 'second');
    const author = new Author(site, await served('dev', site));
    await author.stream.until(async () => (await author.page('/')).status === 200);
    return author;
  }

  constructor(
    /** @type {string} */ site,
    /** @type {Awaited<ReturnType<typeof served>>} */ server,
  ) {
    this.site = site;
    this.server = server;
    this.article = join(site, 'content/blog/trial.md');
    this.stream = new Stream(server.url);
  }

  async end() {
    this.stream.close();
    await this.server.stop();
  }

  /** Saves the article with words added at its end, in one of the ways that editors use. */
  save(/** @type {string} */ words, /** @type {number} */ way = 0) {
    const text = `${articleText()}\n\n${words}.\n`;
    switch (way) {
      case 1: // emptied first, and then written in two steps
        writeFileSync(this.article, '');
        writeFileSync(this.article, text.slice(0, text.length / 2));
        break;
      case 2: // written beside, and renamed over it
        writeFileSync(`${this.article}.tmp`, text);
        renameSync(`${this.article}.tmp`, this.article);
        return;
      case 3: // the old one kept as a backup
        renameSync(this.article, `${this.article}~`);
        writeFileSync(this.article, text);
        rmSync(`${this.article}~`);
        return;
    }
    writeFileSync(this.article, text);
  }

  /** The status and document of a page as served now. */
  async page(/** @type {string} */ path) {
    const response = await fetch(this.server.url + path);
    return { status: response.status, html: await response.text() };
  }

  /** Waits until the article shows some words. @returns whether it does, without problems */
  shows(/** @type {string} */ words) {
    return this.stream.until(
      async () =>
        this.stream.last?.problems.length === 0 &&
        (await this.page('/blog/trial')).html.includes(`${words}.`),
    );
  }

  /** The memory in MiB and the number of open files of the server and its renderers; Linux only. */
  usage() {
    const own = [this.server.child.pid, ...children(this.server.child.pid ?? 0)];
    const kibibytes = own.map((pid) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
    );
    return {
      memory: Math.round(kibibytes.reduce((sum, one) => sum + one, 0) / 1024),
      files: readdirSync(`/proc/${this.server.child.pid}/fd`).length,
    };
  }
}

function children(/** @type {number} */ pid) {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}
