// Shows what can be changed in the page, and tells the editor what is chosen. The editor
// (editor.js) is in a frame of another origin, and it alone reads and writes values. All elements
// are laid over the page, which is not modified.

import { findTargets, preview, sayingOf, shownKeys } from './edit-targets.js';
import { make } from './elements.js';

const { editor } = document.querySelector('script[data-editor]').dataset;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { all: initial; position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 2147483000; --accent: #5a4fcf; }
  @media (prefers-color-scheme: dark) {
    :host { --accent: #b3a9ff; }
  }
  @media print {
    :host { display: none; }
  }
  [hidden] { display: none !important; }
  :focus-visible { outline: 3px solid var(--accent); }
  .spot, .outline { position: absolute; box-sizing: border-box; min-block-size: 0; padding: 0; border: 0; border-radius: 0.375rem; background: none; pointer-events: none; }
  .outline { outline: 2px dashed var(--accent); outline-offset: 4px; }
  .spot:focus-visible { outline-offset: 4px; }
  iframe { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; max-inline-size: calc(100vw - 2rem); border: 0; border-radius: 0.75rem; box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 20%); scroll-margin: 1rem; }
  iframe.panel { position: absolute; inset-block-end: auto; inline-size: min(36rem, 100vw - 2rem); box-shadow: 0 1rem 3rem rgb(0 0 0 / 30%); }
`);

const host = document.createElement('nightlight-edit');
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [sheet];
const outline = make('div', { className: 'outline', hidden: true });
const spots = make('div', {});
const frame = make('iframe', { src: `${editor}/__nightlight/editor`, title: 'Edit this page' });
frame.style.setProperty('visibility', 'hidden'); // until the editor has loaded
shadow.append(frame, spots, outline);
document.body.append(host);

let on = false;
let known = new Set(); // the keys of the shown values that can be changed
let targets = [];
let waits = false; // for the editor's first answer about them
let early; // a click before that answer
let opened; // the place whose value is open in the editor
let choice = 0; // the number of places chosen so far

const addressOf = ({ pathname }) => decodeURI(pathname).replace(/(?!^)\/$/, '');

function tell(type, more) {
  frame.contentWindow.postMessage({ type, ...more }, editor);
}

/** Tells the editor what the page shows now; it answers with the values that can be changed. */
function tellShown() {
  if (on) tell('shown', { path: addressOf(location), keys: shownKeys() });
}

function scan() {
  if (!on) return;
  const focused = targets[[...spots.children].indexOf(shadow.activeElement)];
  targets = findTargets((key) => known.has(key));
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

/** Places one of our elements over a box of the page. */
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

/** Keeps the switch above a bar at the bottom of the screen, as pages do with focused elements. */
function keepAboveBars() {
  const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const height = parseFloat(scrollPaddingBlockEnd) || 0; // it may be "auto"
  frame.style.setProperty('inset-block-end', opened ? 'auto' : `calc(1rem + ${height}px)`);
}

/** Debounces an action; pause is in milliseconds. */
function afterwards(action, pause) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => action(), pause);
  };
}

let placing = false;

/** Follows the page's scrolling, once per frame. */
function follow() {
  if (placing) return;
  placing = true;
  requestAnimationFrame(() => {
    placing = false;
    place();
  });
}

const tellSoon = afterwards(() => !opened && tellShown(), 150);
const observer = new MutationObserver((changes) => {
  if (changes.some(({ target }) => !host.contains(target))) tellSoon();
});

/** Returns the smallest place with a value under the pointer. */
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

/** Returns the focusable element of a place, even after the page was searched again. */
function spotOf(target) {
  return spots.children[indexOfTarget(target)];
}

function indexOfTarget(place) {
  return targets.findIndex(
    (target) => target.element === place.element && sayingOf(target) === sayingOf(place),
  );
}

/** Tells the editor which place was chosen; it opens its panel there. */
function open(place) {
  opened = place;
  choice += 1;
  outline.hidden = false;
  cover(outline, place.shown.getBoundingClientRect());
  frame.focus();
  tell('choose', { keys: place.keys, choice });
}

/** Keeps the panel below the place that it changes and in view, even while either grows. */
function arrange() {
  if (!opened || !frame.classList.contains('panel')) return;
  const box = opened.shown.getBoundingClientRect();
  const widest = document.documentElement.clientWidth - frame.offsetWidth - 16;
  const left = Math.max(16, Math.min(box.left, widest));
  cover(outline, box);
  frame.style.setProperty('inset-inline-start', `${left + scrollX}px`);
  frame.style.setProperty('inset-block-start', `${box.bottom + scrollY + 12}px`);
  frame.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

const growth = new ResizeObserver(arrange);

/** Fits the frame to its contents: the panel beside its place, or the switch in the corner. */
function resize({ width, height, isPanel }) {
  frame.style.removeProperty('visibility');
  frame.classList.toggle('panel', isPanel);
  frame.style.setProperty('block-size', `${height}px`);
  if (isPanel) {
    frame.style.removeProperty('inline-size');
    if (opened) growth.observe(opened.element);
    arrange();
    keepAboveBars();
    return;
  }
  frame.style.setProperty('inline-size', `${width}px`);
  frame.style.removeProperty('inset-inline-start');
  frame.style.removeProperty('inset-block-start');
  keepAboveBars();
}

let takeBack = () => {}; // removes a draft from the page

/** Shows an unsaved text in its place. */
function draft({ value, next }) {
  takeBack();
  takeBack = opened ? preview(opened, value, next) : () => {};
}

function close({ choice: ended }) {
  if (ended !== choice) return; // another place has been chosen since
  const target = opened;
  opened = undefined;
  growth.disconnect();
  outline.hidden = true;
  (target && spotOf(target) ? spotOf(target) : frame).focus({ preventScroll: true });
  tellSoon();
}

function look() {
  on = waits = true;
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'aria-selected', 'class'],
  });
  tellShown();
}

function rest() {
  on = waits = false;
  early = undefined;
  observer.disconnect();
  outline.hidden = true;
  targets = [];
  spots.replaceChildren();
}

/** Handles a click that came before it was known what can be changed. */
function takeEarlyClick() {
  const [click, target] = [early, early && targetAt(early)];
  waits = false;
  early = undefined;
  if (target) open(target);
  else click?.target.click();
}

/** The messages that the editor may send. */
const messages = {
  size: resize,
  look,
  rest,
  known({ keys }) {
    known = new Set(keys);
    if (!opened) scan();
    if (waits) takeEarlyClick();
  },
  draft,
  takeBack() {
    takeBack();
    takeBack = () => {};
  },
  keep: () => (takeBack = () => {}),
  closed: close,
};

addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== editor) return;
  messages[event.data.type]?.(event.data);
});
frame.addEventListener('load', () => tell('begin'));

addEventListener(
  'click',
  (event) => {
    if (!on || event.altKey || event.composedPath().includes(host)) return;
    const target = waits ? undefined : targetAt(event);
    if (!target && !waits) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (target) open(target);
    else early = { target: event.target, clientX: event.clientX, clientY: event.clientY };
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
  if (event.key === 'Escape' && on) tell('rest');
});
addEventListener('scroll', follow, { capture: true, passive: true });
addEventListener('resize', follow);
addEventListener('nightlight:content', () => on && !opened && tell('changed'));
