import { beforeEach, expect, it, vi } from 'vitest';
import { savedLibrary, SUMMARY } from '../lib/library-record';
import { CACHE } from '../lib/saved-library';
import { keysOf, type LibraryList } from './library-list';
import { adopt, save } from './save';

const first: LibraryList = {
  version: 'v1',
  bytes: 3,
  pages: { '/guide': 'a' },
  files: { '/assets/client-A.js': '', '/wind.mp3': 'w' },
};
const second: LibraryList = {
  ...first,
  version: 'v2',
  pages: { '/guide': 'b' },
  files: { '/assets/client-B.js': '', '/wind.mp3': 'w' },
};

/** What the device holds of the library, by key. */
let stored: Map<string, string> | undefined;
/** What the server has published, by address; what is missing is answered with 404. */
let published: Record<string, string>;
let asked: string[];
let putFails: Error | undefined;

/** The only cache, with the part of the interface that is used. */
const cache = {
  keys: async () => [...stored!.keys()].map((key) => ({ url: `https://site.test${key}` })),
  put: async (key: string, response: Response) => {
    if (putFails) throw putFails;
    stored?.set(key, await response.text());
  },
  delete: async (key: string) => stored?.delete(key),
};

beforeEach(() => {
  stored = new Map(); // the page makes the cache
  asked = [];
  putFails = undefined;
  vi.stubGlobal('caches', {
    has: async () => stored !== undefined,
    open: async () => {
      stored ??= new Map();
      return cache;
    },
    match: async (key: string, { cacheName }: { cacheName: string }) => {
      expect(cacheName).toBe(CACHE);
      const text = stored?.get(key);
      return text === undefined ? undefined : new Response(text);
    },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const text = published[address];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  publish(first);
});

function publish(list: LibraryList) {
  const files = keysOf(list).map((key) => [key.replace(/\?.*/, ''), key] as const);
  published = { ...Object.fromEntries(files), [SUMMARY]: JSON.stringify(list) };
}

/** Every report that a page gets while something is done. */
async function reportsOf(work: () => Promise<void>): Promise<unknown[]> {
  const reports: unknown[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (report: unknown) => reports.push(report);
      close() {}
    },
  );
  await work();
  return reports;
}

/** Saves a list and takes it into use, as the worker does. */
const install = (list: LibraryList) =>
  reportsOf(async () => {
    await save(list);
    await adopt(list);
  });

it('every file is saved, and how far it is is reported', async () => {
  const reports = await install(first);
  expect(reports).toEqual([
    { saved: 1, all: 3 },
    { saved: 2, all: 3 },
    { saved: 3, all: 3 },
  ]);
  const { version, bytes, at } = (await savedLibrary())!;
  expect({ version, bytes }).toEqual({ version: 'v1', bytes: 3 });
  expect(Date.parse(at)).not.toBeNaN();
});

it('an update fetches what has changed, and keeps the library before it for open pages', async () => {
  await install(first);
  asked = [];
  publish(second);
  await install(second);
  expect(asked).toEqual(['/guide', '/assets/client-B.js', SUMMARY]);
  expect([...stored!.keys()]).toEqual(
    expect.arrayContaining([...keysOf(first), ...keysOf(second)]),
  );
  expect((await savedLibrary())?.version).toBe('v2');
});

it('an update that fails leaves the library as it was', async () => {
  await install(first);
  publish(second);
  delete published['/assets/client-B.js'];
  const reports = await reportsOf(() => expect(save(second)).rejects.toThrow('404'));
  expect(reports).toContainEqual({ failed: 'fetch' });
  expect([...stored!.keys()]).toEqual(expect.arrayContaining(keysOf(first)));
  expect((await savedLibrary())?.version).toBe('v1');
});

it('files of two versions are not taken for one', async () => {
  published[SUMMARY] = JSON.stringify(second);
  await reportsOf(() => expect(save(first)).rejects.toThrow('published anew'));
});

it('a device without room is reported as such', async () => {
  putFails = new DOMException('', 'QuotaExceededError');
  const reports = await reportsOf(() => expect(save(first)).rejects.toThrow(DOMException));
  expect(reports).toEqual([{ failed: 'full' }]);
});

it('what was saved before is replaced where it cannot be read', async () => {
  await install(first);
  stored!.set(SUMMARY, '{"keys": [');
  publish(second);
  await install(second);
  expect([...stored!.keys()].sort()).toEqual([...keysOf(second), SUMMARY].sort());
});

it('a library that was removed meanwhile does not come back', async () => {
  await reportsOf(() => save(first));
  stored = undefined;
  await adopt(first);
  expect(stored).toBeUndefined();
});

it('an update does not bring back a library that was removed', async () => {
  await install(first);
  stored = undefined; // a member has signed out while the browser looked for an update
  publish(second);
  await reportsOf(() => expect(save(second)).rejects.toThrow('removed'));
  expect(stored).toBeUndefined();
});
