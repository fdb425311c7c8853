// Renders pages for Go. An object message sets what later pages are rendered with: the address of
// the server bundle's entry, or the data that all pages share; the answer is LOADED or THROWN. An
// array message contains pages; the answer is HTML or THROWN for each. PRINTED records precede the
// record that they belong to.
import { Console } from 'node:console';
import { existsSync, linkSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';

const HTML = 0;
const THROWN = 1;
const PRINTED = 2;
const LOADED = 3;

let bundle;
let entry; // its address
let loadingAsked = 0; // how many questions its modules ask while they load
let elsewhere; // the bundle as loaded elsewhere, once a page needs it
let site;
let batchLimit;
let capturing; // the records to which printed text is added

const writeError = process.stderr.write.bind(process.stderr);
process.stdout.write = print;
process.stderr.write = print;
const printer = new Writable({ decodeStrings: false, write: print });
globalThis.console = new Console(printer, printer);
// A stack must reach from the console's own code to the component.
Error.stackTraceLimit = 50;

answer(
  (message) => (Array.isArray(message) ? renderAll(message) : load(message)),
  ({ limit }) => (batchLimit = limit),
);

async function load(message) {
  const records = [];
  capturing = records;
  try {
    if (message.site) site = message.site;
    if (message.entry) {
      bundle = await import(message.entry);
      [entry, elsewhere] = [message.entry];
    }
    records.push([LOADED, '']);
  } catch (error) {
    records.push([THROWN, JSON.stringify(describe(error))]);
  }
  capturing = undefined;
  return records;
}

// Go ends a batch that takes too long; this limit applies if Go was killed.
const bounded = new vm.Script('renderBatch()');

async function renderAll(pages) {
  const records = [];
  const failed = [];
  if (!elsewhere && pages.some(({ prove }) => prove)) elsewhere = await loadElsewhere();
  globalThis.renderBatch = () => renderBatch(pages, records, failed);
  capturing = records;
  bounded.runInThisContext({ timeout: batchLimit });
  for (const { page, record, error } of failed) {
    const thrown = describe(error?.pages ? await askedWhileLoading(page, error.pages) : error);
    thrown.components ??= await bundle.componentStack(page);
    thrown.text = waitingIn(thrown) ?? thrown.text;
    [record[0], record[1]] = [THROWN, JSON.stringify(thrown)];
  }
  capturing = undefined;
  return records;
}

function renderBatch(pages, records, failed) {
  const proofs = [];
  for (const page of pages) {
    const record = [HTML, ''];
    if (!page.inspect) page.site = site;
    try {
      record[1] = page.inspect ? inspected(page) : renderSteady(page);
      if (page.prove) proofs.unshift({ page, record });
    } catch (error) {
      failed.push({ page, record, error });
    }
    records.push(record);
  }
  capturing = []; // rendering a page again prints everything again
  // Start with the last page: state that modules keep between pages differs most then.
  for (const { page, record } of proofs) {
    const pages = { here: record[1], elsewhere: renderedElsewhere(page) };
    if (pages.elsewhere !== pages.here) failed.push({ page, record, error: { pages } });
  }
}

/** Renders a page and checks that the result is the same wherever it is rendered. */
function renderSteady(page) {
  return sameEverywhere(
    () => bundle.render(page),
    () => renderWith(bundle, page),
  );
}

/** Renders a page again. The copy of the site avoids what components cache by its identity. */
function renderWith(loaded, page) {
  return loaded.render({ ...page, site: { ...site } });
}

/**
 * Renders the first page of a template as a browser would that has just loaded the bundle, since
 * its modules may ask where they run, or keep state between pages.
 */
function renderedElsewhere(page, loaded = elsewhere) {
  goTo(ELSEWHERE[0]);
  return tried(() => renderWith(loaded, page));
}

/** Loads the bundle as a browser elsewhere would, from a separate folder. */
async function loadElsewhere(end) {
  const folder = path.dirname(fileURLToPath(entry));
  const copy = mkdtempSync(path.join(folder, 'elsewhere-'));
  try {
    for (const name of [
      'package.json',
      ...modulesOf(folder, path.basename(fileURLToPath(entry))),
    ]) {
      linkSync(path.join(folder, name), path.join(copy, name));
    }
    const address = pathToFileURL(path.join(copy, path.basename(fileURLToPath(entry)))).href;
    goTo(ELSEWHERE[0], end);
    const loaded = await import(address);
    if (end === undefined) loadingAsked = asked;
    return loaded;
  } catch (error) {
    const render = () => {
      throw error;
    };
    return { render };
  } finally {
    goTo(undefined);
    kept = undefined; // a module may read storage while it loads, for later use
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Returns the names of a module and all its imports from the folder, which other bundles share. */
function modulesOf(folder, name, known = new Set()) {
  if (known.has(name)) return known;
  known.add(name);
  const source = readFileSync(path.join(folder, name), 'utf8');
  for (const [, imported] of source.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) {
    if (existsSync(path.join(folder, imported))) modulesOf(folder, imported, known);
  }
  if (existsSync(path.join(folder, `${name}.map`))) known.add(`${name}.map`);
  return known;
}

/**
 * Returns the error at the question that was asked while the modules loaded and made a difference;
 * if there is none, the modules keep state between pages.
 */
async function askedWhileLoading(page, { here, elsewhere: other }) {
  const alone = async (end) => renderedElsewhere(page, await loadElsewhere(end));
  if ((await alone()) !== here && (await alone(0)) === here) {
    let [same, end] = [0, loadingAsked];
    while (end - same > 1) {
      const middle = (same + end) >> 1;
      if ((await alone(middle)) === here) same = middle;
      else end = middle;
    }
    wanted = same;
    await loadElsewhere();
  }
  return differing(here, other);
}

// Returns what a page can show beyond its first view.
function inspected({ inspect: markup, ...page }) {
  return sameEverywhere(() =>
    JSON.stringify(bundle.inspect(page, new Map(Object.entries(markup)))),
  );
}

function describe(error) {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return {
    text: [thrown.name, thrown.message].filter(Boolean).join(': '),
    stack: thrown.stack,
    components: thrown.detail,
  };
}

/** Names the component that suspended, if that is the error, since React's advice is for browsers. */
function waitingIn({ text, components }) {
  const [, name] = /^\s*at (\w+)/.exec(components) ?? [];
  if (!name || !text.includes('suspended while responding to synchronous input')) return undefined;
  return `${name}, which is used here, is async or calls use(). A page is rendered without waiting, so load what it needs in an effect.`;
}

function print(text, ...rest) {
  if (capturing) {
    // React's warnings have no component's line in the stack, but know where the element was created.
    const stack = [new Error().stack, bundle?.ownerStack?.()].join('\n');
    capturing.push([PRINTED, JSON.stringify({ text: String(text), stack })]);
  } else writeError(text);
  rest.findLast((argument) => typeof argument === 'function')?.();
  return true;
}
