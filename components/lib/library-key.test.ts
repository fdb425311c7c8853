import { beforeEach, expect, it, vi } from 'vitest';
import { keepLibraryKey, keptLibraryKey, OPEN_TIMEOUT_MS } from './library-key';

const key = { name: 'k', key: {} as CryptoKey };

beforeEach(() => void vi.useFakeTimers());

it('a database that never answers is an error after a while, for reading and for keeping', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const reading = expect(keptLibraryKey()).rejects.toThrow('does not answer');
  const keeping = expect(keepLibraryKey(key)).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(OPEN_TIMEOUT_MS);
  await Promise.all([reading, keeping]);
});

it('a database that answers too late is closed for whoever removes it', async () => {
  const opening: Partial<IDBOpenDBRequest> = {};
  vi.stubGlobal('indexedDB', { open: () => opening });
  const reading = expect(keptLibraryKey()).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(OPEN_TIMEOUT_MS);
  await reading;
  const close = vi.fn();
  Object.assign(opening, { result: { close } });
  opening.onsuccess?.call(opening as IDBOpenDBRequest, new Event('success'));
  expect(close).toHaveBeenCalled();
});

it('a database that is refused holds no key', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(await keptLibraryKey()).toBeUndefined();
});

it('a key that the browser does not commit to its disk is not kept', async () => {
  const transaction = new EventTarget() as unknown as IDBTransaction;
  const request = { result: 'current' } as unknown as IDBRequest;
  const database = { transaction: () => transaction, close: vi.fn() } as unknown as IDBDatabase;
  const opening = { result: database } as IDBOpenDBRequest;
  Object.assign(transaction, {
    objectStore: () => ({ put: () => request }),
    error: new DOMException('', 'QuotaExceededError'),
  });
  vi.stubGlobal('indexedDB', { open: () => opening });
  const keeping = expect(keepLibraryKey(key)).rejects.toThrow(DOMException);
  const happens = async (event: (() => void) | undefined) => {
    event?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  await happens(() => opening.onsuccess?.(new Event('success')));
  await happens(() => request.onsuccess?.(new Event('success')));
  await happens(() => transaction.onabort?.(new Event('abort')));
  await keeping;
});

it('on a shared computer the key is in the tab, and another tab does not have it', async () => {
  sessionStorage.setItem('sharedComputer', 'true');
  expect(await keptLibraryKey()).toBeUndefined();
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
    'encrypt',
    'decrypt',
  ]);
  await keepLibraryKey({ name: 'k', key: made });
  const iv = new Uint8Array(12);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, made, new Uint8Array([7]));
  const kept = await keptLibraryKey();
  expect(kept).toMatchObject({ name: 'k', key: { extractable: false, usages: ['decrypt'] } });
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, kept!.key, sealed);
  expect([...new Uint8Array(opened)]).toEqual([7]);
  sessionStorage.clear(); // as in another tab
  sessionStorage.setItem('sharedComputer', 'true');
  expect(await keptLibraryKey()).toBeUndefined();
});
