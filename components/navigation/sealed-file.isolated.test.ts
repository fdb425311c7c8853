import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unlock } from '../features/login/unlock';
import { keptLibraryKey, type LibraryKey } from '../lib/library-key';
import type { Lock } from '../lib/schema.gen';
import { MissingKeyError } from './members-file';
import { fetchMembersFile } from './members-file';
import { openSealed } from './sealed-file';

vi.mock('../lib/library-key');

/** A file sealed by Go, with everything needed to open it; bytes are in base64. */
interface Vector {
  username: string;
  password: string;
  salt: string;
  iterations: number;
  wrapped: string;
  label: string;
  sealed: string;
  content: string;
}

const vector = JSON.parse(
  readFileSync('generator/base/library/testdata/from-go.json', 'utf8'),
) as Vector;
const { username, password, label, content } = vector;
const lock: Lock = {
  library: 'abcdefgh',
  salt: vector.salt,
  iterations: vector.iterations,
  keys: [vector.wrapped],
};
const sealed = () => Uint8Array.from(Buffer.from(vector.sealed, 'base64'));
const address = `/members/abcdefgh${label}-0123456789-_.sealed`;
const { signal } = new AbortController();

async function unlocked(): Promise<LibraryKey> {
  const key = await unlock(lock, username, password);
  if (!key) throw new Error('the pair does not unwrap the key');
  return key;
}

describe('a library that Go has sealed', () => {
  it('opens with the username and password', async () => {
    const { key } = await unlocked();
    expect(await (await openSealed(key, label, sealed())).text()).toBe(content);
  });

  it('has a key that no script can read', async () => {
    const { key } = await unlocked();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('opens for each of several pairs', async () => {
    const others = [Buffer.alloc(60, 1).toString('base64'), ...lock.keys];
    const key = await unlock({ ...lock, keys: others }, username, password);
    expect(key?.name).toBe('abcdefgh');
  });

  it.each([
    ['another password', username, 'mond & sterne'],
    ['another username', 'rose', password],
    ['a pair that is only the same when joined', 'r', `øse${password}`],
  ])('does not open for %s', async (_, name, word) => {
    expect(await unlock(lock, name, word)).toBeUndefined();
  });

  it('does not open under another label, nor with a byte changed', async () => {
    const { key } = await unlocked();
    await expect(openSealed(key, '/naps', sealed())).rejects.toThrow();
    for (const at of [0, 12, sealed().length - 1]) {
      const changed = sealed();
      changed[at]! ^= 1;
      await expect(openSealed(key, label, changed)).rejects.toThrow();
    }
  });
});

describe('a sealed file', () => {
  const fetched = vi.fn(async () => new Response(sealed()));

  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal('fetch', fetched);
  });

  it('is fetched once and opened with the key that the browser keeps', async () => {
    vi.mocked(keptLibraryKey).mockResolvedValue(await unlocked());
    expect(await fetchMembersFile(address, signal)).toBe(content);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    ['has no key', undefined],
    ['has the key of an earlier password', 'other'],
  ])('is not even fetched where the browser %s', async (_, name) => {
    const key = name === undefined ? undefined : { ...(await unlocked()), name };
    vi.mocked(keptLibraryKey).mockResolvedValue(key);
    await expect(fetchMembersFile(address, signal)).rejects.toThrow(MissingKeyError);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('that does not come is another failure than a missing key', async () => {
    vi.mocked(keptLibraryKey).mockResolvedValue(await unlocked());
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    const opening = fetchMembersFile(address, signal);
    await expect(opening).rejects.toThrow('was answered with 404');
    await expect(opening).rejects.not.toThrow(MissingKeyError);
  });
});

it('a file that is not sealed needs no key', async () => {
  vi.mocked(keptLibraryKey).mockClear();
  vi.stubGlobal('fetch', async () => new Response('{"page":1}'));
  expect(await fetchMembersFile('/members/naps-0123456789ab.json', signal)).toBe('{"page":1}');
  expect(keptLibraryKey).not.toHaveBeenCalled();
});
