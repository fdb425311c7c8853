// @ts-check
// Hostile texts of authors: whatever they write, nothing of it runs.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
// @ts-expect-error it brings no types
import { JSDOM } from 'jsdom';
import { findBrowser } from '../machine.mjs';
import { build, builtSite, ended, outcome, previewed } from './site.mjs';

/** @typedef {ReturnType<typeof import('../../bench/random.mjs').random>} Random */

const hostile = 'hostile-'; // how the names of the files begin that a trial writes

const addresses = /** @type {const} */ ([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://elsewhere.example/" onmouseover="alert(1)',
  '//elsewhere.example/x',
  '/services" onclick="alert(1)',
  '/services?<script>alert(1)</script>',
]);

const markup = /** @type {const} */ ([
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</template><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>*{background:url(https://elsewhere.example/)}</style>',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
  '<!--><script>alert(1)</script>-->',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '${alert(1)} {{alert(1)}} {name}',
  '" onmouseover="alert(1)" x="',
  "' style='position:fixed' x='",
  ']]>\u2028\u2029</script>',
]);

/** How an address can be written in Markdown. */
const links = /** @type {const} */ ([
  (/** @type {string} */ a) => `[words](${a})`,
  (/** @type {string} */ a) => `[words](<${a}> "title")`,
  (/** @type {string} */ a) => `[words][1]\n\n[1]: ${a}`,
  (/** @type {string} */ a) => `![words](${a})`,
  (/** @type {string} */ a) => `<${a}>`,
  (/** @type {string} */ a) => `:::action{href="${a}" label="words"}`,
]);

/** Where a piece of markup can be written. */
const places = /** @type {const} */ ([
  (/** @type {string} */ m) => m,
  (/** @type {string} */ m) => `\`${m}\``,
  (/** @type {string} */ m) => `\`\`\`${m.replaceAll('`', '')}\n${m}\n\`\`\``,
  (/** @type {string} */ m) => m.replaceAll('<', '\\<'),
  (/** @type {string} */ m) => `## ${m.replaceAll('<', '\\<')} {#id}`,
  (/** @type {string} */ m) =>
    `:::callout{kind="tip" title="${m.replaceAll('"', '\\"')}"}\nwords\n:::`,
  (/** @type {string} */ m) =>
    `| a | b |\n|---|---|\n| ${m.replaceAll('|', '').replaceAll('<', '\\<')} | c |`,
  (/** @type {string} */ m) => `Words[^1].\n\n[^1]: ${m.replaceAll('<', '\\<')}`,
]);

/** What a drawing can hold beside its lines. */
const drawn = /** @type {const} */ ([
  '<script>alert(1)</script>',
  '<g onload="alert(1)"/>',
  '<a href="javascript:alert(1)"><path d="M0 0h1"/></a>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<style>@import url(https://elsewhere.example/);</style>',
  '<use href="https://elsewhere.example/a.svg#b"/>',
  '<image href="https://elsewhere.example/a.png"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<path style="fill:url(https://elsewhere.example/#a)" d="M0 0h1"/>',
  '<path fill="url(https://elsewhere.example/#a)" d="M0 0h1"/>',
  '<path d="M0 0h1"/>',
]);

/**
 * Articles and drawings of hostile pieces. Those that a build refuses are taken away, as
 * their authors would; of the others the finished files are judged, and in a browser,
 * under the real headers, that no script ran and no policy was broken.
 */
export async function hostileTexts(/** @type {number} */ count, /** @type {Random} */ random) {
  const result = outcome('hostile texts and drawings');
  const site = await builtSite('policy');
  for (let i = 0; i < count; i++) write(site, i, random);
  const refused = await buildWithout(site);
  const pages = readdirSync(join(site, 'content/blog'))
    .filter((file) => file.startsWith(hostile))
    .map((file) => `/blog/${file.replace(/\.md$/, '')}`);
  const ran = await visited(site, pages);
  for (const path of pages) {
    const faults = [
      ...found(readFileSync(join(site, 'dist', path, 'index.html'), 'utf8')),
      ...ran(path),
    ];
    if (faults.length > 0) console.error(`${path}: ${faults.join('; ')}`);
    else result.survived++;
  }
  result.tried = count;
  result.survived += refused;
  result.note = `${refused} were refused with their line, ${pages.length} were published without what could run`;
  return [result];
}

function write(/** @type {string} */ site, /** @type {number} */ i, /** @type {Random} */ random) {
  const blog = join(site, 'content/blog');
  const model = readdirSync(blog).find((file) => !file.startsWith(hostile) && file !== 'trial.md');
  const text = readFileSync(join(blog, model ?? ''), 'utf8');
  const front = text
    .slice(0, text.indexOf('\n---', 3))
    .replace(/^id: .*$/m, `id: ${5000 + i}`)
    .replace(/^title: .*$/m, `title: ${JSON.stringify(`Trial ${i} ${random.pick(markup)}`)}`);
  const pieces = [
    random.pick(places)(random.pick(markup)),
    random.pick(links)(random.pick(addresses)),
    'Words to end with.',
  ];
  if (i % 3 === 0) {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${random.pick(drawn)}</svg>\n`;
    mkdirSync(join(site, 'content/pictures'), { recursive: true });
    writeFileSync(join(site, `content/pictures/${hostile}${i}.svg`), picture);
    pieces.push(`:::figure{picture="${hostile}${i}" alt="words"}`);
  }
  // Each third article is of one piece, so that one mistake hides no other.
  const body = i % 3 === 1 ? [pieces[0]] : i % 3 === 2 ? [pieces[1]] : pieces.slice(2);
  writeFileSync(join(blog, `${hostile}${i}.md`), `${front}\n---\n\n${body.join('\n\n')}\n`);
}

/** Builds, and takes away what is refused until nothing is. @returns how many were refused */
async function buildWithout(/** @type {string} */ site) {
  let refused = 0;
  for (;;) {
    const { status, output } = await ended(build(site));
    if (status === 0) return refused;
    const named = new Set(
      [...output.matchAll(new RegExp(`${hostile}(\\d+)`, 'g'))].map(([, i]) => i),
    );
    if (named.size === 0) throw new Error(output);
    for (const i of named) {
      rmSync(join(site, `content/blog/${hostile}${i}.md`), { force: true });
      rmSync(join(site, `content/pictures/${hostile}${i}.svg`), { force: true });
    }
    refused += named.size;
  }
}

const elements = new Set(
  `html head meta title link script body div template p a span em strong del code pre br hr ul ol li h1 h2 h3 h4
  table thead tbody tr th td sup section article header footer nav main aside figure figcaption blockquote img
  picture source button form label input dialog time address details summary small dl dt dd b i cite noscript
  svg g path circle ellipse rect line polyline polygon defs use mask clippath lineargradient radialgradient stop
  text symbol desc search fieldset legend output audio video select option textarea mark kbd caption colgroup col
  s u q wbr bdi abbr`.split(/\s+/),
);

/** What in a finished page is outside of the policy. */
function found(/** @type {string} */ html) {
  const faults = [];
  const { document } = new JSDOM(html).window;
  const all = [
    ...document.querySelectorAll('*'),
    ...[...document.querySelectorAll('template')].flatMap((t) => [
      ...t.content.querySelectorAll('*'),
    ]),
  ];
  for (const element of all) {
    const name = element.localName.toLowerCase();
    if (!elements.has(name)) faults.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute) || attribute === 'style' || attribute === 'srcdoc')
        faults.push(`${name} ${attribute}=${value}`);
      if (!/^(href|src|action|formaction|xlink:href|data|poster)$/i.test(attribute)) continue;
      const isOwn = /^(\/(?!\/)|#)/.test(value);
      const isElsewhere = /^(https?|mailto|tel):/.test(value) && (name === 'a' || name === 'link');
      if (!isOwn && !isElsewhere) faults.push(`${name} ${attribute}=${value}`);
    }
  }
  const scripts = [...document.querySelectorAll('script:not([src]):not([type])')];
  if (scripts.length !== 1) faults.push(`${scripts.length} inline scripts`);
  return faults;
}

/**
 * Visits pages under the real headers.
 *
 * @returns {Promise<(path: string) => string[]>} what the browser said of a page
 */
async function visited(/** @type {string} */ site, /** @type {string[]} */ paths) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('This trial needs Chromium, Chrome or Edge.');
  const server = await previewed(site);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  /** @type {Map<string, string[]>} */
  const said = new Map();
  try {
    const page = await browser.newPage();
    for (const path of paths) {
      /** @type {string[]} */
      const faults = [];
      const note = (/** @type {string} */ text) => faults.push(text);
      page.removeAllListeners();
      page.on('dialog', (dialog) => {
        note(`a script ran: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('console', (message) => note(message.text()));
      page.on('pageerror', (error) => note(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
          note(`asks for ${request.url()}`);
      });
      await page.goto(server.url + path);
      await page.waitForSelector('html[data-hydrated]', { timeout: 20_000 });
      said.set(path, faults);
    }
  } finally {
    await browser.close();
    server.child.kill('SIGKILL');
    await server.over;
  }
  return (path) => said.get(path) ?? [];
}
