import { LIBRARY_DATABASE } from './member';

/** The key that opens a sealed library. The browser keeps it, and no script can read it. */
export interface LibraryKey {
  /** Tells keys apart; the addresses of sealed files begin with it. */
  name: string;
  key: CryptoKey;
}

const STORE = 'keys';
const CURRENT = 'current';

/**
 * Keeps the key in this browser, for all tabs, in place of any before.
 *
 * @throws DOMException where the browser refuses storage.
 */
export async function keepLibraryKey(key: LibraryKey): Promise<void> {
  await inStore('readwrite', (store) => store.put(key, CURRENT));
}

/** The key that this browser keeps; undefined where there is none, or storage is refused. */
export async function keptLibraryKey(): Promise<LibraryKey | undefined> {
  try {
    return (await inStore('readonly', (store) => store.get(CURRENT))) as LibraryKey | undefined;
  } catch {
    return undefined;
  }
}

/** One request in a transaction of its own. The database is closed again, so that a logout can remove it. */
async function inStore(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(LIBRARY_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = (await finished(opening)) as IDBDatabase;
  try {
    const transaction = database.transaction(STORE, mode);
    const result = await finished(request(transaction.objectStore(STORE)));
    await committed(transaction);
    return result;
  } finally {
    database.close();
  }
}

function finished(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('The request failed.'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('It was aborted.'));
  });
}
