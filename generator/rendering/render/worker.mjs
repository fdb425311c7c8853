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
    thrown.components = await bundle.componentStack(page);
    record[1] = JSON.stringify(thrown);
  }
  capturing = undefined;
  return records;
}

function renderPage(page, records, failed) {
  page.site = site;
  try {
    records.push([HTML, page.inspect ? inspected(page) : bundle.render(page)]);
  } catch (error) {
    const record = [THROWN, ''];
    records.push(record);
    failed.push({ page, record, thrown: describe(error) });
  }
}

// What a page can show beyond its first view.
function inspected({ inspect: _, ...page }) {
  return JSON.stringify(bundle.inspect(page));
}

function describe(error) {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack };
}

function print(text, ...rest) {
  if (capturing) {
    const { stack } = new Error();
    capturing.push([PRINTED, JSON.stringify({ text: String(text), stack })]);
  } else writeError(text);
  rest.findLast((argument) => typeof argument === 'function')?.();
  return true;
}
