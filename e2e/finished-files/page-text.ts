import { ordinaryText } from '../../components/lib/text';

const BLOCKS = 'address, article, aside, blockquote, br, caption, dd, div, dt, figcaption, figure';
const MORE_BLOCKS = 'footer, h1, h2, h3, h4, header, li, main, nav, ol, p, section, summary, ul';

/**
 * The text of an element on one line, with a space between blocks and a bar between the cells of a
 * table row.
 */
export function pageText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('script, style, template').forEach((hidden) => hidden.remove());
  copy.querySelectorAll('td, th').forEach((cell) => {
    if (cell.nextElementSibling) cell.append(' | ');
  });
  copy.querySelectorAll(`${BLOCKS}, ${MORE_BLOCKS}, tr`).forEach((block) => {
    block.before(' ');
    block.after(' ');
  });
  return words(copy);
}

/** The text of an element, without no-break spaces and word joiners. */
export function words(element: Element | null | undefined): string {
  return ordinaryText(element?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of each element that matches a selector, in document order. */
export function wordsOfAll(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(words);
}

/** The addresses of the links that match a selector, in document order. */
export function hrefs(root: ParentNode, selector = 'a'): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
}

/** The only link with this text. */
export function link(root: ParentNode, name: string | RegExp): HTMLAnchorElement {
  return one(root, 'a', name) as HTMLAnchorElement;
}

/** The section with this heading. */
export function sectionOf(root: ParentNode, name: string | RegExp): Element {
  const section = one(root, 'h1, h2, h3', name).closest('section, article');
  if (!section) throw new Error(`the heading ${name} is in no section`);
  return section;
}

/** The rows of the table with this caption, without rows that open below others. */
export function tableRows(root: ParentNode, caption: string): string[][] {
  return rowsOf(one(root, 'caption > span', caption).closest('table')!);
}

/** The cells of a table's body, row by row. */
export function rowsOf(table: HTMLTableElement): string[][] {
  return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]
    .map((row) => [...row.cells].map(words))
    .filter((cells) => cells.length > 1);
}

function one(root: ParentNode, selector: string, name: string | RegExp): Element {
  const found = [...root.querySelectorAll(selector)].filter((element) => {
    const text = words(element);
    return typeof name === 'string' ? text === name : name.test(text);
  });
  if (found.length !== 1) throw new Error(`${found.length} elements ${selector} say ${name}`);
  return found[0]!;
}

/**
 * The sentences that have the same form in HTML, JSON and JavaScript. Shorter ones may also occur
 * on public pages.
 */
export function plainSentences(html: string[]): string[] {
  return html
    .flatMap((piece) => piece.split(/<[^>]*>/))
    .flatMap((text) => text.split(/(?<=[.?!:])\s+/))
    .filter((text) => /^[A-Z][\w ,;.-]{60,}[.?!]$/.test(text));
}
