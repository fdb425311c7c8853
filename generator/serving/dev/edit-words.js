// How the page and the editor compare words and markup.

// Also removes the word joiners that the build inserts into ranges.
export const squeeze = (text) =>
  text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Parses markup. Members' pages do not accept markup as a string, but allow the browser's own
 * sanitiser to parse it.
 */
export function nodesOf(html) {
  const parsed = Document.parseHTML?.(html) ?? new DOMParser().parseFromString(html, 'text/html');
  return parsed.body;
}

/** Returns the key by which words are compared, or "" if there are none. */
export function keyOfWords(text) {
  const words = squeeze(text ?? '');
  return words && `words ${words}`;
}

/** Returns the key by which the markup of a picture is compared, or "" if it has none. */
export function keyOfMarkup(id) {
  return id ? `markup ${id}` : '';
}
