import type { Markup } from '../lib/html';
import type { Page } from '../lib/schema.gen';
import { stylesheetOf } from './stylesheet';

/** What one address shows, and what its document says in its head. */
export interface PageData {
  page: Page;
  markup: Markup;
  head: { title: string; description: string; canonical: string };
  /** The address of the style sheet that the page needs. */
  style: string;
}

/** The JSON of a document's `page` element, and of a members' file, which leaves the site out. */
interface Wire {
  page: Page;
  /** Pieces of HTML that no element of the document holds. */
  markup?: Record<string, string>;
}

/**
 * Reads a page from a document made by the build: its structure from the inline
 * data, its prose from the elements that already hold it. The open document and
 * one fetched for a click are read alike, so a page needs no second file.
 *
 * @throws Error when the document is not one of this site's.
 */
export function readPage(doc: Document): PageData {
  const inline = doc.getElementById('page-data');
  if (!inline) throw new Error('the document holds no page data');
  const wire = JSON.parse(inline.textContent) as Wire;
  const markup = new Map(Object.entries(wire.markup ?? {}));
  for (const element of doc.querySelectorAll<HTMLElement>('[data-html]')) {
    markup.set(element.dataset.html ?? '', element.innerHTML);
  }
  return {
    page: wire.page,
    markup,
    head: {
      title: doc.title,
      description: attribute(doc, 'meta[name=description]', 'content'),
      canonical: attribute(doc, 'link[rel=canonical]', 'href'),
    },
    style: stylesheetOf(doc),
  };
}

/** Reads a members' file: the same page with its body, for the document it belongs to. */
export function readMembersPage(text: string, document: PageData): PageData {
  const { page, markup } = JSON.parse(text) as Wire;
  return {
    ...document,
    page: { ...page, site: document.page.site },
    markup: new Map([...document.markup, ...Object.entries(markup ?? {})]),
  };
}

function attribute(doc: Document, selector: string, name: string): string {
  return doc.querySelector(selector)?.getAttribute(name) ?? '';
}
