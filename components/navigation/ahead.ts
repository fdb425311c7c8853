import { listen } from '../lib/listen';
import { isLoggedIn } from '../lib/member';
import type { RouteKind, Routes } from '../lib/schema.gen';
import { fetchFile, fetchMembersFile } from './members-file';
import { canonicalPath, pageOf } from './links';
import { trustedPrefetch } from '../lib/trusted-markup';
import { ownPolicy, scriptsOf } from './page-data';

/*
 * Prefetching of pages that the visitor has not asked for yet. No page waits for it, so it loads
 * after the scripts that pages do wait for.
 */

/** The files that a page needs besides its document. */
export interface Route extends RouteKind {
  /** The address of its body, if it is a members' page. */
  body?: string | undefined;
}

const TIMEOUT_MS = 8000;

let tables: Routes[] = [];
let isForMember: boolean | undefined;

if (process.env.NODE_ENV === 'development') {
  listen(window, 'nightlight:style nightlight:content', () => {
    isForMember = undefined;
    void loadRoutes();
  });
}

/** Fetches the tables of public and of members' pages. Without them, each document names its files. */
export async function loadRoutes(): Promise<void> {
  if (isForMember === isLoggedIn()) return;
  isForMember = isLoggedIn();
  tables = [];
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const open = (await (await fetchFile('/routes.json', signal)).json()) as Routes;
    tables = [open];
    if (!open.members || !isForMember) return;
    const own = JSON.parse(await fetchMembersFile(open.members, signal)) as Routes;
    if (isForMember) tables = [open, own];
  } catch {
    // The page itself reports a missing key.
  }
}

/** The files of the page at a path, if known. Tables from another deploy are ignored. */
export function routeOf(path: string): Route | undefined {
  const [entry] = scriptsOf(document);
  for (const table of tables) {
    const kind = table.entry === entry ? table.kinds[kindOf(table, path)] : undefined;
    if (kind) return { ...kind, body: table.bodies?.[path] };
  }
  return undefined;
}

/** The index of a page's kind: its own or that of the nearest folder; -1 if there is none. */
function kindOf({ pages }: Routes, path: string): number {
  for (let at = path; at !== '/*'; at = at.replace(/[^/]*(\/\*)?$/, '*')) {
    const index = pages[at];
    if (index !== undefined) return index;
  }
  return -1;
}

/** Whether a page has a different policy from this document, so that it must be opened as a document. */
export function hasOtherPolicy({ ownCodeOnly = false }: Route): boolean {
  return ownCodeOnly !== Boolean(ownPolicy(document));
}

const prefetched = new Set<string>();

/**
 * Makes the browser prefetch a page's document and files. With speculation rules it later opens the
 * document without asking the server again; one prefetched with a link may have changed since, so
 * the browser revalidates it.
 */
export function prefetchDocument(path: string, { scripts, styles }: Route): void {
  if (prefetched.has(path)) return;
  prefetched.add(path);
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  if (hasRules) {
    const textContent = trustedPrefetch(path);
    append('script', { type: 'speculationrules', textContent });
  }
  for (const href of [...(hasRules ? [] : [path]), ...styles, ...scripts]) {
    append('link', { rel: 'prefetch', href });
  }
}

function append<T extends 'link' | 'script'>(name: T, values: Partial<HTMLElementTagNameMap[T]>) {
  document.head.append(Object.assign(document.createElement(name), values));
}

/** How many of the pages linked in the content are prefetched. */
const LIKELY_PAGES = 2;

interface Connection {
  saveData?: boolean;
  /** The effective connection type, compared with mobile networks. */
  effectiveType?: string;
}

/**
 * The first pages linked in the content, and all pages in the bar at the foot, so that these work
 * when the connection is lost at night. Empty with data saving, a slow connection or none.
 */
export function likelyPages(base: string): string[] {
  const { connection = {} } = navigator as { connection?: Connection };
  const { effectiveType = '4g', saveData } = connection;
  if (navigator.onLine === false || saveData || effectiveType !== '4g') return [];
  const bar = pathsIn('[data-dim-bar]', base);
  const known = new Set([...bar, '', canonicalPath(new URL(base).pathname)]);
  const others = pathsIn('main', base).filter((path) => !known.has(path));
  return [...bar, ...others.slice(0, LIKELY_PAGES)];
}

/** The distinct paths to which the links of a part of the page lead; empty for other links. */
function pathsIn(part: string, base: string): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(`${part} a[href]`);
  const paths = [...links].map((link) => canonicalPath(pageOf(link, base)?.pathname ?? ''));
  return [...new Set(paths)];
}
