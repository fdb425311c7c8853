import { keptLibraryKey } from '../lib/library-key';
import { fetchFile, MissingKeyError } from './fetch-file';

/** A sealed file's address names its key, and the label under which it was sealed. */
const ADDRESS = /^\/members\/(?<library>[^/]+)(?<label>\/.+)-.{12}\.sealed$/;

/** How many bytes of a sealed file are its nonce. */
const NONCE_BYTES = 12;

/**
 * Fetches a sealed file and opens it with the key that this browser keeps.
 * @throws MissingKeyError when the browser has no key, or an old one; nothing is fetched then.
 * @throws Error when the file does not come, or is damaged.
 */
export async function fetchSealedFile(address: string, signal: AbortSignal): Promise<Response> {
  const { library, label = '' } = ADDRESS.exec(address)?.groups ?? {};
  const kept = await keptLibraryKey();
  if (!kept || kept.name !== library) throw new MissingKeyError('no key opens the library');
  const file = await fetchFile(address, signal);
  return openSealed(kept.key, label, new Uint8Array(await file.arrayBuffer()));
}

/**
 * Decrypts what the build has sealed under a label, and unpacks it as it is read.
 * @throws DOMException when the key or the label is another one, or a byte was changed.
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
