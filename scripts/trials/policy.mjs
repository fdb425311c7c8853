// @ts-check
// Trials with hostile texts and drawings: none of them may run code.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../browser.mjs';
import { EVENT_MS } from '../patience.mjs';
import { faultsIn, planted } from './judge.mjs';
import { count, outcome } from './outcome.mjs';
import { build, builtSite, ended, served } from './site.mjs';

/** @typedef {import('../../bench/random.mjs').Random} Random */

const hostile = 'hostile-'; // prefix of the files that a trial writes

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

/** Ways to write an address in Markdown. */
const links = /** @type {const} */ ([
  (/** @type {string} */ a) => `[words](${a})`,
  (/** @type {string} */ a) => `[words](<${a}> "title")`,
  (/** @type {string} */ a) => `[words][1]\n\n[1]: ${a}`,
  (/** @type {string} */ a) => `![words](${a})`,
  (/** @type {string} */ a) => `<${a}>`,
  (/** @type {string} */ a) => `:::action{href="${a}" label="words"}`,
]);

/** Places for a piece of markup. */
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

/** What a drawing can contain besides its lines. */
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
 * Articles and drawings made of hostile pieces. Those that a build refuses are removed, as their
 * authors would do; for the others, the finished files are checked, and a browser under the real
 * headers checks that no script ran and no policy was violated.
 */
export async function hostileTexts(/** @type {number} */ texts, /** @type {Random} */ random) {
  const result = outcome('hostile texts and drawings', texts);
  const site = await builtSite('policy');
  await expectJudgement(site);
  for (let i = 0; i < texts; i++) write(site, i, random);
  const refused = await buildWithout(site);
  const pages = readdirSync(join(site, 'content/blog'))
    .filter((file) => file.startsWith(hostile))
    .map((file) => `/blog/${file.replace(/\.md$/, '')}`);
  const ran = await visited(site, pages);
  for (const path of pages) {
    const html = readFileSync(join(site, 'dist', path, 'index.html'), 'utf8');
    const faults = [...faultsIn(html), ...(ran.get(path) ?? [])];
    count(result, faults.length === 0, `${path}: ${faults.join('; ')}`);
  }
  for (let i = 0; i < refused; i++) count(result, true);
  result.note = `${refused} were refused with their line, ${pages.length} were published without what could run`;
  return [result];
}

/**
 * Inserts forbidden markup into copies of a finished page.
 *
 * @throws Error if the check of the files or the browser accepts one.
 */
async function expectJudgement(/** @type {string} */ site) {
  const page = readFileSync(join(site, 'dist/terms/index.html'), 'utf8');
  const folder = join(site, 'dist', hostile);
  const paths = Object.keys(planted).map((name) => `/${hostile}/${name}`);
  for (const [name, markup] of Object.entries(planted)) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'index.html'), page.replace('</body>', `${markup}</body>`));
  }
  const said = await visited(site, paths);
  for (const path of paths) {
    const html = readFileSync(join(site, 'dist', path, 'index.html'), 'utf8');
    if (faultsIn(html).length === 0) throw new Error(`the judge accepts the file of ${path}`);
    if (!said.get(path)?.some((text) => text.includes('Content Security Policy')))
      throw new Error(`the browser accepts ${path}: ${said.get(path)}`);
  }
  rmSync(folder, { recursive: true });
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
  // Two of three articles have a single piece, so that one mistake cannot hide another.
  const body = i % 3 === 1 ? [pieces[0]] : i % 3 === 2 ? [pieces[1]] : pieces.slice(2);
  writeFileSync(join(blog, `${hostile}${i}.md`), `${front}\n---\n\n${body.join('\n\n')}\n`);
}

/** Builds, and removes refused files until the build succeeds. @returns how many were refused */
async function buildWithout(/** @type {string} */ site) {
  let refused = 0;
  for (;;) {
    const { status, output } = await ended(build(site));
    if (status === 0) return refused;
    const named = new Set(output.match(new RegExp(`${hostile}\\d+`, 'g')));
    if (named.size === 0) throw new Error(output);
    for (const name of named) {
      rmSync(join(site, `content/blog/${name}.md`), { force: true });
      rmSync(join(site, `content/pictures/${name}.svg`), { force: true });
    }
    refused += named.size;
  }
}

/** Visits pages under the real headers. @returns what the browser reported for each */
async function visited(/** @type {string} */ site, /** @type {string[]} */ paths) {
  const server = await served('preview', site);
  const browser = await launch();
  /** @type {Map<string, string[]>} */
  const said = new Map();
  try {
    for (const path of paths)
      said.set(path, await visit(await browser.newPage(), server.url, path));
  } finally {
    await browser.close();
    await server.stop();
  }
  return said;
}

/** Opens a page, clicks whatever could run code, and returns what the browser reports. */
async function visit(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {string} */ origin,
  /** @type {string} */ path,
) {
  /** @type {string[]} */
  const faults = [];
  page.on('dialog', (dialog) => {
    faults.push(`a script ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) faults.push(`asks for ${url}`);
  });
  await page.goto(origin + path);
  await page.waitForSelector('html[data-hydrated]', { timeout: EVENT_MS });
  await page.locator('[onclick], a:not([href^="/"], [href^="#"])').evaluateAll((all) => {
    const scripted = all.filter(
      (element) => !/^(https?|mailto|tel):/.test(element.getAttribute('href') ?? ''),
    );
    for (const element of scripted) element.dispatchEvent(new MouseEvent('click'));
    return new Promise((resolve) => setTimeout(resolve)); // the address would run after the click
  });
  await page.close();
  return faults;
}
