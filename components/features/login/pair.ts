import type { Bytes } from '../../lib/bytes';

/**
 * The bytes of a username and password. Phones add capitals and spaces to the username, and a paste
 * may have a letter and its mark as two.
 */
export function pairOf(username: string, password: string): Bytes {
  const name = username.normalize().trim().toLowerCase();
  return new TextEncoder().encode(`${name}\0${password.normalize()}`);
}
