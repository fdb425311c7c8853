// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressSite } from './compress.mjs';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'nightlight-compress-'));
  mkdirSync(join(base, 'dist/about'), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true }));

it('puts what each text is, compressed, beside it, and nothing beside the rest', () => {
  const page = '<p>good night</p>'.repeat(200);
  writeFileSync(join(base, 'dist/index.html'), page);
  writeFileSync(join(base, 'dist/about/index.html'), page);
  writeFileSync(join(base, 'dist/short.txt'), 'short');
  writeFileSync(join(base, 'dist/picture.webp'), Buffer.alloc(5000));
  const to = join(base, 'site');
  expect(compressSite(join(base, 'dist'), to)).toBe(2);
  expect(String(brotliDecompressSync(readFileSync(join(to, 'about/index.html.br'))))).toBe(page);
  expect(String(gunzipSync(readFileSync(join(to, 'index.html.gz'))))).toBe(page);
  expect(readdirSync(to).filter((name) => /short|picture/.test(name))).toHaveLength(2);

  // What is gone from the site is gone from the copy.
  rmSync(join(base, 'dist/about'), { recursive: true });
  compressSite(join(base, 'dist'), to);
  expect(readdirSync(to)).not.toContain('about');
});

it('replaces nothing but a copy of its own', () => {
  mkdirSync(join(base, 'site'));
  writeFileSync(join(base, 'site/letter.txt'), 'dear');
  expect(() => compressSite(join(base, 'dist'), join(base, 'site'))).toThrow('something else');
});
