// @ts-check
// Says what runs now, for how long and how far it is: in one line that is written anew on a
// terminal, and elsewhere in a line now and then.

const screen = process.stderr;
const EVERY_MS = screen.isTTY ? 1000 : 30_000;

/** What runs, since when, and how far it is. @type {Map<string, { since: number, far: string }>} */
const running = new Map();

/** @type {NodeJS.Timeout | undefined} */
let timer;

export function began(/** @type {string} */ name) {
  running.set(name, { since: performance.now(), far: '' });
  timer ??= setInterval(() => write(line()), EVERY_MS);
  timer.unref(); // what runs keeps the program alive
}

/** Says how far something is that has begun. */
export function advanced(/** @type {string} */ name, /** @type {string} */ far) {
  const one = running.get(name);
  if (one) one.far = ` ${far}`;
}

/** Takes something that has ended out of the line, and prints a line about it. */
export function ended(/** @type {string} */ name, /** @type {string} */ text) {
  running.delete(name);
  if (screen.isTTY) screen.write('\r\u001b[K');
  console.log(text);
  if (running.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function line() {
  const now = performance.now();
  return [...running]
    .map(([name, { since, far }]) => `${name}${far} ${clock((now - since) / 1000)}`)
    .join(', ');
}

function write(/** @type {string} */ text) {
  if (screen.isTTY) screen.write(`\r\u001b[K${`… ${text}`.slice(0, screen.columns - 1)}`);
  else console.log(`… ${text}`);
}

/** Minutes and seconds. @param {number} seconds */
function clock(seconds) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
