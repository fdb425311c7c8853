const START = '#plan=';

/** The plan's code in a URL fragment; undefined if there is none. */
export function planCode(hash: string): string | undefined {
  return hash.startsWith(START) ? hash.slice(START.length) : undefined;
}

/** The URL fragment that contains a plan's code. Browsers do not send it to any server. */
export function planHash(code: string): string {
  return START + code;
}
