import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TEST_MS } from '../scripts/patience.mjs';
import { test as base } from './fixtures';
import { copySite, type Served } from './site-copy';

/** `nightlight dev` on a copy of the site whose files a test may change. */
export interface DevServer extends Served {
  /** Starts another server on the same files, with flags. */
  again: (flags: string[]) => Promise<Served>;
  /** Changes a file of the site; throws if the change has no effect. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** The text of a file of the site. */
  read: (file: string) => Promise<string>;
  /** Renames a file of the site. */
  rename: (from: string, to: string) => Promise<void>;
}

async function startDevServer(): Promise<DevServer> {
  const site = await copySite();
  const again = (flags: string[]) => site.serve(['dev', ...flags], / ready, /); // before, every page is a 503
  const server = await again([]);
  return {
    ...server,
    again,
    async edit(file, change) {
      const name = join(site.root, file);
      const before = await readFile(name, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`the edit does not change ${file}`);
      // As one step: dev could plan between the steps of writing the file itself.
      const saved = join(site.root, 'saved');
      await writeFile(saved, after);
      await rename(saved, name);
    },
    read: (file) => readFile(join(site.root, file), 'utf8'),
    rename: (from, to) => rename(join(site.root, from), join(site.root, to)),
    async stop() {
      await server.stop();
      await site.remove();
    },
  };
}

export const test = base.extend<{ greeting: void }, { dev: DevServer }>({
  dev: [
    async ({}, use) => {
      const dev = await startDevServer();
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
  greeting: [
    async ({ pageErrors }, use) => {
      pageErrors.allow(/^console\.info: .*React DevTools/); // React's greeting in development
      await use();
    },
    { auto: true },
  ],
});
