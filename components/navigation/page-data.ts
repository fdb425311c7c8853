import type { Markup } from '../lib/html';
import type { Page } from '../lib/schema.gen';
import { joinNumbers } from '../lib/text';

/** Selects the links to the site's own style sheets. */
export const STYLESHEETS = 'link[rel=stylesheet][href^="/"]';

/** What one address shows, and what its document says in its head. */
export interface PageData {
  page: Page;
  markup: Markup;
  head: { title: string; description: string; canonical: string };
  /** The addresses of the style sheets that the page needs. */
  styles: readonly string[];
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

/** Reads a members' file: the same page with its body, for the document it belongs to. */
export function readMembersPage(text: string, document: PageData): PageData {
  const { page, markup } = JSON.parse(text) as Wire;
  return {
    ...document,
    page: { ...joinNumbers(page), site: document.page.site },
    markup: new Map([...document.markup, ...Object.entries(markup ?? {})]),
  };
}

/** The scripts that a document starts with, the entry point first. */
export function scriptsOf(doc: Document): string[] {
  const waiting = doc.querySelector<HTMLTemplateElement>('#scripts')?.content;
  const place = waiting?.hasChildNodes() ? waiting : doc.head;
  const scripts = place.querySelectorAll('script[src], link[rel=modulepreload]');
  return [...scripts].map((script) => script.getAttribute('src') ?? script.getAttribute('href')!);
}

/**
 * The Content-Security-Policy by which a document leaves third parties out
 * (generator/linking/site/headers.go), so that no code of theirs runs where members read; undefined
 * where they may run. Where the editor is published, the policy of the whole site is in the
 * document too, and asks for no trusted types.
 */
export function ownPolicy(doc: Document): string | undefined {
  const policies = doc.querySelectorAll<HTMLMetaElement>(
    'meta[http-equiv=Content-Security-Policy]',
  );
  return [...policies]
    .map(({ content }) => content)
    .find((policy) => policy.includes('require-trusted-types-for'));
}
