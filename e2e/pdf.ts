import { inflateSync } from 'node:zlib';

/**
 * The number of pieces of text on each page of a PDF written by Chromium. No printed page may be
 * empty.
 */
export function textPieces(pdf: Buffer): number[] {
  const objects = pdf.toString('latin1').split(/^endobj$/m);
  const content = new Map(
    objects.map((object) => [/^(\d+) 0 obj$/m.exec(object)?.[1], object] as const),
  );
  return objects
    .filter((object) => /\/Type\s*\/Page\b/.test(object))
    .map((page) => {
      const stream = content.get(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
      const compressed = /stream\r?\n([\s\S]*?)\nendstream/.exec(stream ?? '')?.[1];
      if (compressed === undefined) throw new Error('a page of the PDF has no content');
      const drawing = inflateSync(Buffer.from(compressed, 'latin1')).toString('latin1');
      return drawing.match(/\bT[jJ]\b/g)?.length ?? 0;
    });
}
