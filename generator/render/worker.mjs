// The renderer's side of the pipe. Each message from Go is a 32-bit length and
// that many bytes of JSON. An object holds what the pages to come are rendered with:
// the address of the server bundle's entry, or the part that all pages share. An
// array holds pages, and is answered by one record a page, in order: a status byte
// (0 = HTML, 1 = the error as JSON), a 32-bit length, and the bytes.
//
// Standard output belongs to the answers, so what components print goes to
// standard error.
import { Console } from 'node:console';

globalThis.console = new Console(process.stderr, process.stderr);

let bundle;
let site;
let pending = Buffer.alloc(0);
let busy = false;

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
    if (Array.isArray(message)) await answer(message);
    else await load(message);
  }
  busy = false;
}

async function load(message) {
  if (message.site) site = message.site;
  if (message.entry) bundle = await import(message.entry);
}

async function answer(pages) {
  const records = [];
  for (const page of pages) {
    page.site = site;
    try {
      records.push([0, bundle.render(page)]);
    } catch (error) {
      records.push([1, JSON.stringify(await describe(error, page))]);
    }
  }
  process.stdout.write(pack(records));
}

async function describe(error, page) {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return {
    message: `${thrown.name}: ${thrown.message}`,
    stack: thrown.stack,
    components: await bundle.explain(page),
  };
}

// One buffer for all, so that no page is copied twice.
function pack(records) {
  const sizes = records.map(([, text]) => Buffer.byteLength(text));
  const packed = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + 5 + size, 0));
  let at = 0;
  records.forEach(([status, text], i) => {
    at = packed.writeUInt8(status, at);
    at = packed.writeUInt32BE(sizes[i], at);
    at += packed.write(text, at);
  });
  return packed;
}
