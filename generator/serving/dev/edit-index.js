// The values of the content, by the words and markup that a page shows for them.

import { keyOfMarkup, keyOfWords, nodesOf } from './edit-words.js';

/** Kinds of values that no page shows as words. */
const UNSHOWN = new Set(['address', 'icon', 'other']);

/** Returns the values of all files by key; those of the page's own file come first. */
export function indexValues(files) {
  const index = new Map();
  for (const file of files) {
    for (const value of file.values) {
      const key = keyOf(value);
      if (key) index.set(key, [...(index.get(key) ?? []), { file, value }]);
    }
  }
  for (const entries of index.values()) entries.sort((a, b) => isOwn(b) - isOwn(a));
  return index;
}

function keyOf(value) {
  if (value.kind === 'picture') return keyOfMarkup(value.id);
  if (UNSHOWN.has(value.kind) || isCounter(value)) return '';
  return keyOfWords(wordsOf(value));
}

const isOwn = ({ file }) => Number(Boolean(file.own));

/** A number of one or two digits appears in many places that do not show this value. */
const isCounter = ({ source }) => /^\d{1,2}$/.test(source);

/** Returns the words that a page shows for a value. */
function wordsOf({ html, source }) {
  return html === undefined ? source : nodesOf(html).textContent;
}
