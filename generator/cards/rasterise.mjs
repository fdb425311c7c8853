// Reads a JSON list of SVG texts and answers with a list of their PNGs, in Base64.
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const draw = (svg) => {
  try {
    // The system's fonts would make other bytes on another machine.
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return { png: image.asPng().toString('base64') };
  } catch (error) {
    return { error: String(error?.message ?? error) };
  }
};

const drawings = JSON.parse(readFileSync(0, 'utf8'));
writeFileSync(1, JSON.stringify(drawings.map(draw)));
