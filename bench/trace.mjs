// @ts-check
// Reads from Chromium's trace what its main thread has done.

/**
 * @typedef {object} TraceEvent times are in microseconds
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} dur
 */

/** Traces a page during an action. @returns {Promise<TraceEvent[]>} the events with a duration */
export async function trace(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {() => Promise<void>} */ meanwhile,
) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  let stopped;
  try {
    await meanwhile();
  } finally {
    stopped = await browser?.stopTracing(); // otherwise the browser refuses the next trace
  }
  const { traceEvents } = JSON.parse(`${stopped}`);
  return traceEvents.filter((/** @type {TraceEvent} */ { dur }) => dur !== undefined);
}

/** The longest task of the thread that laid a page out, in milliseconds. */
export function longestTask(/** @type {readonly TraceEvent[]} */ events) {
  const longest = (/** @type {readonly TraceEvent[]} */ some) =>
    some.reduce((a, b) => (b.dur > a.dur ? b : a), { name: '', pid: 0, tid: 0, dur: 0 });
  const { pid, tid } = longest(events.filter(({ name }) => name === 'Layout'));
  const tasks = events.filter(
    (event) =>
      event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid,
  );
  return longest(tasks).dur / 1000;
}
