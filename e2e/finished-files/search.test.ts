import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createSearch, type SearchIndex } from '../../components/features/search/find';
import * as routes from '../routes';
import { finishedFiles, readFinished, readableDocument } from './site';

const open = JSON.parse(readFinished('/search.json')) as SearchIndex;
const library = JSON.parse(readFinished(open.members!)) as SearchIndex;

describe.each([
  ['a visitor', [open]],
  ['a member', [open, library]],
] as const)('%s', (who, indexes) => {
  const find = createSearch(...indexes);

  it.each([
    ["won't nap", '/#answer-'],
    ["won't nap", who === 'a member' ? '/nap-routines#when' : '/understanding-nap-issues'],
    ['wakes at 5', who === 'a member' ? '/early-waking' : '/#answer-'],
    ['dummy', '/use-of-dummies'],
    ['how much does it cost', '/services'],
  ])('finds for “%s” something of %s among the first three', (query, wanted) => {
    const first = find(query).slice(0, 3);
    expect(first.map(({ address }) => address)).toContainEqual(expect.stringContaining(wanted));
  });

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
  const paths = (index: SearchIndex) => index.entries.map(({ path }) => path.split('#')[0]);
  expect(paths(open).filter((path) => !routes.listed.includes(path!))).toEqual([]);
  expect(new Set(paths(library))).toEqual(new Set(routes.members));
});

it('costs at most 25 KB before the first letter is typed, code and both indexes', () => {
  const files = [...scriptsOfTheDialog(), '/search.json', open.members!];
  const bytes = files.map((file) => gzipSync(readFinished(file), { level: 9 }).length);
  expect(files.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(25 * 1024);
});

/** The script of the dialog with all that it imports, but for what every page has loaded. */
function scriptsOfTheDialog(): string[] {
  const named = (name: RegExp) => finishedFiles('assets').filter((file) => name.test(file));
  const loaded = importsOf(named(/\/client-.*\.js$/));
  const needed = importsOf(named(/\/search-dialog-.*\.js$/));
  return [...needed].filter((file) => !loaded.has(file));
}

/** Files with all that they import at once. */
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
