// @ts-check
// The editor at /admin, while dev serves the same files.

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Author } from './author.mjs';
import { lendFolder, openField, savedText, saveForm, textsOf } from './lent-folder.mjs';
import { attempt, outcome } from './outcome.mjs';
import { launch, visitor } from './tab.mjs';

/** @typedef {ReturnType<typeof import('../../bench/random.mjs').random>} Random */

/**
 * A text that is edited, and the page that shows it.
 *
 * @typedef {{ form: string, file: string, field: string, page: string }} Field
 */

/** @type {readonly [Field, ...Field[]]} */
const fields = [
  { form: 'blog/entries/trial', file: 'blog/trial.md', field: 'Text', page: '/blog/trial' },
  {
    form: 'guides/entries/false-starts',
    file: 'guides/false-starts.md',
    field: 'Text',
    page: '/false-starts',
  },
  { form: 'site/entries/site', file: 'site.yaml', field: 'Description', page: '/site.webmanifest' },
];

/**
 * Sentences that are written at /admin. Survived means that the file has that sentence and
 * nothing else that is new, and that dev comes to show it, with no problems.
 */
export async function liveEdits(/** @type {number} */ count, /** @type {Random} */ random) {
  const result = outcome('edits at `/admin` while `dev` serves the site', count);
  const author = await Author.begin('admin', (site) =>
    appendFileSync(
      join(site, 'content/site.yaml'),
      '\nadmin: true\nrepository:\n  name: little-dormouse/website\n',
    ),
  );
  const browser = await launch();
  try {
    const page = await (await visitor(browser, author.server.url)).newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 4000 }); // fields out of sight are not there
    const content = join(author.site, 'content');
    await lendFolder(page, await textsOf(content));
    for (let i = 0; i < count; i++) {
      const { form, file, field, page: shown } = random.pick(fields);
      await attempt(result, file, async () => {
        const words = `Words of ${i} at /admin.`;
        const before = readFileSync(join(content, file), 'utf8');
        const input = await openField(page, form, field);
        await input.fill(`${await input.inputValue()}${field === 'Text' ? '\n\n' : ' '}${words}`);
        await saveForm(page);
        const after = await savedText(page, file);
        const isAlone = field === 'Text' && after === `${before.trimEnd()}\n\n${words}\n`;
        if (!isAlone && after.replace(` ${words}`, '') !== before) throw new Error(after);
        writeFileSync(join(content, file), after);
        const isShown = await author.stream.until(
          async () =>
            author.stream.last?.problems.length === 0 &&
            (await author.page(shown)).html.includes(words),
        );
        if (!isShown) throw new Error(`${shown} does not show it`);
      });
    }
  } finally {
    await browser.close();
    await author.end();
  }
  return [result];
}
