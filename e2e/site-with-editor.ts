import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TEST_MS } from '../scripts/patience.mjs';
import { test as base } from './fixtures';
import { copySite, type Served, type SiteCopy } from './site-copy';

/** A copy of the site that has the editor, and its server. */
export const test = base.extend<object, { site: SiteCopy; server: Served }>({
  site: [
    async ({}, use) => {
      const site = await copySite();
      await appendFile(
        join(site.root, 'content/site.yaml'),
        'admin: true\nrepository:\n  name: little-dormouse/website\n',
      );
      site.run(['build', '--quiet']);
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
  server: [
    async ({ site }, use) => {
      const server = await site.serve(['preview'], /as the last build made it/);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
