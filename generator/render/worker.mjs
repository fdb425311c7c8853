// Renders pages for Go, which writes messages to standard input: each is a 32-bit length
// and that many bytes of JSON. The first names the port to answer on. An object holds
// what the pages to come are rendered with: the address of the server bundle's entry, or
// the data that all pages share. An array holds pages.
//
// Answers are records: one byte that says what it is, a 32-bit length, and the bytes. They
// have a connection of their own, so that nothing that a component writes to standard
// output can be taken for one. An object is answered by LOADED or THROWN, an array by
// HTML or THROWN for each page; PRINTED records come before the one that they belong to.
//
// Standard input ends when Go does, however that happens; then this process ends too.
import { Console } from 'node:console';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import vm from 'node:vm';

const HTML = 0;
const THROWN = 1;
const PRINTED = 2;
const LOADED = 3;

let bundle;
let site;
let answers;
let batchLimit;
let pending = Buffer.alloc(0);
let busy = false;
let capturing; // the records that get what is printed

const writeError = process.stderr.write.bind(process.stderr);
process.stdout.write = print;
process.stderr.write = print;
const printer = new Writable({ decodeStrings: false, write: print });
globalThis.console = new Console(printer, printer);
// A stack has to reach from the console's own code to the component.
Error.stackTraceLimit = 50;

process.stdin.on('end', () => process.exit());
process.stdin.on('data', (chunk) => {
  pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
  void drain();
});

async function drain() {
  if (busy) return;
  busy = true;
  while (pending.length >= 4 && pending.length >= 4 + pending.readUInt32BE(0)) {
    const end = 4 + pending.readUInt32BE(0);
    const message = JSON.parse(pending.toString('utf8', 4, end));
    pending = pending.subarray(end);
    if (!answers) start(message);
    else if (Array.isArray(message)) await renderAll(message);
    else await load(message);
  }
  busy = false;
}

function start({ port, token, limit }) {
  batchLimit = limit;
  answers = connect(port, '127.0.0.1').setNoDelay();
  answers.on('close', () => process.exit());
  answers.write(token);
}

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
  answers.write(pack(records));
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
  answers.write(pack(records));
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

// What a page can show beyond its first view is asked for in portions.
function inspected({ inspect, ...page }) {
  return JSON.stringify(bundle.inspect(page, inspect));
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

// One buffer for all, so that no page is copied twice.
function pack(records) {
  const sizes = records.map(([, text]) => Buffer.byteLength(text));
  const packed = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + 5 + size, 0));
  let at = 0;
  records.forEach(([kind, text], i) => {
    at = packed.writeUInt8(kind, at);
    at = packed.writeUInt32BE(sizes[i], at);
    at += packed.write(text, at);
  });
  return packed;
}
