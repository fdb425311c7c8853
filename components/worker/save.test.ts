import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedLibrary, SUMMARY } from '../lib/library-record';
import { CACHE } from '../lib/saved-library';
import { addressOf, keysOf, type LibraryList } from './library-list';
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

/** The library's files on the device, by key. */
let stored: Map<string, string> | undefined;
/** The files published by the server, by address; others return 404. */
let published: Record<string, string>;
let asked: string[];
let putFails: Error | undefined;
let connection: 'good' | 'none';

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
  stored = new Map(); // the page creates the cache
  asked = [];
  putFails = undefined;
  connection = 'good';
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
  vi.stubGlobal('fetch', async (asking: string | Request) => {
    const address = typeof asking === 'string' ? asking : new URL(asking.url).pathname;
    asked.push(address);
    if (connection === 'none') throw new TypeError('Failed to fetch');
    const text = published[address];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  publish(first);
});

function publish(list: LibraryList) {
  // Cloudflare Pages and Netlify redirect a page's address to the one with a slash, which fails.
  const files = keysOf(list).map((key) => [addressOf(list, key), key] as const);
  published = { ...Object.fromEntries(files), [SUMMARY]: JSON.stringify(list) };
}

/** Every report received by a page while some work is done. */
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

/** Saves a list and puts it into use, as the worker does. */
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
  expect(asked).toEqual(['/guide/', '/assets/client-B.js', SUMMARY]);
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
  stored = undefined; // a member has logged out while the browser checked for an update
  publish(second);
  await reportsOf(() => expect(save(second)).rejects.toThrow('removed'));
  expect(stored).toBeUndefined();
});

describe('the worker of a version', () => {
  /** Starts the worker for a list. @returns how the browser sees it. */
  async function start(list: LibraryList) {
    const listeners: Record<string, (event: object) => void> = {};
    vi.stubGlobal('LIBRARY', list);
    vi.stubGlobal('self', {
      addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
      skipWaiting: () => {},
      clients: {
        claim: () => {},
        get: async (id: string) => (id ? { url: location.origin + id } : undefined),
      },
      InstallEvent: class {},
      registration: {},
    });
    vi.resetModules();
    await import('../entry.worker');
    const run = async (type: string) => {
      vi.stubGlobal('LIBRARY', list); // each worker has its own
      let done: Promise<unknown> = Promise.resolve();
      listeners[type]!({ waitUntil: (until: Promise<unknown>) => (done = until) });
      await done;
    };
    return {
      install: () => run('install'),
      activate: () => run('activate'),
      /** The text that answers a page's request; undefined if it comes from the network. */
      async answerTo(path: string, mode = 'cors', clientId = ''): Promise<string | undefined> {
        vi.stubGlobal('LIBRARY', list);
        const request = {
          method: 'GET',
          mode,
          url: location.origin + path,
          headers: new Headers(),
        };
        let answer: Promise<Response> | undefined;
        const respondWith = (response: Promise<Response>) => (answer = response);
        const preloadResponse = Promise.resolve(undefined);
        listeners.fetch!({ request, clientId, preloadResponse, respondWith });
        return (await answer)?.text();
      },
    };
  }

  const named = (list: LibraryList, member: string): LibraryList => ({
    ...list,
    pages: { ...list.pages, '/offline': 'o' },
    files: { ...list.files, [member]: '' },
    fallback: '/offline',
  });
  const old = named(first, '/members/guide-A.json');
  const next = named(second, '/members/guide-B.json');

  async function take(list: LibraryList) {
    publish(list);
    const worker = await start(list);
    await reportsOf(worker.install);
    return worker;
  }

  it('answers with whole pages of that version, before, during and after an update', async () => {
    const before = await take(old);
    await before.activate();
    const after = await take(next);
    expect(await before.answerTo('/guide', 'navigate')).toBe('/guide?a');
    expect(await before.answerTo('/members/guide-A.json')).toBe('/members/guide-A.json');
    await after.activate();
    connection = 'none';
    expect(await after.answerTo('/guide', 'navigate')).toBe('/guide?b');
    expect(await after.answerTo('/members/guide-B.json')).toBe('/members/guide-B.json');
    // A page opened before the update continues with its own files.
    expect(await after.answerTo('/assets/client-A.js')).toBe('/assets/client-A.js');
    expect(await after.answerTo('/members/guide-A.json')).toBe('/members/guide-A.json');
  });

  it('goes on as it was where an update is cut short', async () => {
    const before = await take(old);
    await before.activate();
    publish(next);
    connection = 'none';
    const after = await start(next);
    await reportsOf(() => expect(after.install()).rejects.toThrow());
    expect(await before.answerTo('/guide', 'navigate')).toBe('/guide?a');
    expect(await before.answerTo('/members/guide-A.json')).toBe('/members/guide-A.json');
  });

  it('opens what is not saved from the network, and without a connection says so', async () => {
    const worker = await take(old);
    await worker.activate();
    published['/services'] = 'services';
    expect(await worker.answerTo('/services', 'navigate')).toBe('services');
    connection = 'none';
    expect(await worker.answerTo('/services', 'navigate')).toBe('/offline?o');
    expect(await worker.answerTo('/services')).toBeUndefined();
  });

  it('lets a page that is not on the list, such as the login, ask the network first', async () => {
    const worker = await take(old);
    await worker.activate();
    stored!.set('/assets/client-A.js', 'planted');
    expect(await worker.answerTo('/assets/client-A.js', 'cors', '/guide/')).toBe('planted');
    const ofLogin = () => worker.answerTo('/assets/client-A.js', 'cors', '/login');
    expect(await ofLogin()).toBe('/assets/client-A.js');
    connection = 'none';
    expect(await ofLogin()).toBe('planted');
  });

  it('shows of a photograph what is saved while others cannot be fetched', async () => {
    const worker = await take(named(first, '/assets/photo-cot-Kx7-2-800.webp'));
    await worker.activate();
    const [wanted, other] = ['cot-Kx7-2-1200.avif', 'den-Kx7-2-800.webp'].map(
      (name) => `/assets/photo-${name}`,
    );
    published[wanted!] = 'sharp';
    expect(await worker.answerTo(wanted!)).toBe('sharp');
    connection = 'none';
    expect(await worker.answerTo(wanted!)).toBe('/assets/photo-cot-Kx7-2-800.webp');
    await expect(worker.answerTo(other!)).rejects.toThrow('Failed to fetch');
  });
});
