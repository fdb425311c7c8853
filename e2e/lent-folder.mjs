// @ts-check
// The editor at /admin in a browser that provides its own folder as the site's repository.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** The texts in a folder, by path. @returns {Promise<Record<string, string>>} */
export async function textsOf(/** @type {string} */ folder) {
  const names = await readdir(folder, { recursive: true });
  const texts = names
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map(async (name) => [name.replaceAll('\\', '/'), await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

/** Opens the editor in a browser that provides a folder with these files as a repository. */
export async function lendFolder(
  /** @type {Page} */ page,
  /** @type {Record<string, string>} */ texts,
  address = '/admin',
) {
  await page.addInitScript(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    Object.assign(window, { showDirectoryPicker: pick });
  });
  await page.goto(address);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    const site = await root.getDirectoryHandle('site', { create: true });
    await site.getDirectoryHandle('.git', { create: true });
    for (const [name, text] of Object.entries(files)) {
      const parts = ['content', ...name.split('/')];
      const last = parts.pop() ?? '';
      let folder = site;
      for (const part of parts) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      const file = await folder.getFileHandle(last, { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, texts);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('treeitem', { name: 'Guides' }).waitFor();
}

/** A file of content/ as written by the editor. @returns {Promise<string>} */
export function savedText(/** @type {Page} */ page, /** @type {string} */ name) {
  return page.evaluate(
    async (parts) => {
      const last = parts.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const part of parts) folder = await folder.getDirectoryHandle(part);
      return (await (await folder.getFileHandle(last)).getFile()).text();
    },
    ['site', 'content', ...name.split('/')],
  );
}

/** Opens a form of the editor, and returns the field with a label; by default its first text. */
export async function openField(
  /** @type {Page} */ page,
  /** @type {string} */ form,
  /** @type {string | undefined} */ field,
) {
  await page.evaluate((hash) => void (location.hash = hash), `#/collections/${form}`);
  const input = page.getByRole('textbox', field ? { name: field } : {}).first();
  await unfold(page, input);
  return input;
}

/** A list of items is usually folded, which hides its texts. */
async function unfold(/** @type {Page} */ page, /** @type {Locator} */ input) {
  const expand = page.getByRole('button', { name: 'Expand All' }).first();
  await input.or(expand).first().waitFor();
  if (!(await input.isVisible())) await expand.click();
}

/** Saves the open form. The editor then shows the list again. */
export async function saveForm(/** @type {Page} */ page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/collections\/[\w-]+$/);
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
}
