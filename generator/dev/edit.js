// Changes words where the page shows them: the switch in the corner, and what can be
// pointed at. The page itself is not touched; all of this lies over it.

import { indexValues, findTargets, sayingOf } from './edit-targets.js';
import { make, Panel } from './edit-panel.js';

const KEPT = 'nightlight-edit'; // whether editing is on, for the pages of this tab

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host {
    all: initial; position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 2147483000;
    --paper: #fff; --ink: #2b2435; --faint: #6a6076; --line: #cfc6da; --accent: #5a4fcf; --well: #f4f0f6; --wrong: #a63a2e;
    color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
  }
  @media (prefers-color-scheme: dark) {
    :host { --paper: #241d30; --ink: #efe9f5; --faint: #b9afc6; --line: #5a4e68; --accent: #b3a9ff; --well: #1a1424; --wrong: #ff9c8f; }
  }
  @media print {
    :host { display: none; }
  }
  button { min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--paper); color: inherit; font: inherit; cursor: pointer; }
  button:disabled { color: var(--faint); cursor: default; }
  button[aria-pressed=true], .primary:not(:disabled) { border-color: var(--accent); background: var(--accent); color: var(--paper); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .bar { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; max-inline-size: calc(100vw - 2rem); }
  [hidden] { display: none !important; }
  .bar > button { box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 20%); }
  .said { margin: 0; padding: 0.375rem 0.75rem; border-radius: 0.5rem; background: var(--paper); box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 20%); font-size: 0.875rem; }
  .said:empty { display: none; }
  .spot, .outline { position: absolute; box-sizing: border-box; min-block-size: 0; padding: 0; border: 0; border-radius: 0.375rem; background: none; pointer-events: none; }
  .outline { outline: 2px dashed var(--accent); outline-offset: 4px; }
  .spot:focus-visible { outline-offset: 4px; }
  .panel { position: absolute; scroll-margin: 1rem; overflow-wrap: anywhere; box-sizing: border-box; inline-size: min(36rem, 100vw - 2rem); padding: 1rem 1.25rem; border: 1px solid var(--line); border-block-start: 0.25rem solid var(--accent); border-radius: 0.75rem; background: var(--paper); box-shadow: 0 1rem 3rem rgb(0 0 0 / 30%); }
  .name { display: block; margin: 0; font-weight: 600; }
  .place, .others { margin: 0 0 0.5rem; color: var(--faint); font-size: 0.875rem; }
  .others { margin: 0.75rem 0 0; }
  .others button { min-block-size: 2rem; padding-inline: 0.625rem; }
  textarea { box-sizing: border-box; inline-size: 100%; max-block-size: 40vh; padding: 0.625rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--well); color: inherit; font: inherit; field-sizing: content; resize: vertical; }
  .state { max-block-size: 30vh; overflow: auto; }
  .state p { margin: 0.5rem 0 0; }
  .state pre { margin: 0.25rem 0; padding: 0.5rem 0.75rem; overflow-x: auto; border-radius: 0.5rem; background: var(--well); font: 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
  .state ol { margin: 0; padding: 0; list-style: none; }
  .refused, .message { font-weight: 600; }
  .caret, .refused { color: var(--wrong); }
  .actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin: 0.75rem 0 0; }
  .actions a { margin-inline-start: auto; color: inherit; font-size: 0.875rem; }
  .choices { margin: 0.5rem 0; padding: 0; list-style: none; }
  .choices li + li { margin-block-start: 0.375rem; }
  .choices button { inline-size: 100%; text-align: start; }
`);

const host = document.createElement('nightlight-edit');
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [sheet];
const bar = make('div', { className: 'bar' });
bar.setAttribute('role', 'group');
bar.setAttribute('aria-label', 'Edit this page');
const toggle = make('button', { type: 'button' }, 'Edit');
const undo = make('button', { type: 'button', hidden: true }, 'Undo');
const said = make('p', { className: 'said' });
said.setAttribute('role', 'status');
const outline = make('div', { className: 'outline', hidden: true });
const spots = make('div', {});
bar.append(toggle, undo, said);
shadow.append(bar, spots, outline);
document.body.append(host);

let on = false;
let page; // the values, as the server gave them last
let index;
let targets = [];
let opened; // the panel that is open

/** Ends when the values that were asked for last have come. */
let loaded = Promise.resolve();

function load() {
  loaded = askForValues();
  return loaded;
}

/** Asks for the values of this page; editing ends where the server does not allow it. */
async function askForValues() {
  const answer = await fetch(
    `/__nightlight/edit/values?path=${encodeURIComponent(addressOf(location))}`,
    { cache: 'no-store' },
  );
  if (!answer.ok) {
    say(await answer.text());
    turn(false);
    return;
  }
  page = await answer.json();
  index = indexValues(page.files);
  undo.disabled = page.steps === 0;
  scan();
}

const addressOf = ({ pathname }) => decodeURI(pathname).replace(/(?!^)\/$/, '');

/** Sends a change; undefined when it was not answered. Values are read anew after it. */
function post(action, change, signal) {
  const answer = send(action, change, signal);
  if (action !== 'check') loaded = answer.then((answer) => answer?.saved && askForValues());
  return answer;
}

async function send(action, change, signal) {
  try {
    const answer = await fetch(`/__nightlight/edit/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Nightlight-Token': page.token },
      body: JSON.stringify(change),
      signal,
    });
    if (answer.ok) return await answer.json();
    say(await answer.text());
  } catch (error) {
    if (error.name !== 'AbortError') say('nightlight dev does not answer. Is it still running?');
  }
  return undefined;
}

function say(sentence) {
  said.textContent = sentence;
}

function scan() {
  if (!on || !index) return;
  const focused = targets[[...spots.children].indexOf(shadow.activeElement)];
  targets = findTargets(index);
  spots.replaceChildren(
    ...targets.map((target) => {
      const spot = make('button', { className: 'spot', type: 'button' });
      spot.setAttribute('aria-label', `Change: ${sayingOf(target).slice(0, 80)}`);
      spot.addEventListener('focus', () => reveal(target));
      spot.addEventListener('click', () => open(target));
      return spot;
    }),
  );
  place();
  if (focused) spotOf(focused)?.focus({ preventScroll: true });
}

function reveal(target) {
  target.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  place();
}

/** Lays an element of ours over a box of the page. */
function cover(element, box) {
  element.style.setProperty('inset-inline-start', `${box.left + scrollX}px`);
  element.style.setProperty('inset-block-start', `${box.top + scrollY}px`);
  element.style.setProperty('inline-size', `${box.width}px`);
  element.style.setProperty('block-size', `${box.height}px`);
}

function place() {
  keepAboveBars();
  targets.forEach(({ shown }, i) => cover(spots.children[i], shown.getBoundingClientRect()));
}

/** Keeps the switch above a bar at the foot of the screen, as pages do with what gets the focus. */
function keepAboveBars() {
  const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const height = parseFloat(scrollPaddingBlockEnd) || 0; // it may be auto
  bar.style.setProperty('inset-block-end', `calc(1rem + ${height}px)`);
}

/** Waits until nothing has asked for an action for a while, in milliseconds. */
function afterwards(action, pause) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, pause);
  };
}

let placing = false;

/** Follows the page's scrolling, once for each picture. */
function follow() {
  if (placing) return;
  placing = true;
  requestAnimationFrame(() => {
    placing = false;
    place();
  });
}

const scanSoon = afterwards(() => !opened && scan(), 150);
const observer = new MutationObserver((changes) => {
  if (changes.some(({ target }) => !host.contains(target))) scanSoon();
});

/** The smallest place with a value under the pointer. */
function targetAt({ target: node, clientX: x, clientY: y }) {
  const area = ({ width, height }) => width * height;
  return targets
    .filter(({ element, shown }) => {
      const box = shown.getBoundingClientRect();
      return (
        element.contains(node) && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
      );
    })
    .sort(
      (a, b) => area(a.shown.getBoundingClientRect()) - area(b.shown.getBoundingClientRect()),
    )[0];
}

/** What the keyboard reaches a place by, also after the page was looked through again. */
function spotOf(target) {
  return spots.children[indexOfTarget(target)];
}

function indexOfTarget(place) {
  return targets.findIndex(
    (target) => target.element === place.element && sayingOf(target) === sayingOf(place),
  );
}

/** Opens the panel for a place, with the values as they are after the last change. */
async function open(place) {
  await loaded;
  const target = targets[indexOfTarget(place)] ?? place;
  opened?.close();
  bar.hidden = true;
  outline.hidden = false;
  opened = new Panel({
    target,
    root: page.root,
    post,
    done(answer) {
      opened = undefined;
      bar.hidden = false;
      outline.hidden = true;
      (spotOf(target) ?? toggle).focus({ preventScroll: true });
      if (answer) say(`Saved in ${answer.file}.`);
    },
  });
  shadow.append(opened.element);
  opened.open();
  beside(opened.element, target);
}

/** Keeps the panel below what it changes, also while either grows, and in view. */
function beside(panel, { element, shown }) {
  const arrange = () => {
    const box = shown.getBoundingClientRect();
    const widest = document.documentElement.clientWidth - panel.offsetWidth - 16;
    const left = Math.max(16, Math.min(box.left, widest));
    cover(outline, box);
    panel.style.setProperty('inset-inline-start', `${left + scrollX}px`);
    panel.style.setProperty('inset-block-start', `${box.bottom + scrollY + 12}px`);
    panel.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const sizes = new ResizeObserver(() => (panel.isConnected ? arrange() : sizes.disconnect()));
  sizes.observe(panel);
  sizes.observe(element);
}

function turn(next) {
  on = next;
  sessionStorage.setItem(KEPT, on ? 'on' : '');
  toggle.setAttribute('aria-pressed', String(on));
  undo.hidden = !on;
  outline.hidden = true;
  if (on) {
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['open', 'hidden', 'aria-selected', 'class'],
    });
    void load().then(() => on && say('Choose what to change. Hold Alt to use the page as usual.'));
    return;
  }
  opened?.close();
  observer.disconnect();
  targets = [];
  spots.replaceChildren();
}

toggle.addEventListener('click', () => {
  say('');
  turn(!on);
});

undo.addEventListener('click', async () => {
  const answer = await post('undo', {});
  if (!answer) return;
  say(answer.refused ?? `Undone in ${answer.file}.`);
});

addEventListener(
  'click',
  (event) => {
    if (!on || event.altKey || event.composedPath().includes(host)) return;
    const target = targetAt(event);
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(target);
  },
  true,
);

addEventListener('pointermove', (event) => {
  if (!on || opened) return;
  const target = event.altKey || event.composedPath().includes(host) ? undefined : targetAt(event);
  outline.hidden = !target;
  if (target) cover(outline, target.shown.getBoundingClientRect());
});

shadow.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && on && !opened) turn(false);
});
addEventListener('scroll', follow, { capture: true, passive: true });
addEventListener('resize', follow);
addEventListener('nightlight:content', () => on && !opened && void load());

place();
turn(sessionStorage.getItem(KEPT) === 'on');
