import { base64Of, bytesOf, type Bytes } from './bytes';
import { deriveKey } from './derive-key';

const NONCE_BYTES = 12;
const SALT_BYTES = 16;

/** How often a passphrase is hashed: as OWASP recommends for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;

/** More would only keep a phone busy: a file from outside names its own count. */
const MOST_ITERATIONS = 5_000_000;

/** A text that only a passphrase opens; salt and data are in base64. */
export interface SealedText {
  salt: string;
  iterations: number;
  data: string;
}

/** Encrypts a text under a passphrase. @throws where the browser has no Web Crypto. */
export async function seal(text: string, passphrase: string): Promise<SealedText> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await deriveKey(secretOf(passphrase), salt, ITERATIONS, ['encrypt']);
  const bytes = new TextEncoder().encode(text);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes));
  return { salt: base64Of(salt), iterations: ITERATIONS, data: base64Of(iv) + base64Of(sealed) };
}

/**
 * Decrypts a text.
 *
 * @returns undefined when the passphrase is another, or the text was changed since.
 */
export async function unseal(sealed: SealedText, passphrase: string): Promise<string | undefined> {
  const { salt, iterations, data } = sealed;
  if (!(iterations > 0 && iterations <= MOST_ITERATIONS)) return undefined;
  const key = await deriveKey(secretOf(passphrase), bytesOf(salt), iterations, ['decrypt']);
  try {
    const bytes = bytesOf(data);
    const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, NONCE_BYTES) };
    const text = await crypto.subtle.decrypt(algorithm, key, bytes.slice(NONCE_BYTES));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}

/** Keyboards write one character in more than one way, and phones add spaces. */
function secretOf(passphrase: string): Bytes {
  return new TextEncoder().encode(passphrase.trim().normalize('NFC'));
}
