import { ordinaryText } from '../../lib/text';

/** The elements that become lines of text. */
const LINES = 'h1, h2, h3, h4, p, li';

/**
 * An article as plain text for a message: a blank line before each heading and
 * paragraph, none after a heading, and list items with hyphens.
 */
export function plainText(article: Element): string {
  let text = '';
  let previous = '';
  for (const element of article.querySelectorAll(LINES)) {
    const line = ordinaryText(element.textContent).replace(/\s+/g, ' ').trim();
    if (!line || element.querySelector(LINES)) continue; // its parts follow one by one
    if (element.closest('.no-print')) continue; // it speaks of the buttons
    const tag = element.localName;
    const close = tag === previous ? tag === 'li' : previous.startsWith('h');
    text += `${close ? '\n' : '\n\n'}${tag === 'li' ? '- ' : ''}${line}`;
    previous = tag;
  }
  return `${text.trim()}\n`;
}
