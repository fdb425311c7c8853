export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The bytes of a username and password from which keys are derived. Capitals in the username
 * and spaces around it make no difference: phones add both.
 */
export function pairOf(username: string, password: string): Bytes {
  return new TextEncoder().encode(`${username.trim().toLowerCase()}\0${password}`);
}

/** The bytes of a text in base64. */
export function bytesOf(base64: string): Bytes {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
