import type { Bytes } from '../../lib/bytes';

/**
 * Encodes a username and password. Phones add capitals and spaces to the username, and pasted text
 * may contain a letter and its accent as two characters.
 */
export function pairOf(username: string, password: string): Bytes {
  const name = username.normalize().trim().toLowerCase();
  return new TextEncoder().encode(`${name}\0${password.normalize()}`);
}
