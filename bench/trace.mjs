// @ts-check
// What Chromium's main thread has done, from its own trace.

/**
 * @typedef {object} TraceEvent times are microseconds; tdur is that of the processor
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} dur
 * @property {number} tdur
 */

/** Traces what a page does meanwhile. @returns {Promise<TraceEvent[]>} what took time */
export async function trace(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {() => Promise<void>} */ meanwhile,
) {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ['toplevel', 'v8', 'disabled-by-default-v8.compile', 'devtools.timeline'],
  });
  let stopped;
  try {
    await meanwhile();
  } finally {
    stopped = await browser?.stopTracing(); // or the browser refuses the next trace
  }
  const { traceEvents } = JSON.parse(`${stopped}`);
  return traceEvents.filter((/** @type {TraceEvent} */ { tdur }) => tdur !== undefined);
}

/**
 * What the events of a trace are, by their names; the rest of a task is script.
 *
 * @type {Map<string, 'compile' | 'style' | 'layout' | 'paint'>}
 */
const kinds = new Map([
  ['v8.compile', 'compile'],
  ['v8.compileModule', 'compile'],
  ['V8.CompileFunction', 'compile'],
  ['V8.CompileCode', 'compile'],
  ['UpdateLayoutTree', 'style'],
  ['ParseAuthorStyleSheet', 'style'],
  ['Layout', 'layout'],
  ['Paint', 'paint'],
  ['PrePaint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
]);

/**
 * How long the main thread that laid a page out was busy, in milliseconds: with its longest
 * task, and with each kind of work. What happens within other work counts as that.
 */
export function kindsOf(/** @type {readonly TraceEvent[]} */ events) {
  const busiest = events
    .filter(({ name }) => name === 'Layout')
    .reduce((a, b) => (b.dur > a.dur ? b : a), { pid: 0, tid: 0, dur: 0 });
  const here = events
    .filter(({ pid, tid }) => pid === busiest.pid && tid === busiest.tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const byKind = { script: 0, compile: 0, style: 0, layout: 0, paint: 0 };
  let longest = 0;
  let end = -Infinity; // of the work that is counted already
  for (const { name, ts, dur } of here) {
    const kind = kinds.get(name);
    if (name === 'ThreadControllerImpl::RunTask') {
      longest = Math.max(longest, dur / 1000);
      byKind.script += dur / 1000;
    } else if (kind && ts >= end) {
      byKind[kind] += dur / 1000;
      byKind.script -= dur / 1000;
      end = ts + dur;
    }
  }
  return { longest, kinds: byKind };
}
