// @ts-check
// Copies the finished site, with each text compressed beside it as .br and .gz, for servers
// that “nightlight server --compressed” configures.
//
//   npm run compress -- /srv/site
//
// Compressed once and as much as can be, a page is smaller than what a server makes of it for
// each visitor. It is a copy, made anew each time: in dist/ a later build would leave old ones.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The kinds of file that are not compressed already. */
const texts = new Set('.css .html .ico .js .json .svg .txt .webmanifest .xml'.split(' '));

/** Below this, an answer with its headers is one packet anyway. */
const LEAST_BYTES = 1000;

/**
 * @param {string} from a finished site
 * @param {string} to a folder that is not there, or a copy that this has made
 * @returns {number} how many files were compressed
 */
export function compressSite(from, to) {
  if (existsSync(to) && !existsSync(join(to, 'index.html.br'))) {
    throw new Error(`${to} holds something else`);
  }
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  let compressed = 0;
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !texts.has(extname(file))) continue;
    const data = readFileSync(file);
    if (data.length < LEAST_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
    writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
    compressed++;
  }
  return compressed;
}

if (fileURLToPath(import.meta.url) === argv[1]) {
  const to = argv[2];
  if (!to) throw new Error('name the folder to copy to: npm run compress -- /srv/site');
  console.log(`${compressSite('dist', to)} files are compressed in ${to}.`);
}
