import type { Bytes } from '../../lib/bytes';

/**
 * The bytes of a username and password from which keys are derived. Capitals in the username
 * and spaces around it make no difference: phones add both.
 */
export function pairOf(username: string, password: string): Bytes {
  return new TextEncoder().encode(`${username.trim().toLowerCase()}\0${password}`);
}
