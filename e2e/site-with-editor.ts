import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySite } from './site-copy';
import { testOf } from './test-of-copy';

/** A copy of the site with the editor, and its server. */
export const test = testOf(async () => {
  const site = await copySite();
  await appendFile(
    join(site.root, 'content/site.yaml'),
    'admin: true\nrepository:\n  name: little-dormouse/website\n',
  );
  site.run(['build', '--quiet']);
  return site;
});
