import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LONG_TEST_MS } from '../scripts/patience.mjs';
import { lendFolder, openField, savedText, saveForm, textsOf } from './lent-folder.mjs';
import { expect } from './fixtures';
import { expectPictured } from './picture-of-documents';
import { test } from './site-with-editor';

test.describe.configure({ mode: 'default' }); // sharing one copy of the site

interface Edited {
  /** The address of a form in the editor, relative to its collections. */
  form: string;
  file: string;
  /** The field to change; by default the first text. */
  field?: string;
}

/** One file of each format: Markdown, a folder of YAML, values, a list, and text. */
const sample: Edited[] = [
  { form: 'guides/entries/safe-sleep', file: 'guides/safe-sleep.md', field: 'Text' },
  { form: 'tables/entries/tog', file: 'tables/tog.yaml' },
  { form: 'site/entries/site', file: 'site.yaml', field: 'Description' },
  { form: 'site/entries/testimonials', file: 'testimonials.yaml' },
  { form: 'plan/entries/cot', file: 'plan/cot.yaml' },
];

/** EDITOR_FILES=all tests every file, and checks the whole site afterwards. */
const everyFile = process.env.EDITOR_FILES === 'all';

test('the editor changes what was edited and nothing else', async ({ page, site, pageErrors }) => {
  if (everyFile) test.setTimeout(LONG_TEST_MS);
  pageErrors.allow(/^console\.(info|debug)/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 4000 }); // fields outside are not rendered
  const content = join(site.root, 'content');
  await lendFolder(page, await textsOf(content));
  const edited = everyFile ? await allFiles(page) : sample;
  for (const { form, file, field } of edited) {
    await test.step(file, async () => {
      const before = await readFile(join(content, file), 'utf8');
      const input = await openField(page, form, field);
      const was = await input.inputValue();
      const isText = was.includes('\n');
      const line = file.endsWith('.yaml') ? '# A last line.' : 'A last line.';
      await input.fill(isText ? `${was}\n\n${line}` : `${was} again`);
      await saveForm(page);
      const after = await savedText(page, file);
      if (isText) expect.soft(after, file).toBe(`${before.trimEnd()}\n\n${line}\n`);
      else expect.soft(changed(before, after), file).toEqual({ was, is: `${was} again` });
      const isId = /^[a-z0-9-]+$/.test(was); // other files refer to it
      if (!isId) await writeFile(join(content, file), after);
    });
  }
  site.run(everyFile ? ['check'] : ['build', '--quiet']);
});

const look = [
  '## How long?',
  'About **two** weeks.',
  ':::callout{kind="safety" title="Always"}',
  'On the back.',
  ':::quote{by="A parent"}',
  'It worked.',
  ':::',
  ':::',
  '[A link](/login)',
  ':::table{name="tog"}',
  '| A | B |\n| - | - |\n| 1 | 2 |',
].join('\n\n');

test(
  'the documents show the form of a guide, which gets a callout, and is shown with the look of the site',
  { tag: '@picture' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(/^console\.(info|debug)/);
    pageErrors.allow(/Blocked script execution in 'about:srcdoc'/); // those of the test
    await page.setViewportSize({ width: 768, height: 800 });
    const texts = await textsOf(join(site.root, 'content'));
    await lendFolder(page, { ...texts, 'guides/look.md': `---\ntitle: Look\n---\n${look}\n` });
    await openField(page, 'guides/entries/safe-sleep', 'Title');
    const fields = ['Title', 'Description'].map((name) =>
      page.getByRole('textbox', { name }).first(),
    );
    await expectPictured(page, 'editor', ...fields);

    await page.setViewportSize({ width: 1280, height: 4000 });
    await test.step('a callout is put into a text with one of its kinds', async () => {
      const text = await openField(page, 'guides/entries/safe-sleep', 'Text');
      await text.press('ControlOrMeta+End');
      await page.getByRole('button', { name: 'Insert a block…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Insert a block' });
      await dialog.getByLabel('Block').selectOption('Callout');
      const kind = dialog.getByLabel('Kind');
      await expect(kind.locator('option')).toHaveText(['', 'safety', 'tip', 'note', 'tonight']);
      await kind.selectOption('tip');
      await dialog.getByLabel('Title').fill('A "long" nap');
      await dialog.getByRole('button', { name: 'Insert' }).click();
      await saveForm(page);
      const inserted = ':::callout{kind="tip" title="A \\"long\\" nap"}\nWords.\n:::';
      const before = texts['guides/safe-sleep.md']!.trimEnd();
      expect(await savedText(page, 'guides/safe-sleep.md')).toBe(`${before}\n\n${inserted}\n`);
    });

    const field = await openField(page, 'guides/entries/look', 'Text');
    await field.focus();
    await page.getByRole('button', { name: 'Show how it looks' }).click();
    const shown = page.frameLocator('iframe[title="How it looks"]');
    const callout = shown.getByRole('complementary', { name: 'Always' });
    await expect(callout.getByText('On the back.')).toBeVisible();
    await expect(callout.locator('blockquote')).toContainText('It worked.');
    await expect(shown.getByRole('cell', { name: '2' })).toBeVisible();
    await shown.getByRole('link', { name: 'A link' }).click();
    await expect(shown.getByText('table: tog')).toBeVisible();
    const code = 'a <b> !![c](/d) \\&lt;';
    await field.fill(
      `Words <img src=x onerror="parent.ran = true">. !![a](/favicon.ico) \`${code}\``,
    );
    await expect(callout).toBeHidden();
    await expect(shown.getByText('Words <img src=x')).toBeVisible();
    await expect(shown.locator('code')).toHaveText(code);
    await expect(shown.locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  },
);

/** Code in an image, a script and an address; each would call alert. */
const hostile = `<img src="x" onerror="alert(1)"><script>alert(2)</script> [a](javascript:alert(3))`;

/** A guide with a malicious title and text. */
const guide = (title: string, more = '') =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(hostile)}\naccess: members\n${more}---\n${hostile}\n`;

const bombs = Array.from(
  { length: 9 },
  (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}]\n`,
);

test('a hostile repository runs nothing, and the editor stays usable', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.allow(/^console\./); // it logs which files it cannot read
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.setViewportSize({ width: 1280, height: 4000 });
  await lendFolder(page, {
    ...(await textsOf(join(site.root, 'content'))),
    'guides/hostile.md': guide(`${hostile} ../../../escape`),
    'guides/<img src=x onerror=alert(4)>.md': guide('A hostile name'),
    'guides/..%2f..%2fescape.md': guide('Out of the folder', 'lead: ../../../../etc/passwd\n'),
    'guides/\u202egpj.sdrawkcab.md': guide('\u202esdrawkcab\u2066', 'emblem: ../../escape\n'),
    'guides/broken.md': '---\ntitle: [never closed\n---\nWords.\n',
    'guides/tag.md': '---\ntitle: !!js/function "function () { alert(5) }"\n---\nWords.\n',
    'guides/proto.md': '---\ntitle: P\n__proto__: { polluted: true }\n---\nWords.\n',
    'guides/bomb.md': `---\ntitle: B\na0: &a0 [x]\n${bombs.join('')}---\nWords.\n`,
    'tables/hostile.yaml': `caption: ${JSON.stringify(hostile)}\ncolumns: [A]\nrows: 7\n`,
  });
  for (const entry of ['hostile', '<img src=x onerror=alert(4)>', '\u202egpj.sdrawkcab']) {
    const field = await openField(page, `guides/entries/${encodeURIComponent(entry)}`, 'Text');
    await expect(field).toHaveValue(/onerror/);
  }
  await page.evaluate(() => void (location.hash = '#/collections/guides'));
  await expect(page.getByText('A hostile name').first()).toBeVisible();
  const input = await openField(page, 'guides/entries/safe-sleep', 'Text');
  await input.fill('Words.\n\n:::callout{title="A tip" kind="tipp"}\nWords.\n:::');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The kind of a callout is one of: safety, tip')).toBeVisible();
  expect(await savedText(page, 'guides/safe-sleep.md')).not.toContain('tipp');
  await input.fill('Words.');
  await saveForm(page);
  expect(await savedText(page, 'guides/safe-sleep.md')).toContain('\nWords.\n');
  expect(ran).toEqual([]);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

/** All files listed in the editor's configuration. */
async function allFiles(page: Page): Promise<Edited[]> {
  return page.evaluate(async () => {
    const config = await (await fetch('/admin/config.json')).json();
    const root = await navigator.storage.getDirectory();
    const site = await root.getDirectoryHandle('site');
    const contentFolder = await site.getDirectoryHandle('content');
    const edited: Edited[] = [];
    for (const { name, folder, files } of config.collections) {
      for (const { name: entry, file } of files ?? []) {
        edited.push({ form: `${name}/entries/${entry}`, file: file.replace('content/', '') });
      }
      if (!folder) continue;
      const below = await contentFolder.getDirectoryHandle(folder.replace('content/', ''));
      for await (const file of below.keys()) {
        const entry = file.replace(/\.\w+$/, '');
        edited.push({ form: `${name}/entries/${entry}`, file: `${name}/${file}` });
      }
    }
    return edited;
  });
}

/** The only value in which two texts differ; empty if there are more differences. */
function changed(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [at = -1, ...others] = old.flatMap((line, i) => (line === now[i] ? [] : [i]));
  if (others.length > 0 || old.length !== now.length) return {};
  const value = /^(?<key>[- ]*[\w-]+: *(?<quote>["']?))(?<value>.*?)\k<quote>$/;
  const [was, is] = [old, now].map((lines) => value.exec(lines[at] ?? '')?.groups);
  return was?.key === is?.key ? { was: was?.value, is: is?.value } : {};
}
