import { TEST_MS } from '../scripts/patience.mjs';
import { test } from './fixtures';
import type { Served, SiteCopy } from './site-copy';

/** Tests on a copy of the site with a server. */
export function testOf<Site extends Pick<SiteCopy, 'preview' | 'remove'>>(
  make: () => Promise<Site>,
) {
  return test.extend<object, { site: Site; server: Served }>({
    site: [
      async ({}, use) => {
        const site = await make();
        await use(site);
        await site.remove();
      },
      { scope: 'worker', timeout: TEST_MS },
    ],
    server: [
      async ({ site }, use) => {
        const server = await site.preview();
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ server }, use) => use(server.url),
  });
}
