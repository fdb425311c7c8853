// @ts-check
// What Chromium's main thread has done, from its own trace.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} TraceEvent times are microseconds; tdur is that of the processor
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} dur
 * @property {number} tdur
 */

/**
 * Traces what a page does meanwhile.
 *
 * @param {Page} page
 * @param {() => Promise<void>} meanwhile
 * @returns {Promise<TraceEvent[]>} what took time
 */
export async function trace(page, meanwhile) {
  const session = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(.../** @type {any[]} */ (value).filter(({ tdur }) => tdur !== undefined));
  });
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'v8', 'disabled-by-default-v8.compile', 'devtools.timeline'],
    },
  });
  await meanwhile();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

/**
 * The tasks of a page's main thread from the moment when its first module runs.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {number[]} milliseconds of the processor
 */
export function tasksOfScripts(events) {
  const modules = events.filter(({ name }) => name === 'v8.evaluateModule');
  const first = modules.reduce((a, b) => (b.ts < a.ts ? b : a));
  const here = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  // React makes its first Error while its module runs. Only with a debugger attached, as
  // here, does V8 look up at once where that was, and parses all of the script for it.
  const lookedUp = here.filter(({ name }) => name === 'V8.CollectSourcePositions');
  return here
    .filter(({ name, ts, dur }) => name === 'ThreadControllerImpl::RunTask' && ts + dur >= first.ts)
    .map((task) => {
      const within = lookedUp.filter(({ ts }) => ts >= task.ts && ts < task.ts + task.dur);
      return (task.tdur - within.reduce((sum, { tdur }) => sum + tdur, 0)) / 1000;
    });
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
