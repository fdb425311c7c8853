// Renders the icons of browsers and home screens in public/ from the mark.
// Run from the project's root after changing the mark: node scripts/icons.mjs
// (CHROMIUM names the browser, if it is not /usr/bin/chromium).
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const plum = '#474069';
const gold = '#F0C878';
const cream = '#FFF8EA';

/** The mark's two shapes: the moon, then the dormouse in it. */
async function shapes() {
  const mark = await readFile('content/pictures/mark.svg', 'utf8');
  const found = mark.match(/<path[^>]*\/>/g) ?? [];
  if (found.length !== 2)
    throw new Error('mark.svg should hold two paths: the moon and the dormouse');
  return found;
}

/**
 * The mark on its own ground, because a bare mark vanishes on a tab of its
 * own colour. `scale` is how much of the tile it fills, `radius` its corners.
 */
function tile([moon, dormouse], { scale, radius }) {
  const inset = 24 * (1 - scale);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<rect width="48" height="48" rx="${radius}" fill="${plum}"/>`,
    `<g transform="translate(${inset.toFixed(2)} ${inset.toFixed(2)}) scale(${scale})">`,
    `<g fill="${gold}">${moon}</g><g fill="${cream}">${dormouse}</g></g></svg>\n`,
  ].join('');
}

/** Wraps a PNG of at most 255 pixels in an icon file with that one entry. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // entries
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function render(browser, svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

const mark = await shapes();
const tab = tile(mark, { scale: 0.9, radius: 11 });
// Home screens cut their own corners; a maskable icon may lose a fifth of each side.
const square = tile(mark, { scale: 0.78, radius: 0 });
const maskable = tile(mark, { scale: 0.68, radius: 0 });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
await writeFile('public/favicon.svg', tab);
await writeFile('public/favicon.ico', ico(await render(browser, tab, 32), 32));
await writeFile('public/apple-touch-icon.png', await render(browser, square, 180));
await writeFile('public/icon-192.png', await render(browser, tab, 192));
await writeFile('public/icon-512.png', await render(browser, tab, 512));
await writeFile('public/icon-maskable-512.png', await render(browser, maskable, 512));
await browser.close();
