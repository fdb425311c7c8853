import { listen } from '../lib/listen';
import { isLoggedIn } from '../lib/member';
import type { RouteKind, Routes } from '../lib/schema.gen';
import { fetchFile } from './fetch-file';
import { fetchMembersFile } from './members-file';
import { canonicalPath, pageOf } from './links';
import { trustedPrefetch } from '../lib/trusted-markup';
import { ownPolicy, scriptsOf } from './page-data';

/*
 * What browsers are told of pages that nobody has asked for yet. No page waits for it, so it
 * comes after the scripts that pages wait for.
 */

/** What a page needs beside its document. */
export interface Route extends RouteKind {
  /** The address of its body, where it is a members' page. */
  body?: string | undefined;
}

/** How long a table may take to come, in milliseconds. */
const TIMEOUT_MS = 8000;

let tables: Routes[] = [];
let isForMember: boolean | undefined;

if (process.env.NODE_ENV === 'development') {
  listen(window, 'nightlight:style nightlight:content', () => {
    isForMember = undefined;
    void loadRoutes();
  });
}

/** Fetches the table of public pages and a member's. Without them, documents say what they need. */
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
    // A key that is missing is the page's to tell.
  }
}

/** What the page at a path needs, where it is known: the tables may be of another deploy. */
export function routeOf(path: string): Route | undefined {
  const [entry] = scriptsOf(document);
  for (const table of tables) {
    const kind = table.entry === entry ? table.kinds[kindOf(table, path)] : undefined;
    if (kind) return { ...kind, body: table.bodies?.[path] };
  }
  return undefined;
}

/** The index of a page's kind: its own, or that of the nearest folder; -1 where there is none. */
function kindOf({ pages }: Routes, path: string): number {
  for (let at = path; at !== '/*'; at = at.replace(/[^/]*(\/\*)?$/, '*')) {
    const index = pages[at];
    if (index !== undefined) return index;
  }
  return -1;
}

/** Whether a page allows more or less than this document, so that a document must be opened. */
export function hasOtherPolicy({ ownCodeOnly = false }: Route): boolean {
  return ownCodeOnly !== Boolean(ownPolicy(document));
}

/** The documents that the browser was told of. */
const prefetched = new Set<string>();

/**
 * Has the browser keep a page's document, and what that needs, until it is opened. By
 * speculation rules it opens the document without asking the server again, as it does for
 * one that was fetched by a link and may have changed since.
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

/** How many of the pages to which a page leads are fetched although nobody has asked for them. */
const LIKELY_PAGES = 2;

interface Connection {
  saveData?: boolean;
  /** How fast the line is, measured with those of mobile networks. */
  effectiveType?: string;
}

/**
 * The pages that readers go on to, and all of the bar at the foot, to go to and back when the line is
 * lost at night; none for who saves data, or whose line is slow or away.
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

/** Where the links of a part of the page lead, each once; an empty path where it is no page. */
function pathsIn(part: string, base: string): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(`${part} a[href]`);
  const paths = [...links].map((link) => canonicalPath(pageOf(link, base)?.pathname ?? ''));
  return [...new Set(paths)];
}
