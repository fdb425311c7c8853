import { isLoggedIn } from '../lib/member';
import { readMembersPage, readPage, type PageData } from './page-data';

/** How long a fetched page may be used: long enough for a hover, short enough for an edit. */
const FRESH_MS = 5 * 60_000;

const pages = new Map<string, { at: number; data: Promise<PageData> }>();
const bodies = new Map<string, Promise<PageData>>();

/**
 * Fetches the page at a path, once however often it is asked for. For a member the
 * body of a members' page comes along.
 *
 * @throws Error when the answer cannot be used here: the network failed, or the
 *   site was published anew and its scripts differ. The caller then navigates as
 *   browsers always have.
 */
export function loadPage(path: string): Promise<PageData> {
  const known = pages.get(path);
  if (known && performance.now() - known.at < FRESH_MS) return known.data;
  const data = fetchPage(path);
  pages.set(path, { at: performance.now(), data });
  data.catch(() => pages.delete(path));
  return data;
}

/** Forgets what was fetched, for a site whose content has just changed. */
export function forgetPages(): void {
  pages.clear();
  bodies.clear();
}

/** Fetches the whole of a members' page that the visitor has been let into. */
export function loadMemberBody(data: PageData): Promise<PageData> {
  const address = data.page.gate?.body;
  if (!address) return Promise.resolve(data);
  let body = bodies.get(address);
  if (!body) {
    body = fetchText(address).then((text) => readMembersPage(text, data.head));
    bodies.set(address, body);
    body.catch(() => bodies.delete(address));
  }
  return body;
}

async function fetchPage(path: string): Promise<PageData> {
  const text = await fetchText(path, 404);
  const doc = new DOMParser().parseFromString(text, 'text/html');
  if (entryScript(doc) !== entryScript(document)) {
    throw new Error('the site has been published anew');
  }
  await loadStylesheet(doc);
  const data = readPage(doc);
  return isLoggedIn() ? loadMemberBody(data) : data;
}

let stylesheetLoad: Promise<void> | undefined;

/**
 * Loads the style sheet that a page needs. Members' pages need the whole one, of
 * which public pages have a part; once it is there it stays.
 */
function loadStylesheet(doc: Document): Promise<void> | undefined {
  const fullStylesheet = doc.querySelector<HTMLLinkElement>('link[data-whole]');
  const currentStylesheet = document.querySelector('link[rel=stylesheet]');
  if (!fullStylesheet || !currentStylesheet || currentStylesheet.matches('[data-whole]'))
    return undefined;
  stylesheetLoad ??= new Promise((resolve, reject) => {
    const sheet = document.importNode(fullStylesheet);
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => reject(new Error(`${sheet.href} did not come`)));
    currentStylesheet.after(sheet);
  });
  return stylesheetLoad;
}

async function fetchText(address: string, alsoStatus?: number): Promise<string> {
  const response = await fetch(address);
  if (!response.ok && response.status !== alsoStatus) {
    throw new Error(`${address} was answered with ${response.status}`);
  }
  return response.text();
}

/** The script that a document starts with; until its first paint it waits in a template. */
function entryScript(doc: Document): string | null | undefined {
  const waiting = doc.querySelector<HTMLTemplateElement>('#scripts')?.content;
  const script = waiting?.querySelector('script') ?? doc.head.querySelector('script[src]');
  return script?.getAttribute('src');
}
