import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createSearch, type SearchIndex } from '../../components/features/search/find';
import * as routes from '../routes';
import { finishedFiles, readFinished, readableDocument } from './site';

const open = JSON.parse(readFinished('/search.json')) as SearchIndex;
const library = JSON.parse(readFinished(open.members!)) as SearchIndex;

/** The lines of search-queries.txt: a query, and the first results for visitors and members. */
const queries = readFileSync(join(import.meta.dirname, 'search-queries.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' → ') && !line.startsWith('#'))
  .map((line): [said: string, forVisitors: string, forMembers: string] => {
    const [said = '', found = ''] = line.split(' → ');
    const [forVisitors = '', forMembers = forVisitors] = found.split(' | ');
    return [said, forVisitors, forMembers];
  });

it('is tried with at least 150 things that parents say', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
});

describe.each([
  ['a visitor', [open]],
  ['a member', [open, library]],
] as const)('%s', (who, indexes) => {
  const find = createSearch(...indexes);

  it.each(queries)('finds for “%s” first', (said, forVisitors, forMembers) => {
    const wanted = who === 'a member' ? forMembers : forVisitors;
    const first = find(said)[0]?.address ?? 'nothing';
    expect(wanted.includes('#') ? first : first.replace(/#.*/, '')).toBe(wanted);
  });

  it.each(['not breathing', 'choking', 'call 999', 'call 111', 'I need to call 111 now'])(
    'is shown neither teething nor a sale first for “%s”',
    (said) => {
      const shown = find(said).slice(0, 3);
      expect(shown[0]?.title).toMatch(/^Poorly/);
      expect(shown.map(({ address }) => address)).not.toContain('/discovery-call');
    },
  );

  it('is led to sections that exist', () => {
    const missing = indexes.flatMap(({ entries }) =>
      entries.flatMap(({ path, sections }) =>
        sections.flatMap(({ id }) => {
          const [address = '', fragment] = path.split('#');
          const anchor = id ?? fragment;
          const found = !anchor || readableDocument(address).getElementById(anchor) !== null;
          return found ? [] : [`${path}#${id}`];
        }),
      ),
    );
    expect(missing).toEqual([]);
  });
});

it('the library is in its own index, and nothing of it in the public one', () => {
  const paths = (entries: SearchIndex['entries']) => entries.map(({ path }) => path.split('#')[0]);
  const locked = open.entries.filter((entry) => entry.locked);
  const others = open.entries.filter((entry) => !entry.locked);
  expect(paths(others).filter((path) => !routes.listed.includes(path!))).toEqual([]);
  expect(new Set(paths(library.entries))).toEqual(new Set(routes.members));
  // Visitors can find the titles, which the public documents also contain.
  expect(paths(locked)).toEqual(paths(library.entries));
  expect(locked.map(({ sections }) => sections)).toEqual(locked.map(() => [{}]));
});

it('costs at most 29 KB before the first letter is typed, code and both indexes', () => {
  const files = [...scriptsOfTheDialog(), '/search.json', open.members!];
  const bytes = files.map((file) => gzipSync(readFinished(file), { level: 9 }).length);
  expect(files.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(29 * 1024);
});

/** The scripts of the dialog and everything they import, except what every page has loaded. */
function scriptsOfTheDialog(): string[] {
  const named = (name: RegExp) => finishedFiles('assets').filter((file) => name.test(file));
  const loaded = importsOf(named(/\/client-.*\.js$/));
  const needed = importsOf(named(/\/search-dialog-.*\.js$/));
  return [...needed].filter((file) => !loaded.has(file));
}

/** Files and everything they import statically. */
function importsOf(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imported = [...readFinished(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g)];
    importsOf(
      imported.map(([, name]) => `/assets/${name}`),
      found,
    );
  }
  return found;
}
