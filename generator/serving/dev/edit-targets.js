// Finds where a page shows values of its content. The page has no markers: a value is recognised by
// what it shows, and if several show the same, the author chooses.

import { keyOfMarkup, keyOfWords, nodesOf, squeeze } from './edit-words.js';

/** Elements that show no words of the content. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'nightlight-edit']);

/**
 * Returns where the page shows values: each an element or a range in it, with the keys of the
 * values that it may be. `isKnown` says whether there are values with a key.
 */
export function findTargets(isKnown) {
  const targets = [];
  const add = (element, shown, keys) => {
    const box = shown.getBoundingClientRect();
    if (box.width > 2 && box.height > 2) targets.push({ element, shown, keys });
  };
  const visit = (element, mayMatch) => {
    if (!isShown(element)) return;
    const pictures = picturesOf(isKnown, element);
    if (pictures.length > 0) {
      add(element, element, pictures);
      return;
    }
    if (SILENT.has(element.localName)) return;
    const matched = mayMatch && matchWords(isKnown, element, add);
    for (const child of element.children) visit(child, mayMatch && !matched);
  };
  visit(document.body, true);
  return targets;
}

/** A longer text is not a single value. */
const LONGEST = 10_000;

/** Returns the keys of everything on the page that could be a value. */
export function shownKeys() {
  const keys = new Set();
  findTargets((key) => {
    if (key && key.length < LONGEST) keys.add(key);
    return false;
  });
  return [...keys];
}

/** Whether an element is visible; one without its own box may have visible children. */
function isShown(element) {
  return (
    element.checkVisibility({ visibilityProperty: true }) ||
    getComputedStyle(element).display === 'contents'
  );
}

/** Returns the keys of a picture: of its description and of its markup. */
function picturesOf(isKnown, element) {
  const drawn = [keyOfMarkup(element.dataset?.html)].filter(isKnown);
  const own = descriptionOf(element);
  const inside = drawn.length > 0 ? [...element.querySelectorAll('img, [role=img]')] : [];
  const holders = own ? [...element.querySelectorAll('[data-html]')] : [];
  return [
    ...[own, ...inside.map(descriptionOf)].map(keyOfWords).filter(isKnown),
    ...drawn,
    ...holders.map(({ dataset }) => keyOfMarkup(dataset.html)).filter(isKnown),
  ];
}

/** Returns the text alternative of a picture. */
function descriptionOf(element) {
  if (element.localName === 'img') return element.alt;
  return element.getAttribute('role') === 'img' ? (element.getAttribute('aria-label') ?? '') : '';
}

/** Returns the text of a place: its words, or the description of its picture. */
export function sayingOf({ element, shown }) {
  const words = shown === element ? element.textContent : shown.toString();
  const described = [element, ...element.querySelectorAll('img, [role=img]')].map(descriptionOf);
  return squeeze(words) || described.find(Boolean) || 'picture';
}

/** Matches the words of an element, or else those of the runs of text in it. */
function matchWords(isKnown, element, add) {
  const words = squeeze(element.textContent);
  if (isKnown(keyOfWords(words))) {
    const inside = [...element.children].some((child) => squeeze(child.textContent) === words);
    if (!inside) add(element, element, [keyOfWords(words)]);
    return !inside;
  }
  for (const run of runsOf(element)) {
    const range = document.createRange();
    range.setStartBefore(run[0]);
    range.setEndAfter(run.at(-1));
    const key = keyOfWords(range.toString());
    if (isKnown(key)) add(element, range, [key]);
  }
  return false;
}

/** Returns the runs of inline content between an element's blocks, and each text node by itself. */
function runsOf(element) {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  if (texts.length === 0) return [];
  const runs = [];
  let run = [];
  for (const node of element.childNodes) {
    if (isBlock(node)) {
      runs.push(run);
      run = [];
    } else if (node.nodeType !== Node.COMMENT_NODE) run.push(node);
  }
  runs.push(run);
  const several = runs.filter(
    (nodes) => nodes.length > 1 && nodes.length < element.childNodes.length,
  );
  return [...several, ...texts.map((text) => [text])];
}

function isBlock(node) {
  return (
    node.nodeType === Node.ELEMENT_NODE && !getComputedStyle(node).display.startsWith('inline')
  );
}

/** Shows a value's new text until the site has it; returns a function that undoes this. */
export function preview({ element, shown }, value, next) {
  if (next.html === undefined) {
    const texts = [
      ...(shown === element
        ? element.childNodes
        : [shown.startContainer.childNodes[shown.startOffset]]),
    ];
    const [text] = texts.filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (value.kind === 'picture' || !text || squeeze(text.data) !== squeeze(value.source))
      return () => {};
    const before = text.data;
    text.data = next.source;
    return () => (text.data = before);
  }
  const holder = shown === element && holderOf(element, value);
  if (!holder) return () => {};
  const before = [...holder.childNodes];
  holder.replaceChildren(...nodesOf(next.html).childNodes);
  return () => holder.replaceChildren(...before);
}

/** Returns the element with the markup of a value: a whole fragment, or one block of a body. */
function holderOf(element, value) {
  const fragment = element.closest('[data-html]');
  if (!fragment || value.kind === 'markdown') return fragment;
  let holder = element;
  const words = squeeze(element.textContent);
  while (holder.parentElement !== fragment && squeeze(holder.parentElement.textContent) === words) {
    holder = holder.parentElement;
  }
  return holder;
}
