/** The address of the sleep plan creator. */
export const PLAN_PATH = '/comforting-sleep-journey';

const START = '#plan=';

/** The code of a plan in the fragment of an address; undefined when there is none. */
export function planCode(hash: string): string | undefined {
  return hash.startsWith(START) ? hash.slice(START.length) : undefined;
}

/** The fragment that holds a plan's code. Browsers send it to no server. */
export function planHash(code: string): string {
  return START + code;
}
