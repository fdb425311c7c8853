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
