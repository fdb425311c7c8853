import type { Markup } from '../lib/html';
import type { Page } from '../lib/schema.gen';
import { joinNumbers } from '../lib/text';

/** Selects the links to the site's own style sheets. */
export const STYLESHEETS = 'link[rel=stylesheet][href^="/"]';

/** The page at one address, and the metadata from its document's head. */
export interface PageData {
  page: Page;
  markup: Markup;
  head: { title: string; description: string; canonical: string };
  styles: readonly string[];
}

/** The JSON in a document's `page-data` element or in a members' file, which omits the site. */
interface Wire {
  page: Page;
  /** HTML fragments that no element of the document contains. */
  markup?: Record<string, string>;
}

/**
 * Reads a page from a document made by the build: its structure from the inline data, its prose
 * from the elements that already contain it. The open document and a fetched one are read in the
 * same way, so a page needs no second file.
 *
 * @throws Error if the document does not belong to this site.
 */
export function readPage(doc: Document): PageData {
  const inline = doc.getElementById('page-data');
  if (!inline) throw new Error('the document contains no page data');
  const wire = JSON.parse(inline.textContent) as Wire;
  const markup = new Map(Object.entries(wire.markup ?? {}));
  for (const element of doc.querySelectorAll<HTMLElement>('[data-html]')) {
    markup.set(element.dataset.html ?? '', element.innerHTML);
  }
  return {
    page: joinNumbers(wire.page),
    markup,
    head: {
      title: doc.title,
      description: doc.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      canonical: doc.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    },
    styles: [...doc.querySelectorAll(STYLESHEETS)].map((link) => link.getAttribute('href')!),
  };
}

/** Reads a members' file: the whole page, for the document that it belongs to. */
export function readMembersPage(text: string, document: PageData): PageData {
  const { page, markup } = JSON.parse(text) as Wire;
  return {
    ...document,
    page: { ...joinNumbers(page), site: document.page.site },
    markup: new Map([...document.markup, ...Object.entries(markup ?? {})]),
  };
}

/** The scripts that a document loads, the entry point first. */
export function scriptsOf(doc: Document): string[] {
  const waiting = doc.querySelector<HTMLTemplateElement>('#scripts')?.content;
  const place = waiting?.hasChildNodes() ? waiting : doc.head;
  const scripts = place.querySelectorAll('script[src], link[rel=modulepreload]');
  return [...scripts].map((script) => script.getAttribute('src') ?? script.getAttribute('href')!);
}

/**
 * The Content-Security-Policy with which a document excludes third parties
 * (generator/linking/site/headers.go), so that no third-party code runs on members' pages;
 * undefined if they are allowed. If the editor is published, the document also contains the policy
 * of the whole site, which does not require trusted types.
 */
export function ownPolicy(doc: Document): string | undefined {
  const policies = doc.querySelectorAll<HTMLMetaElement>(
    'meta[http-equiv=Content-Security-Policy]',
  );
  return [...policies]
    .map(({ content }) => content)
    .find((policy) => policy.includes('require-trusted-types-for'));
}
