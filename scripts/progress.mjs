// @ts-check
// Shows what is running, for how long, and its progress: in one line that is rewritten on a
// terminal, and elsewhere in a line from time to time.

const screen = process.stderr;
const EVERY_MS = screen.isTTY ? 1000 : 30_000;

/** What is running, with start and progress. @type {Map<string, { since: number, far: string }>} */
const running = new Map();

/** @type {NodeJS.Timeout | undefined} */
let timer;

export function began(/** @type {string} */ name) {
  running.set(name, { since: performance.now(), far: '' });
  timer ??= setInterval(() => write(line()), EVERY_MS);
  timer.unref(); // the running work keeps the process alive
}

/** Sets the progress of something that has begun. */
export function advanced(/** @type {string} */ name, /** @type {string} */ far) {
  const one = running.get(name);
  if (one) one.far = ` ${far}`;
}

/** Removes something that has ended from the line, and prints a line about it. */
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
