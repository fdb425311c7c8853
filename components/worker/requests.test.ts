import { Blob } from 'node:buffer';
import { describe, expect, it, vi } from 'vitest';
import {
  addressOf,
  keyFor,
  keysOf,
  missingKeys,
  obsoleteKeys,
  type LibraryList,
} from './library-list';
import { parseRange, partOf } from './range';

describe('A range', () => {
  describe('a range of a file of ten bytes', () => {
    it.each([
      ['bytes=0-', { first: 0, last: 9 }],
      ['bytes=2-4', { first: 2, last: 4 }],
      ['bytes=2-100', { first: 2, last: 9 }],
      ['bytes=-3', { first: 7, last: 9 }],
      ['bytes=-30', { first: 0, last: 9 }],
      ['bytes=10-', 'unsatisfiable'],
      ['bytes=-0', 'unsatisfiable'],
      ['bytes=4-2', undefined],
      ['bytes=0-1,4-5', undefined],
      ['bytes=-', undefined],
      ['pages=1-2', undefined],
    ])('%s', (header, range) => {
      expect(parseRange(header, 10)).toEqual(range);
    });
  });

  const whole = () => new Response('0123456789', { headers: { 'Content-Type': 'audio/mpeg' } });

  it('a part has its bytes, its place and its type', async () => {
    vi.stubGlobal('Blob', Blob); // Node's Response does not accept jsdom's Blob
    const part = await partOf(whole(), 'bytes=2-4');
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
    expect(part.headers.get('Content-Length')).toBe('3');
    expect(part.headers.get('Content-Type')).toBe('audio/mpeg');
    expect(await part.text()).toBe('234');
  });

  it('what lies behind the end is refused with the length', async () => {
    const part = await partOf(whole(), 'bytes=20-');
    expect(part.status).toBe(416);
    expect(part.headers.get('Content-Range')).toBe('bytes */10');
  });

  it('what is no single range is answered with the whole file', async () => {
    const part = await partOf(whole(), 'bytes=0-1,4-5');
    expect(part.status).toBe(200);
    expect(await part.text()).toBe('0123456789');
  });
});

describe('The list of the library', () => {
  const list: LibraryList = {
    version: 'v2',
    bytes: 10,
    pages: { '/safe-sleep': 'new', '/next-sleep': 'same' },
    files: {
      '/assets/client-B.js': '',
      '/members/safe-sleep-B.json': '',
      '/sounds/wind.mp3': 'wind',
    },
  };
  /** The keys saved by the previous library. */
  const before = [
    '/safe-sleep?old',
    '/next-sleep?same',
    '/assets/client-A.js',
    '/sounds/wind.mp3?wind',
  ];

  describe('what answers a request', () => {
    it.each([
      ['/safe-sleep', '/safe-sleep?new'],
      ['/safe-sleep/', '/safe-sleep?new'],
      ['/sounds/wind.mp3', '/sounds/wind.mp3?wind'],
      ['/assets/client-B.js', '/assets/client-B.js'],
      // A page from before the update still requests these.
      ['/assets/client-A.js', '/assets/client-A.js'],
      ['/members/safe-sleep-A.json', '/members/safe-sleep-A.json'],
    ])('%s: %s', (path, key) => {
      expect(keyFor(list, path)).toBe(key);
    });

    it.each([
      '/',
      '/services',
      '/offline.json',
      '/sw.js',
      '/sounds/other.mp3',
      '/members',
      '/constructor',
    ])('%s: the network', (path) => {
      expect(keyFor(list, path)).toBeUndefined();
    });
  });

  it('each file is fetched from its address, and a page from the one that no host leads away from', () => {
    const whole = { ...list, pages: { '/': 'home', ...list.pages } };
    expect(keysOf(whole).map((key) => addressOf(whole, key))).toEqual([
      '/',
      '/safe-sleep/',
      '/next-sleep/',
      ...Object.keys(list.files),
    ]);
  });

  describe('an update', () => {
    it('fetches only what has changed', () => {
      expect(missingKeys(list, before)).toEqual([
        '/safe-sleep?new',
        '/assets/client-B.js',
        '/members/safe-sleep-B.json',
      ]);
    });

    it('fetches everything where nothing is there', () => {
      expect(missingKeys(list, [])).toEqual(keysOf(list));
    });

    it('goes on with what an earlier attempt has fetched', () => {
      expect(missingKeys(list, [...before, '/safe-sleep?new'])).not.toContain('/safe-sleep?new');
    });

    it('leaves the library before it whole, and removes the one before that', () => {
      const older = ['/safe-sleep?older', '/assets/client-0.js', '/offline.json'];
      const present = [...older, ...before, ...keysOf(list)];
      expect(obsoleteKeys(list, present, before)).toEqual(older);
    });

    it('removes what belongs to no library where it is not known what was saved before', () => {
      expect(obsoleteKeys(list, ['/assets/client-A.js', ...keysOf(list)], [])).toEqual([
        '/assets/client-A.js',
      ]);
    });
  });
});
