// The browser's part of dev: it applies updates and shows problems.
import { forgetErrors, reportErrors } from './browser-errors.js';
import { problemItem } from './elements.js';
import { reload as reloadPage, restore } from './reload.js';

const { position, editor } = document.querySelector('script[data-position]').dataset;

let shown = position; // the version of the site that this page shows
let stream;

/** Listens while the page is visible: browsers allow only a few open streams to one server. */
function listen() {
  if (stream || document.visibilityState === 'hidden') return;
  const query = new URLSearchParams({ since: shown, page: location.pathname });
  stream = new EventSource(`/__nightlight/events?${query}`);
  stream.addEventListener('message', (event) => apply(JSON.parse(event.data)));
  stream.addEventListener('error', () => {
    if (stream?.readyState !== EventSource.CLOSED) return; // the browser reconnects by itself
    stop();
    setTimeout(listen, 1000);
  });
}

function stop() {
  stream?.close();
  stream = undefined;
}

addEventListener('pagehide', stop);
addEventListener('pageshow', listen);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') stop();
  else listen();
});

function apply({ position, page, missing, html, reload, style, content, styles, problems }) {
  if (page !== location.pathname) {
    // The visitor has followed a link since: request the update for the page that is shown now.
    stop();
    listen();
    return;
  }
  shown = position;
  if (missing && !unknown && problems.length === 0) {
    missed ||= reload; // keep the page as it is until the file is back
    showProblems([NO_FILE]);
    return;
  }
  if (reload || missed) {
    reloadPage();
    return;
  }
  if (style) swapStyles(styles ?? []);
  if (content) {
    met.length = 0;
    forgetErrors();
    renew(html);
  }
  planned = problems;
  if (problems.length + met.length > 0) showProblems([...problems, ...met]);
  else if (content || style || !ownProblems) hideProblems();
}

/** The problems of the newest plan, and the browser errors of this page since then. */
let planned = [];
const met = [];

/** Whether a reload was postponed because the page had no file. */
let missed = false;

const NO_FILE = {
  message: 'This page has no file any more.',
  hint: 'You see it as it was last. Put its file back, or open another page.',
};

/** The page for unknown addresses is not reported as missing. */
const unknown = performance.getEntriesByType('navigation')[0]?.responseStatus === 404;

/** The page's own scripts show its new content; a page without them is reloaded. */
function renew(html) {
  const event = new CustomEvent('nightlight:content', { cancelable: true, detail: { html } });
  if (dispatchEvent(event)) reloadPage();
}

/** Style sheets that are removed once their replacements have loaded. */
const leaving = new WeakSet();

/**
 * Loads the new style sheets beside the old ones, so the page is never unstyled. The event makes
 * the page's scripts forget other pages, whose data names the old ones.
 */
function swapStyles(styles) {
  dispatchEvent(new Event('nightlight:style'));
  const name = (path) => path.replace(/-[A-Z0-9]{8}(?=\.css$)/, '');
  for (const old of document.querySelectorAll('link[rel=stylesheet]')) {
    const url = new URL(old.href);
    const path = styles.find((style) => name(style) === name(url.pathname));
    const foreign = url.origin !== location.origin || !path;
    const same = path === url.pathname && name(path) !== path; // its hash says so
    if (foreign || same || leaving.has(old)) continue;
    const fresh = old.cloneNode();
    fresh.href = path === url.pathname ? `${path}?${shown}` : path;
    fresh.addEventListener('load', () => old.remove());
    fresh.addEventListener('error', () => fresh.remove());
    leaving.add(old);
    old.after(fresh);
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { all: initial; }
  dialog {
    box-sizing: border-box; inline-size: min(56rem, calc(100vw - 2rem)); max-block-size: calc(100vh - 4rem);
    margin: auto; padding: 0; overflow: auto; border: 0; border-radius: 0.75rem;
    border-block-start: 0.375rem solid #c4574a; background: #fff; color: #2b2435;
    font: 1rem/1.55 system-ui, sans-serif; box-shadow: 0 1rem 4rem rgb(0 0 0 / 35%);
  }
  dialog::backdrop { background: rgb(20 14 30 / 55%); }
  header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 1rem 1.5rem 0; }
  h1 { margin: 0; font-size: 1.125rem; }
  button { min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid currentcolor; border-radius: 0.5rem; background: none; color: inherit; font: inherit; cursor: pointer; }
  :focus-visible { outline: 3px solid #5a4fcf; outline-offset: 2px; }
  ol { margin: 0; padding: 0 1.5rem 1rem; list-style: none; }
  li { padding-block: 1rem; }
  li + li { border-block-start: 1px solid #ddd6e4; }
  p { margin: 0 0 0.25rem; }
  .message { font-weight: 600; }
  .place { color: #6a6076; }
  pre { margin: 0.5rem 0; padding: 0.75rem 1rem; overflow-x: auto; border-radius: 0.5rem; background: #f4f0f6; font: 0.875rem/1.5 ui-monospace, monospace; }
  .caret { color: #a63a2e; font-weight: 700; }
  .fixed { background: #eaf5ec; }
  @media (prefers-color-scheme: dark) {
    dialog { background: #241d30; color: #efe9f5; }
    .place { color: #b9afc6; }
    pre { background: #1a1424; }
    li + li { border-color: #43394f; }
    .caret { color: #ff9c8f; }
    .fixed { background: #1d3325; }
    :focus-visible { outline-color: #b3a9ff; }
  }
`);

/** The dialog with the problems. Escape and the button close it until there are new ones. */
class Problems extends HTMLElement {
  #list = document.createElement('ol');
  #heading = document.createElement('h1');
  #dialog = document.createElement('dialog');

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const header = document.createElement('header');
    const close = document.createElement('button');
    close.textContent = 'Close';
    close.addEventListener('click', () => this.#dialog.close());
    this.#heading.id = 'heading';
    this.#dialog.setAttribute('aria-labelledby', 'heading');
    header.append(this.#heading, close);
    this.#dialog.append(header, this.#list);
    root.append(this.#dialog);
  }

  show(problems) {
    this.#heading.textContent =
      problems.length === 1 ? 'Something to fix' : `${problems.length} things to fix`;
    this.#list.replaceChildren(...problems.map(problemItem));
    if (!this.#dialog.open) this.#dialog.showModal();
  }
}
customElements.define('nightlight-problems', Problems);

let overlay;
let last = '';

function showProblems(problems) {
  const text = JSON.stringify(problems);
  if (overlay && text === last) return; // closed by the author, or already shown
  last = text;
  overlay ??= document.body.appendChild(document.createElement('nightlight-problems'));
  overlay.show(problems);
}

function hideProblems() {
  overlay?.remove();
  overlay = undefined;
}

/** The problems of the page that could not be rendered, if this page replaces it. */
const ownProblems = document.getElementById('nightlight-problems')?.dataset.problems;
if (ownProblems) showProblems(JSON.parse(ownProblems) ?? []);

reportErrors((problem) => {
  met.push(problem);
  showProblems([...planned, ...met]);
});
restore();
listen();

// Editing is possible only on this machine, and only on a page of the site.
const local = ['localhost', '127.0.0.1'].includes(location.hostname);
if (local && editor && ownProblems === undefined) void import('./edit.js');
