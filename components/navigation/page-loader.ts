import { isLoggedIn } from '../lib/member';
import { trustedMarkup } from '../lib/trusted-markup';
import { fetchMembersFile } from './members-file';
import { LOAD_TIMEOUT_MS } from './navigation';
import { addRecent } from '../lib/recent';
import { ownPolicy, readMembersPage, readPage, scriptsOf, type PageData } from './page-data';
import { loadStylesheets } from './stylesheet';

/**
 * How long a fetched page may be used, in milliseconds: a visit's while, and shorter than a tab stays
 * open. Without a connection there is no newer one.
 */
const FRESH_MS = 5 * 60_000;

interface Fetched {
  at: number;
  data: Promise<PageData>;
  /** Ends the fetch; missing once the page is there. */
  abort?: AbortController;
}

/** How many pages are kept: more than a visit usually shows, and less than a whole library. */
const CAPACITY = 20;

const pages = new Map<string, Fetched>();
/** The files with the bodies of members' pages, by their addresses. */
const bodies = new Map<string, Promise<string>>();

/**
 * Fetches the page at a path, once however often it is asked for. For a member the
 * body of a members' page comes along. The signal ends a fetch that is under way.
 * @throws Error when the page can't be shown in this document: the network failed, the scripts
 *   differ because the site was published anew, or its policy is another.
 */
export function loadPage(path: string, signal?: AbortSignal): Promise<PageData> {
  let fetched = pages.get(path);
  if (!fetched || !isUsable(fetched)) fetched = startFetch(path);
  const asked = fetched;
  signal?.addEventListener('abort', () => asked.abort?.abort());
  return asked.data;
}

function startFetch(path: string): Fetched {
  const abort = new AbortController();
  const data = fetchPage(path, abort.signal);
  const fetched: Fetched = { at: performance.now(), data, abort };
  addRecent(pages, path, fetched, CAPACITY);
  data.then(
    () => delete fetched.abort,
    () => {
      if (pages.get(path) === fetched) pages.delete(path);
    },
  );
  return fetched;
}

function isUsable({ at, abort }: Fetched): boolean {
  if (abort?.signal.aborted) return false;
  return performance.now() - at < FRESH_MS || !navigator.onLine;
}

/** Forgets what was fetched: the site's content has just changed, or the member has logged out. */
export function forgetPages(): void {
  pages.clear();
  bodies.clear();
}

/**
 * Fetches the whole of a members' page that the visitor has been let into.
 * @throws MissingKeyError when the member has to log in again.
 * @throws Error when it doesn't come in time.
 */
export function loadMemberBody(data: PageData): Promise<PageData> {
  const address = data.page.gate?.body;
  if (!address) return Promise.resolve(data);
  return loadBody(address).then((text) => readMembersPage(text, data));
}

function loadBody(address: string): Promise<string> {
  let body = bodies.get(address);
  if (!body) {
    body = fetchMembersFile(address, AbortSignal.timeout(LOAD_TIMEOUT_MS));
    addRecent(bodies, address, body, CAPACITY);
    body.catch(() => bodies.delete(address));
  }
  return body;
}

/** What is known of pages, once it has come. */
let ahead: typeof import('./ahead') | undefined;

/** Loads what is known of pages before they are fetched, for a visitor or a member. */
export async function lookAhead(): Promise<typeof import('./ahead')> {
  ahead ??= await import('./ahead');
  await ahead.loadRoutes();
  return ahead;
}

/** Fetches a page before it is asked for. The browser keeps one that allows more or less. */
export function prefetchPage(path: string, load: (path: string) => Promise<unknown>): void {
  const route = ahead?.routeOf(path);
  if (route && ahead?.hasOtherPolicy(route)) ahead.prefetchDocument(path, route);
  else load(path).catch(() => {});
}

/**
 * Asks for a page's document, and for what it is known to need beside that, which the document says
 * again. What is largest comes first: over HTTP/1.1 a browser asks for six files at a time.
 */
function startFiles(path: string, signal: AbortSignal): Promise<Response> {
  const route = ahead?.routeOf(path);
  if (route && ahead?.hasOtherPolicy(route)) throw new Error(`${path} has a policy of its own`);
  if (route?.body && isLoggedIn()) loadBody(route.body).catch(() => {});
  const response = fetch(path, { signal });
  loadStylesheets(route?.styles ?? []).catch(() => {});
  for (const script of route?.scripts ?? []) preloadScript(script);
  return response;
}

async function fetchPage(path: string, signal: AbortSignal): Promise<PageData> {
  const response = await startFiles(path, signal);
  // The page for unknown addresses is a page too.
  if (!response.ok && response.status !== 404) {
    throw new Error(`${path} was answered with ${response.status}`);
  }
  return readDocument(path, await response.text());
}

/** Reads a page's document as if it had just been fetched. */
export function keepPage(path: string, html: string): void {
  addRecent(pages, path, { at: performance.now(), data: readDocument(path, html) }, CAPACITY);
}

async function readDocument(path: string, html: string): Promise<PageData> {
  const doc = new DOMParser().parseFromString(trustedMarkup(html), 'text/html');
  const scripts = scriptsOf(doc);
  if (scripts[0] !== scriptsOf(document)[0]) {
    throw new Error('the site was published anew');
  }
  if (ownPolicy(doc) !== ownPolicy(document)) {
    throw new Error(`${path} has a policy of its own`);
  }
  const data = readPage(doc);
  // All that the page needs is named here, so it comes in one round of requests.
  for (const script of scripts) preloadScript(script);
  const [whole] = await Promise.all([
    isLoggedIn() ? loadMemberBody(data) : data,
    loadStylesheets(data.styles),
  ]);
  return whole;
}

/** Has the browser fetch and compile a script, unless it was told before. */
function preloadScript(address: string) {
  if (scriptsOf(document).includes(address)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }),
  );
}
