// Errors that only the browser meets: the server says which line of the components they come from.

/** A line of a stack, as all browsers write it: the address of a script, a line and a column. Extensions have addresses too. */
const FRAME = /([a-z-]+:\/\/[^\s()]+?):(\d+):(\d+)/g;

/** How many lines of a stack are reported. */
const LINES = 60;

/** What errors of this page say, where and with which stack; what comes after MOST is not reported. */
const known = new Set();
const MOST = 40;

/** What React writes before it shows where a page differs. */
const DIFFERS = 'https://react.dev/link/hydration-mismatch';

/** Reports again what comes once more: the page has new content. */
export const forgetErrors = () => known.clear();

/** Reports what the page's first script has noted, and all that comes; show gets the problems. */
export function reportErrors(show) {
  const noted = window.nightlightErrors;
  const report = async (event) => {
    const problem = await problemOf(event).catch(() => undefined); // the server may have ended
    if (problem) show(problem);
  };
  noted.forEach(report);
  noted.push = report;
}

async function problemOf({ type, error, reason, filename, lineno, colno, more }) {
  const thrown = rootOf(error ?? reason);
  const stack = thrown?.stack ?? `${filename}:${lineno}:${colno}`;
  const all = [...`${stack}\n${more}`.matchAll(FRAME)];
  const frames = all
    .filter(([, address]) => address.startsWith(`${location.origin}/assets/`))
    .map(([, address, line, column]) => ({
      script: new URL(address).pathname,
      line: +line,
      column: +column,
    }));
  // What has no place at all was rejected by code that nobody can tell from other code.
  const isOurs = frames.length > 0 || (type === 'unhandledrejection' && all.length === 0);
  const text = String(thrown);
  if (!isOurs || known.size >= MOST || !isNew(text + stack)) return undefined;
  const answer = await fetch('/__nightlight/browser-error', {
    method: 'POST',
    keepalive: true, // the page may be about to be loaded again
    body: JSON.stringify({ page: location.pathname, frames: frames.slice(0, LINES) }),
  });
  const { message: hint, ...place } = await answer.json();
  const problem = { ...place, ...told(text), hint };
  return isNew(JSON.stringify(problem)) ? problem : undefined;
}

/** Whether a text is asked about for the first time. */
const isNew = (text) => known.size !== known.add(text).size;

function told(text) {
  const [, difference] = text.split(DIFFERS);
  const [message, ...detail] = difference
    ? [
        'The browser shows something else than the server has rendered.',
        '+ in the browser',
        '- from the server',
        difference.trim(),
      ]
    : text.split('\n');
  return { message, detail: detail.join('\n').trim() };
}

/** React wraps what is thrown while it takes a page over. */
const rootOf = (error) => (error?.cause instanceof Error ? rootOf(error.cause) : error);
