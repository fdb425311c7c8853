import { isLoggedIn } from '../lib/member';
import { trustedMarkup } from '../lib/trusted-markup';
import { fetchMembersFile } from './members-file';
import { LOAD_TIMEOUT_MS } from './navigation';
import { addRecent } from '../lib/recent';
import { ownPolicy, readMembersPage, readPage, scriptsOf, type PageData } from './page-data';
import { loadStylesheets } from './stylesheet';

/**
 * How long a fetched page may be used, in milliseconds: about one visit, and less than a tab stays
 * open. Without a connection it may be used for longer.
 */
const FRESH_MS = 5 * 60_000;

interface Fetched {
  at: number;
  data: Promise<PageData>;
  /** Aborts the fetch; removed once the page is there. */
  abort?: AbortController;
}

/** How many pages are cached: more than a visit usually shows, and fewer than a whole library. */
const CAPACITY = 20;

const pages = new Map<string, Fetched>();
const bodies = new Map<string, Promise<string>>();

/**
 * Fetches the page at a path, sharing one fetch between callers. For a member it includes the body
 * of a members' page. The signal aborts a fetch in progress.
 * @throws Error if the page can't be shown in this document: the network failed, the site was
 * published again with other scripts, or the page has a different policy.
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

/** Clears the caches: the site's content has changed, or the member has logged out. */
export function forgetPages(): void {
  pages.clear();
  bodies.clear();
}

/**
 * Fetches the body of a members' page to which the visitor has access.
 * @throws MissingKeyError if the member has to log in again.
 * @throws Error if it doesn't load in time.
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

let ahead: typeof import('./ahead') | undefined;

/** Loads the prefetching module and the tables of pages for a visitor or a member. */
export async function lookAhead(): Promise<typeof import('./ahead')> {
  ahead ??= await import('./ahead');
  await ahead.loadRoutes();
  return ahead;
}

/** Prefetches a page. One with a different policy is left to the browser. */
export function prefetchPage(path: string, load: (path: string) => Promise<unknown>): void {
  const route = ahead?.routeOf(path);
  if (route && ahead?.hasOtherPolicy(route)) ahead.prefetchDocument(path, route);
  else load(path).catch(() => {});
}

/**
 * Requests a page's document and the files it is known to need, which the document names again. The
 * largest file comes first: over HTTP/1.1 a browser makes six requests at a time.
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
  // The page for unknown addresses is also a page.
  if (!response.ok && response.status !== 404) {
    throw new Error(`${path} was answered with ${response.status}`);
  }
  return readDocument(path, await response.text());
}

/** Caches a page's document as if it had just been fetched. */
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
  // The document names everything the page needs, so one round of requests is enough.
  for (const script of scripts) preloadScript(script);
  const [whole] = await Promise.all([
    isLoggedIn() ? loadMemberBody(data) : data,
    loadStylesheets(data.styles),
  ]);
  return whole;
}

/** Makes the browser fetch and compile a script unless the document already names it. */
function preloadScript(address: string) {
  if (scriptsOf(document).includes(address)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }),
  );
}
