import type { Bytes } from '../../lib/bytes';

/** The bytes of a username and password. Phones add capitals and spaces to the username. */
export function pairOf(username: string, password: string): Bytes {
  return new TextEncoder().encode(`${username.trim().toLowerCase()}\0${password}`);
}
