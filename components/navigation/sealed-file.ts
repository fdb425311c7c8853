import { keptLibraryKey } from '../lib/library-key';
import { fetchFile, MissingKeyError } from './members-file';

/** A sealed file's address contains the name of its key and the label under which it was sealed. */
const ADDRESS = /^\/members\/(?<library>[^/]+)(?<label>\/.+)-.{12}\.sealed$/;

/** The length of the nonce at the start of a sealed file, in bytes. */
const NONCE_BYTES = 12;

/**
 * Fetches a sealed file and decrypts it with the key stored in this browser.
 * @throws MissingKeyError if the browser has no key or an old one; then nothing is fetched.
 * @throws Error if the file cannot be loaded or is damaged.
 */
export async function fetchSealedFile(address: string, signal: AbortSignal): Promise<Response> {
  const { library, label = '' } = ADDRESS.exec(address)?.groups ?? {};
  const kept = await keptLibraryKey();
  if (!kept || kept.name !== library) throw new MissingKeyError('no key opens the library');
  const file = await fetchFile(address, signal);
  return openSealed(kept.key, label, new Uint8Array(await file.arrayBuffer()));
}

/**
 * Decrypts data that the build has sealed under a label, and decompresses it as it is read.
 * @throws DOMException if the key or the label is wrong, or the data was modified.
 */
export async function openSealed(
  key: CryptoKey,
  label: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const algorithm = {
    name: 'AES-GCM',
    iv: sealed.subarray(0, NONCE_BYTES),
    additionalData: new TextEncoder().encode(label),
  };
  const packed = await crypto.subtle.decrypt(algorithm, key, sealed.subarray(NONCE_BYTES));
  const unpacked = new Response(packed).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked);
}
