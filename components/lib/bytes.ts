export type Bytes = Uint8Array<ArrayBuffer>;

/** Decodes base64. */
export function bytesOf(base64: string): Bytes {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

/** Encodes bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
