// @ts-check
// The changes that an author makes, each with a mark by which it is recognised.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {'post' | 'style' | 'component' | 'plan'} Kind */

/** What is looked for in a page: a word of its text, or a property of its style. */
export const wordOf = (/** @type {number} */ mark) => `benchmark${mark}`;
export const property = '--benchmark';

/** Words of the sleep plan's letter, which stand there in every revision. */
const ofPlan = 'finds the cot less strange';

/** @satisfies {Record<Kind, (rival: Rival, slug: string) => { file: string, change: (text: string, mark: number) => string }>} */
const edits = {
  post: (rival, slug) => ({
    file: `${rival.posts}/${slug}.md`,
    change: (text, mark) => `${text}\nA word of now: ${wordOf(mark)}.\n`,
  }),
  style: (rival) => ({
    file: rival.style,
    change: (text, mark) => `${text}\n:root { ${property}: ${mark}; }\n`,
  }),
  component: ({ component: { file, after } }) => ({
    file,
    change: (text, mark) => text.replace(after, `${after}\n<p>${wordOf(mark)}</p>`),
  }),
  plan: () => ({
    file: 'content/plan/letter.yaml',
    change: (text, mark) => text.replace(ofPlan, ofPlan.replace('strange', wordOf(mark))),
  }),
};

/**
 * Makes ready to edit a file; each call of what it returns is a change of the file as
 * it was at first.
 *
 * @param {Kind} kind
 * @param {Rival} rival
 * @param {string} site
 * @param {string} slug the post that is edited
 */
export async function editor(kind, rival, site, slug) {
  const { file, change } = edits[kind](rival, slug);
  const path = join(site, file);
  const original = await readFile(path, 'utf8');
  if (change(original, 0) === original) throw new Error(`${kind} cannot be changed in ${file}.`);
  return {
    change: (/** @type {number} */ mark) => writeFile(path, change(original, mark)),
    restore: () => writeFile(path, original),
  };
}
