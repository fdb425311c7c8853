// Renders pages for Go. An object holds what the pages to come are rendered with: the
// address of the server bundle's entry, or the data that all pages share; it is answered
// by LOADED or THROWN. An array holds pages, and is answered by HTML or THROWN for each.
// PRINTED records come before the one that they belong to.
import { Console } from 'node:console';
import { Writable } from 'node:stream';
import vm from 'node:vm';

const HTML = 0;
const THROWN = 1;
const PRINTED = 2;
const LOADED = 3;

let bundle;
let site;
let batchLimit;
let capturing; // the records that get what is printed

const writeError = process.stderr.write.bind(process.stderr);
process.stdout.write = print;
process.stderr.write = print;
const printer = new Writable({ decodeStrings: false, write: print });
globalThis.console = new Console(printer, printer);
// A stack has to reach from the console's own code to the component.
Error.stackTraceLimit = 50;

watchClockAndChance();

answer(
  (message) => (Array.isArray(message) ? renderAll(message) : load(message)),
  ({ limit }) => (batchLimit = limit),
);

async function load(message) {
  const records = [];
  capturing = records;
  try {
    if (message.site) site = message.site;
    if (message.entry) bundle = await import(message.entry);
    records.push([LOADED, '']);
  } catch (error) {
    records.push([THROWN, JSON.stringify(describe(error))]);
  }
  capturing = undefined;
  return records;
}

// Go ends a batch that takes too long, unless Go was killed: then the limit does.
const bounded = new vm.Script('renderBatch()');

async function renderAll(pages) {
  const records = [];
  const failed = [];
  globalThis.renderBatch = () => {
    for (const page of pages) renderPage(page, records, failed);
  };
  capturing = records;
  bounded.runInThisContext({ timeout: batchLimit });
  capturing = []; // rendering a page once more prints everything once more
  for (const { page, record, thrown } of failed) {
    thrown.components ??= await bundle.componentStack(page);
    record[1] = JSON.stringify(thrown);
  }
  capturing = undefined;
  return records;
}

function renderPage(page, records, failed) {
  page.site = site;
  try {
    records.push([HTML, page.inspect ? inspected(page) : renderSteady(page)]);
  } catch (error) {
    const record = [THROWN, ''];
    records.push(record);
    failed.push({ page, record, thrown: describe(error) });
  }
}

let asked; // the error of the first component that asked for the time or for chance
let later = 0; // how many milliseconds later it is while rendering once more, with other luck
let draws = 0;

// A component that asks for the time or for chance is rendered twice more, and must come out
// the same: what it shows would not be what the browser makes of it, and no two builds would be
// equal. Asking is allowed, as for what is only shown in the browser.
function renderSteady(page) {
  [asked, draws] = [undefined, 0];
  const html = bundle.render(page);
  if (!asked) return html;
  const first = asked;
  try {
    for (later of LATER) {
      draws = 0;
      const other = bundle.render({ ...page, site: { ...site } }); // frames are kept for a site
      if (other !== html) throw changing(first, html, other);
    }
  } finally {
    later = 0;
  }
  return html;
}

function changing(error, first, other) {
  let at = 0;
  while (first[at] === other[at]) at++;
  const start = Math.max(first.lastIndexOf('>', at - 1) + 1, at - 20);
  const shown = (html) => html.slice(start, at + 20).split('<')[0];
  error.name = '';
  error.message +=
    ' makes it another page each time. Ask for it in an effect, which only runs in the browser.';
  error.detail = `First “${shown(first)}”, then “${shown(other)}”.`;
  return error;
}

// Half a year and some hours later every part of a date is another; half a day later morning
// is evening.
const LATER = [200 * 24 + 7, 12].map((hours) => hours * 3_600_000 + 754_321);

function watchClockAndChance() {
  const ask = (name) => (asked ??= new Error(name));
  const { now } = Date;
  Date.now = () => {
    ask('The clock');
    return now() + later;
  };
  const read = Date.now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length ? args : [read()], made),
    apply: (target) => new target(read()).toString(),
  });
  Math.random = () => {
    ask('Math.random()');
    const drawn = (++draws * 0.618034) % 1;
    return later ? 1 - drawn : drawn;
  };
  for (const name of ['randomUUID', 'getRandomValues']) {
    const original = crypto[name].bind(crypto);
    crypto[name] = (...args) => {
      ask(`${name}()`);
      return original(...args);
    };
  }
}

// What a page can show beyond its first view.
function inspected({ inspect: _, ...page }) {
  return JSON.stringify(bundle.inspect(page));
}

function describe(error) {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return {
    message: [thrown.name, thrown.message].filter(Boolean).join(': '),
    stack: thrown.stack,
    components: thrown.detail,
  };
}

function print(text, ...rest) {
  if (capturing) {
    const { stack } = new Error();
    capturing.push([PRINTED, JSON.stringify({ text: String(text), stack })]);
  } else writeError(text);
  rest.findLast((argument) => typeof argument === 'function')?.();
  return true;
}
