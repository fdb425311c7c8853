// Reports errors that occur in the browser; the server finds the component line of each.

/** A stack frame: the address of a script, perhaps of an extension, a line and a column. */
const FRAME = /([a-z-]+:\/\/[^\s()]+?):(\d+):(\d+)/g;

/** The largest number of stack frames in a report. */
const LINES = 60;

/** The messages and stacks of this page's errors. After MOST of them, nothing is reported. */
const known = new Set();
const MOST = 40;

/** What React prints before the difference between server and browser. */
const DIFFERS = 'https://react.dev/link/hydration-mismatch';

/** Allows errors to be reported again, because the page has new content. */
export const forgetErrors = () => known.clear();

/** Reports the errors that the inline script has recorded, and all later ones, to show. */
export function reportErrors(show) {
  const noted = window.nightlightErrors;
  const report = async (event) => {
    const problem = await problemOf(event).catch(() => undefined); // the server may have stopped
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
  // A rejection without any stack frame may come from the site's own code.
  const isOurs = frames.length > 0 || (type === 'unhandledrejection' && all.length === 0);
  const text = String(thrown);
  if (!isOurs || known.size >= MOST || !isNew(text + stack)) return undefined;
  const answer = await fetch('/__nightlight/browser-error', {
    method: 'POST',
    keepalive: true, // the page may be about to reload
    body: JSON.stringify({ page: location.pathname, frames: frames.slice(0, LINES) }),
  });
  const { message: hint, ...place } = await answer.json();
  const problem = { ...place, ...told(text), hint };
  return isNew(JSON.stringify(problem)) ? problem : undefined;
}

/** Whether a text is new. */
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

/** React wraps errors thrown during hydration. */
const rootOf = (error) => (error?.cause instanceof Error ? rootOf(error.cause) : error);
