import { describe, expect, it, vi } from 'vitest';
import type { Routes } from '../../components/lib/schema.gen';
import { ownPolicy, readPage, scriptsOf } from '../../components/navigation/page-data';
import * as routes from '../routes';
import { hrefs, words } from './page-text';
import {
  finishedFiles,
  readFinished,
  readableDocument,
  readablePage,
  servedDocument,
} from './site';

const pathOf = (address: string) => new URL(address).pathname;

it('the list of routes is every document of the site', () => {
  const documents = finishedFiles('.')
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/(.)\/index\.html$|index\.html$/, '$1'));
  expect(documents.sort()).toEqual([...routes.all].sort());
});

it('the samples have every template, and every kind of block', () => {
  const kinds = (paths: string[]) => [...new Set(paths.flatMap(kindsOf))].sort();
  expect(kinds(routes.oneOfEachTemplate)).toEqual(kinds(routes.all));
});

/** The template of a page, and the types of its blocks. */
function kindsOf(path: string): string[] {
  const page = readablePage(path);
  const kinds = [page.template as string];
  JSON.stringify(page.body, (_, value: { type?: string; kind?: string } | null) => {
    if (value?.type) kinds.push(`${value.type} ${value.kind ?? ''}`);
    return value;
  });
  return kinds;
}

it('the sitemap lists what search engines may show, and nothing else', () => {
  const addresses = [...readFinished('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses.map(([, address = '']) => pathOf(address)).sort()).toEqual(
    [...routes.listed].sort(),
  );
});

describe.each(routes.all)('%s', (path) => {
  const readable = readableDocument(path);

  it('links to pages and anchors that exist', () => {
    const lost = hrefs(readable, 'a[href^="/"], a[href^="#"]').filter((href) => {
      const url = new URL(href ?? '', `https://site.example${path}`);
      if (!routes.all.includes(url.pathname)) return !finishedFiles('.').includes(url.pathname);
      const target = url.pathname === path ? readable : readableDocument(url.pathname);
      return url.hash !== '' && !target.getElementById(decodeURIComponent(url.hash.slice(1)));
    });
    expect(lost).toEqual([]);
  });

  it('has one title, and headings that skip no level', () => {
    expect(readable.querySelectorAll('h1')).toHaveLength(1);
    const levels = [...readable.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    const jumps = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  it('says to search engines whether they may show it', () => {
    const robots = servedDocument(path).querySelector('meta[name=robots]')?.getAttribute('content');
    expect(robots).toBe('noindex'); // the whole site is a demonstration
  });

  it('says to visitors that the site is a demonstration', () => {
    const note = servedDocument(path).querySelector('#root > div > aside');
    expect(words(note)).toBe('A demonstration: this business is invented.');
  });
});

it('every answer of the host says that the site is a demonstration to search engines', () => {
  expect(readFinished('_headers')).toMatch(/^\/\*\n( {2}.*\n)* {2}X-Robots-Tag: noindex\n/);
});

it.each(routes.members)('%s says to a visitor who may read it', (path) => {
  const doc = servedDocument(path);
  const silent = ['/sleep-environment', '/understanding-sleep-needs'];
  const page = path === '/comforting-sleep-journey';
  const notice = page
    ? 'You need to be logged in to access the Create Your Customised Sleep Plan page.'
    : 'You need to be logged in to access this content.';
  expect(doc.querySelector('header')).not.toBeNull();
  expect(words(doc.querySelector('main')).includes(notice)).toBe(!silent.includes(path));
});

describe('the tables of what pages need', () => {
  const open = () => JSON.parse(readFinished('routes.json')) as Routes;
  const own = () => JSON.parse(readFinished(open().members!)) as Routes;

  it('name what the documents name, and nothing of the library to visitors', async () => {
    for (const [paths, table] of [
      [routes.public_, open()],
      [routes.members, own()],
    ] as const) {
      vi.stubGlobal('fetch', () =>
        Promise.resolve(Response.json({ ...table, members: undefined })),
      );
      vi.resetModules();
      const { loadRoutes, routeOf } = await import('../../components/navigation/ahead');
      document.head.innerHTML = `<script src="${table.entry}"></script>`;
      await loadRoutes();
      for (const path of paths) {
        const served = servedDocument(path);
        const { scripts, styles, ownCodeOnly = false, body = null } = routeOf(path)!;
        expect(styles, path).toEqual(
          readPage(served).styles.filter((sheet) => styles.includes(sheet)),
        );
        expect(scriptsOf(served), path).toEqual(expect.arrayContaining(scripts));
        expect([ownCodeOnly, body], path).toEqual([
          ownPolicy(served) !== undefined,
          readPage(served).page.gate?.body ?? null,
        ]);
      }
    }
    for (const path of routes.members) expect(readFinished('routes.json')).not.toContain(path);
  });
});
