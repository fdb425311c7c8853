import { base64Of, bytesOf, type Bytes } from '../../lib/bytes';
import type { Verifier } from '../../lib/schema.gen';
import { pairOf } from './pair';

/** Whether the verifier was derived from this pair. Deliberately slow: about half a second. */
export async function verify(
  verifier: Verifier,
  username: string,
  password: string,
): Promise<boolean> {
  const pair = pairOf(username, password);
  const hash = await derive(pair, bytesOf(verifier.salt), verifier.iterations);
  return base64Of(hash) === verifier.hash;
}

/** PBKDF2-SHA-256, 32 bytes. Browsers provide Web Crypto to secure pages only. */
async function derive(secret: Bytes, salt: Bytes, iterations: number): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return deriveInScript(secret, salt, iterations);
  const key = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await subtle.deriveBits(parameters, key, 256));
}

/** The same in JavaScript, for a page over plain HTTP, as on a phone that opens `dev --host`. */
async function deriveInScript(secret: Bytes, salt: Bytes, iterations: number) {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return pbkdf2Async(sha256, secret, salt, { c: iterations, dkLen: 32 });
}
