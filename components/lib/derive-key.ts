import type { Bytes } from './bytes';

/** The key that a secret stands for. Deliberately slow, and not on the page's own thread. */
export async function deriveKey(
  secret: Bytes,
  salt: Bytes,
  iterations: number,
  uses: KeyUsage[],
): Promise<CryptoKey> {
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return subtle.deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, uses);
}
