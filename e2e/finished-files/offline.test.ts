import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  keysOf,
  savedSizeOf,
  type LibraryList,
} from '../../components/worker/library-list';
import * as routes from '../routes';
import { finishedFiles, readFinished } from './site';

/** The list at the top of the service worker. */
const list = JSON.parse(/^const LIBRARY = (.*);\n/.exec(readFinished('sw.js'))![1]!) as LibraryList;
const dist = join(import.meta.dirname, '../../dist');
const fileAt = (address: string) => address.replace(/\/$/, '/index.html');

describe('what a member can save', () => {
  const addresses = keysOf(list).map((key) => addressOf(list, key));

  it('is every members’ page with its file, the guides for everybody, and the search', () => {
    expect(Object.keys(list.pages)).toEqual(expect.arrayContaining(routes.members));
    expect(addresses).toEqual(expect.arrayContaining(finishedFiles('members')));
    expect(Object.keys(list.pages)).toContain('/under-six-months');
    expect(addresses).toEqual(expect.arrayContaining(['/search.json', '/sounds/wind.mp3']));
    expect(addresses).not.toContain('/services');
    expect(Object.keys(list.pages)).toContain(list.fallback);
  });

  it('exists, and is as large as is said before', () => {
    const files = new Set(finishedFiles('.'));
    expect(addresses.filter((address) => !files.has(fileAt(address)))).toEqual([]);
    const sizes = addresses.map((address) => statSync(join(dist, fileAt(address))).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(list.bytes);
    expect(JSON.parse(readFinished('offline.json'))).toEqual({
      version: list.version,
      bytes: list.bytes,
    });
  });

  it('is all that its pages and style sheets name', () => {
    const texts = addresses.filter((address) => !/\.(js|mp3|json|woff2)$/.test(address));
    const named = texts.flatMap((address) =>
      [
        ...readFinished(fileAt(address)).matchAll(/["'(](\/assets\/[^"')]+|[\w-]+\.woff2)["')]/g),
      ].map(([, name = '']) => (name.startsWith('/') ? name : `/assets/${name}`)),
    );
    expect(named.length).toBeGreaterThan(addresses.length);
    const isSaved = (name: string) =>
      addresses.includes(name) || name.includes('/card-') || savedSizeOf(list, name);
    expect([...new Set(named.filter((name) => !isSaved(name)))]).toEqual([]);
  });
});

it('a phone’s home screen gets an icon, a page to open, and shortcuts, all of which exist', () => {
  const manifest = JSON.parse(readFinished('site.webmanifest')) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const files = finishedFiles('.');
  expect(files).toEqual(expect.arrayContaining(manifest.icons.map(({ src }) => src)));
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    'Tonight',
    'Next Sleep',
    'Sleep Sounds',
  ]);
  // The pages opened from the icon are in the saved library.
  const opened = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
  expect(Object.keys(list.pages)).toEqual(expect.arrayContaining(opened));
});

it('the worker and the list are asked for anew each time', () => {
  expect(readFinished('_headers')).toContain('\n/sw.js\n  Cache-Control: no-cache\n');
});
