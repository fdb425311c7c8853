/** How many bytes of a sealed file are its nonce. */
const NONCE_BYTES = 12;

/**
 * Decrypts a file that the build has sealed under a label, and unpacks it.
 *
 * @throws DOMException when the key or the label is another one, or a byte was changed.
 */
export async function openSealed(
  key: CryptoKey,
  label: string,
  sealed: ArrayBuffer,
): Promise<string> {
  const algorithm = {
    name: 'AES-GCM',
    iv: sealed.slice(0, NONCE_BYTES),
    additionalData: new TextEncoder().encode(label),
  };
  const packed = await crypto.subtle.decrypt(algorithm, key, sealed.slice(NONCE_BYTES));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).text();
}
