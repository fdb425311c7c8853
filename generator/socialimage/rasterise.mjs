// Reads a JSON list of SVG texts, draws them side by side, and answers each with a
// record: its status as one byte, the length of what follows in four, then the
// picture (its width and its height in four bytes each, and its pixels) or, where
// the status is 1, what is wrong.
import { readFileSync, writeSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';

// The system's fonts would make other bytes on another machine.
const options = { font: { loadSystemFonts: false } };

async function draw(svg) {
  try {
    const { width, height, pixels } = await renderAsync(svg, options);
    return [0, numbers(width, height), pixels];
  } catch (error) {
    return [1, Buffer.from(String(error?.message ?? error))];
  }
}

function write([status, ...parts]) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  for (let part of [Buffer.of(status), numbers(length), ...parts]) {
    while (part.length > 0) part = part.subarray(writeSync(1, part));
  }
}

function numbers(...values) {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, i) => bytes.writeUInt32BE(value, 4 * i));
  return bytes;
}

const drawings = JSON.parse(readFileSync(0, 'utf8'));
for (const drawing of drawings.map(draw)) write(await drawing);
