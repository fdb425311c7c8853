import { deviceStorage, isSharedComputer } from './device-storage';
import { LIBRARY_DATABASE } from './member';

/**
 * The key that decrypts a sealed library. The browser stores it unreadable by scripts; on a shared
 * computer the tab stores its bytes, which are deleted with the tab.
 */
export interface LibraryKey {
  /** Identifies the key; the addresses of sealed files begin with it. */
  name: string;
  key: CryptoKey;
}

const STORE = 'keys';
const CURRENT = 'current';

/** The session storage key used on a shared computer. */
const IN_TAB = 'library-key';

/** How long to wait for the database to open, in milliseconds: in Safari it sometimes never does. */
export const OPEN_TIMEOUT_MS = 4000;

/** Stores the key for all tabs. @throws DOMException if storage is refused or does not respond. */
export async function keepLibraryKey(key: LibraryKey): Promise<void> {
  if (isSharedComputer()) {
    const bytes = [...new Uint8Array(await crypto.subtle.exportKey('raw', key.key))];
    deviceStorage().setItem(IN_TAB, JSON.stringify({ name: key.name, bytes }));
    return;
  }
  await inStore('readwrite', (store) => store.put(key, CURRENT));
}

/** The stored key, unless storage is refused. @throws DOMException if the browser does not respond. */
export async function keptLibraryKey(): Promise<LibraryKey | undefined> {
  try {
    if (isSharedComputer()) return await keyInTab();
    return (await inStore('readonly', (store) => store.get(CURRENT))) as LibraryKey | undefined;
  } catch (error) {
    if ((error as { name?: string }).name === 'TimeoutError') throw error;
    return undefined;
  }
}

async function keyInTab(): Promise<LibraryKey | undefined> {
  const text = deviceStorage().getItem(IN_TAB);
  if (!text) return undefined;
  const { name, bytes } = JSON.parse(text) as { name: string; bytes: number[] };
  const raw = new Uint8Array(bytes);
  return { name, key: await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']) };
}

/** Runs one request in its own transaction, then closes the database so that a logout can delete it. */
async function inStore(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const result = await finished(request(transaction.objectStore(STORE)));
    await committed(transaction);
    return result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(LIBRARY_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      opening.onsuccess = () => opening.result.close(); // while open it could not be deleted
      reject(new DOMException('The database does not answer.', 'TimeoutError'));
    }, OPEN_TIMEOUT_MS);
    finished(opening)
      .then((database) => resolve(database as IDBDatabase), reject)
      .finally(() => clearTimeout(timer));
  });
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
