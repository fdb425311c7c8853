// Words and markup as the page and the editor compare them.

// Without the word joiners that the build writes into ranges.
export const squeeze = (text) =>
  text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Markup as nodes. Pages for members take no markup as a text; there the browser's own
 * sanitiser reads it, which they allow.
 */
export function nodesOf(html) {
  const parsed = Document.parseHTML?.(html) ?? new DOMParser().parseFromString(html, 'text/html');
  return parsed.body;
}

/** What words are compared by; empty where there are none. */
export function keyOfWords(text) {
  const words = squeeze(text ?? '');
  return words && `words ${words}`;
}

/** What markup is compared by, of a picture that has it. */
export function keyOfMarkup(id) {
  return id ? `markup ${id}` : '';
}
