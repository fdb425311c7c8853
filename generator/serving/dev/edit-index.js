// The values of the content, by the words and the markup that a page shows of them.

import { keyOfMarkup, keyOfWords, nodesOf } from './edit-words.js';

/** Values that no page shows as words. */
const UNSHOWN = new Set(['address', 'icon', 'other']);

/** The values of all files, by the keys of what they show; those of the page's own file first. */
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

/** A number of one or two digits is shown by much that is not this value. */
const isCounter = ({ source }) => /^\d{1,2}$/.test(source);

/** The words that a page shows of a value. */
function wordsOf({ html, source }) {
  return html === undefined ? source : nodesOf(html).textContent;
}
