// Reads a JSON list of SVG texts and answers each with a record: its status as one
// byte, the length of what follows in four, then the picture (its width and its
// height in four bytes each, then its pixels) or, where the status is 1, what is
// wrong.
import { readFileSync, writeSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

for (const svg of JSON.parse(readFileSync(0, 'utf8'))) {
  try {
    // The system's fonts would make other bytes on another machine.
    const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    write(0, numbers(width, height), pixels);
  } catch (error) {
    write(1, Buffer.from(String(error?.message ?? error)));
  }
}

function write(status, ...parts) {
  const body = Buffer.concat(parts);
  let record = Buffer.concat([Buffer.of(status), numbers(body.length), body]);
  while (record.length > 0) record = record.subarray(writeSync(1, record));
}

function numbers(...values) {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, i) => bytes.writeUInt32BE(value, 4 * i));
  return bytes;
}
