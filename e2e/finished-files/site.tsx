import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { MarkupContext } from '../../components/lib/html';
import { PageContext, type TemplateComponent } from '../../components/lib/page';
import type { Page } from '../../components/lib/schema.gen';
import { joinNumbers } from '../../components/lib/text';
import { templates } from '../../components/templates/all.gen';

const dist = join(import.meta.dirname, '../../dist');

/** The content of a document's inline data, and of a members' file, which omits the site. */
interface PageFile {
  page: Page;
  markup?: Record<string, string>;
}

/** The text of a file that the build wrote to `dist/`. */
export function readFinished(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

/** The paths of all finished files below a folder of `dist/`, with a leading slash. */
export function finishedFiles(folder: string): string[] {
  return readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'));
}

/** The HTML that every visitor receives at an address. */
export function servedHtml(path: string): string {
  return readFinished(join(path, 'index.html'));
}

/**
 * The document that every visitor receives at an address; a members' page is locked there.
 * Documents are parsed only once, so tests must not modify them.
 */
export const servedDocument = remember((path: string) => parseHtml(servedHtml(path)));

/** The file with the body of a members' page, as its document names it; null for a public page. */
export function memberFile(path: string): string | null {
  return pageData(servedDocument(path)).page.gate?.body ?? null;
}

/** The HTML fragments in a members' body, by ID. */
export function memberMarkup(path: string): Record<string, string> {
  return readPageFile(path).markup ?? {};
}

/** The page as seen by those who may read it: a members' page includes its body. */
export const readableDocument = remember((path: string) => {
  if (memberFile(path) === null) return servedDocument(path);
  const doc = parseHtml(servedHtml(path));
  const { page, markup } = readPageFile(path);
  const Template = templates[page.template] as TemplateComponent;
  doc.querySelector('main')!.innerHTML = renderToString(
    <MarkupContext value={new Map(Object.entries(markup ?? {}))}>
      <PageContext value={page}>
        <Template page={page} />
      </PageContext>
    </MarkupContext>,
  );
  return doc;
});

/** The page data received by those who may read it. */
export function readablePage(path: string): Page {
  if (memberFile(path) === null) return pageData(servedDocument(path)).page;
  return readPageFile(path).page;
}

/** The data and the markup of a members' page. */
export function readPageFile(path: string): PageFile {
  const file = readData(readFinished(memberFile(path) ?? ''));
  const document = pageData(servedDocument(path));
  return { ...file, page: { ...file.page, site: document.page.site } };
}

function remember(read: (path: string) => Document): (path: string) => Document {
  const documents = new Map<string, Document>();
  return (path) => {
    const doc = documents.get(path) ?? read(path);
    documents.set(path, doc);
    return doc;
  };
}

function pageData(doc: Document): PageFile {
  return readData(doc.getElementById('page-data')?.textContent ?? '');
}

function readData(json: string): PageFile {
  const file = JSON.parse(json) as PageFile;
  return { ...file, page: joinNumbers(file.page) };
}

/** Parses HTML into a document. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
