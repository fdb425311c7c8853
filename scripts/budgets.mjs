// @ts-check
// Checks the size limits of a first visit, in bytes: node scripts/budgets.mjs, after a build.
//
// The limits in budgets.json apply to components and packages. Scripts, styles and fonts are those
// of dist/; HTML is measured on a site with fixed texts, so that content cannot exceed a limit.
// Everything except fonts is compressed with gzip.

import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { layOut, nightlight } from '../bench/sites.mjs';
import { compileProgram, repository } from './program.mjs';
import { copyDesign } from './site-copy.mjs';

/** @type {{ scripts: number, styles: number, fonts: number, html: Record<string, number> }} */
const limits = JSON.parse(fs.readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));

/** The files that a page's head refers to. */
const loaded = {
  scripts: /(?:src|href)="(\/assets\/[^"]+\.js)"/g,
  styles: /href="(\/assets\/[^"]+\.css)"/g,
  fonts: /href="(\/assets\/[^"]+\.woff2)"/g,
};

/** @type {Map<string, number>} */
const sizes = new Map();
/** The transferred size of a file in bytes; fonts are compressed already. */
function sizeOf(/** @type {string} */ file) {
  const data = fs.readFileSync(file);
  const size = sizes.get(file) ?? (file.endsWith('.woff2') ? data : gzipSync(data)).length;
  sizes.set(file, size);
  return size;
}

function report(
  /** @type {string} */ what,
  /** @type {number} */ size,
  /** @type {number} */ most,
) {
  console.log(`${what}: ${size} bytes; ${most} are allowed.`);
  if (!(size > 0 && size <= most)) process.exitCode = 1;
}

/** Builds a site of fixed texts with our components. @returns the finished site */
async function buildFixedTexts() {
  const folder = fs.mkdtempSync(join(tmpdir(), 'nightlight-budgets-'));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const small = nightlight(folder);
  copyDesign(repository, small.site);
  await layOut(small, 30);
  const program = compileProgram();
  execFileSync(program, ['build', '--quiet', '--root', small.site], { stdio: 'pipe' });
  return join(small.site, 'dist');
}

const dist = join(repository, 'dist');
const files = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('admin'));
for (const kind of /** @type {const} */ (['scripts', 'styles', 'fonts'])) {
  const weights = pages.map((page) => {
    const html = fs.readFileSync(join(dist, page), 'utf8');
    const own = new Set([...html.matchAll(loaded[kind])].map(([, file = '']) => file));
    const all = [...own].map((file) => sizeOf(join(dist, file)));
    return { page, own, size: all.reduce((sum, size) => sum + size, 0) };
  });
  const worst = weights.reduce((a, b) => (a.size >= b.size ? a : b));
  report(`${kind} of ${worst.page} (${[...worst.own].join(' ')})`, worst.size, limits[kind]);
}
const fixed = await buildFixedTexts();
for (const [address, most] of Object.entries(limits.html))
  report(`HTML of ${address} with fixed texts`, sizeOf(join(fixed, address, 'index.html')), most);
