import { keptLibraryKey } from '../lib/library-key';

/** A sealed file's address names its key, and the label under which it was sealed. */
const ADDRESS = /^\/members\/(?<library>[^/]+)(?<label>\/.+)-.{12}\.sealed$/;

/** How many bytes of a sealed file are its nonce. */
const NONCE_BYTES = 12;

/**
 * Opens a sealed file with the key that this browser keeps. Where it has none, or an old one,
 * nothing is fetched and there is no result.
 *
 * @throws Error when the file does not come, or is damaged.
 */
export async function openSealedFile(
  address: string,
  fetchFile: () => Promise<Response>,
): Promise<string | undefined> {
  const { library, label = '' } = ADDRESS.exec(address)?.groups ?? {};
  const kept = await keptLibraryKey();
  if (!kept || kept.name !== library) return undefined;
  const file = await fetchFile();
  return openSealed(kept.key, label, new Uint8Array(await file.arrayBuffer()));
}

/**
 * Decrypts what the build has sealed under a label, and unpacks it.
 *
 * @throws DOMException when the key or the label is another one, or a byte was changed.
 */
export async function openSealed(
  key: CryptoKey,
  label: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const algorithm = {
    name: 'AES-GCM',
    iv: sealed.subarray(0, NONCE_BYTES),
    additionalData: new TextEncoder().encode(label),
  };
  const packed = await crypto.subtle.decrypt(algorithm, key, sealed.subarray(NONCE_BYTES));
  const unpacked = new Response(packed).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked ?? '').text();
}
