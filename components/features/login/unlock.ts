import { bytesOf, type Bytes } from '../../lib/bytes';
import type { LibraryKey } from '../../lib/library-key';
import type { Lock } from '../../lib/schema.gen';
import { pairOf } from './pair';

const NONCE_BYTES = 12;
const WRAP_LABEL = new TextEncoder().encode('library key');

/**
 * Unwraps the key of a sealed library with a username and password. This is deliberately slow,
 * about half a second, and does not run on the main thread.
 *
 * @param extractable lets scripts read the key, for a tab that has to store its bytes.
 * @returns undefined if the key was not wrapped for this pair.
 * @throws DOMException if the browser cannot derive the key.
 */
export async function unlock(
  lock: Lock,
  username: string,
  password: string,
  extractable = false,
): Promise<LibraryKey | undefined> {
  const secret = pairOf(username, password);
  const pair = await deriveKey(secret, bytesOf(lock.salt), lock.iterations);
  for (const wrapped of lock.keys) {
    const key = await unwrap(bytesOf(wrapped), pair, extractable);
    if (key) return { name: lock.library, key };
  }
  return undefined;
}

/** The library's key; undefined if it was wrapped for another pair. */
async function unwrap(
  wrapped: Bytes,
  pair: CryptoKey,
  extractable: boolean,
): Promise<CryptoKey | undefined> {
  const algorithm = {
    name: 'AES-GCM',
    iv: wrapped.slice(0, NONCE_BYTES),
    additionalData: WRAP_LABEL,
  };
  try {
    return await crypto.subtle.unwrapKey(
      'raw',
      wrapped.slice(NONCE_BYTES),
      pair,
      algorithm,
      'AES-GCM',
      extractable,
      ['decrypt'],
    );
  } catch (error) {
    if ((error as { name?: string }).name === 'OperationError') return undefined; // the key is wrong
    throw error;
  }
}

async function deriveKey(secret: Bytes, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return subtle.deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, ['unwrapKey']);
}
