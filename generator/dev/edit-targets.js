// Finds where a page shows the values of its content. The page carries no marks: a value
// is recognised by what it shows, and where several show the same, the author chooses.

// Without the word joiners that the build writes into ranges.
const squeeze = (text) =>
  text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Elements that show no words of the content. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'nightlight-edit']);

/** Values that no page shows as words. */
const UNSHOWN = new Set(['address', 'icon', 'other']);

/** The values of all files, by the words and by the markup that they show. */
export function indexValues(files) {
  const index = { words: new Map(), markup: new Map() };
  const add = (map, key, entry) => {
    if (key) map.set(key, [...(map.get(key) ?? []), entry]);
  };
  for (const file of files) {
    for (const value of file.values) {
      const entry = { file, value };
      if (value.kind === 'picture') add(index.markup, value.id, entry);
      else if (!UNSHOWN.has(value.kind) && !isCounter(value)) {
        add(index.words, squeeze(wordsOf(value)), entry);
      }
    }
  }
  for (const map of [index.words, index.markup]) {
    for (const entries of map.values()) entries.sort((a, b) => isOwn(b) - isOwn(a));
  }
  return index;
}

const isOwn = ({ file }) => Number(Boolean(file.own));

/** A number of one or two digits is shown by much that is not this value. */
const isCounter = ({ source }) => /^\d{1,2}$/.test(source);

/**
 * Markup as nodes. Pages for members take no markup as a text; there the browser's own
 * sanitiser reads it, which they allow.
 */
function nodesOf(html) {
  const parsed = Document.parseHTML?.(html) ?? new DOMParser().parseFromString(html, 'text/html');
  return parsed.body;
}

/** The words that a page shows of a value. */
function wordsOf({ html, source }) {
  return html === undefined ? source : nodesOf(html).textContent;
}

/** Where the page shows values: each an element or a range in it, with the values that it may be. */
export function findTargets(index) {
  const targets = [];
  const add = (element, shown, entries) => {
    const box = shown.getBoundingClientRect();
    if (box.width > 2 && box.height > 2) targets.push({ element, shown, entries });
  };
  const visit = (element, mayMatch) => {
    if (!isShown(element)) return;
    const pictures = picturesOf(index, element);
    if (pictures.length > 0) {
      add(element, element, pictures);
      return;
    }
    if (SILENT.has(element.localName)) return;
    const matched = mayMatch && matchWords(index, element, add);
    for (const child of element.children) visit(child, mayMatch && !matched);
  };
  visit(document.body, true);
  return targets;
}

/** Whether an element is seen; one without a box of its own may have children that are. */
function isShown(element) {
  return (
    element.checkVisibility({ visibilityProperty: true }) ||
    getComputedStyle(element).display === 'contents'
  );
}

/** The values of an element that is a picture: its description, and what is drawn. */
function picturesOf(index, element) {
  const drawn = index.markup.get(element.dataset?.html) ?? [];
  const own = descriptionOf(element);
  const inside = drawn.length > 0 ? [...element.querySelectorAll('img, [role=img]')] : [];
  const holders = own ? [...element.querySelectorAll('[data-html]')] : [];
  return [
    ...[own, ...inside.map(descriptionOf)].flatMap((text) => index.words.get(squeeze(text)) ?? []),
    ...drawn,
    ...holders.flatMap(({ dataset }) => index.markup.get(dataset.html) ?? []),
  ];
}

/** What a picture says to those who cannot see it. */
function descriptionOf(element) {
  if (element.localName === 'img') return element.alt;
  return element.getAttribute('role') === 'img' ? (element.getAttribute('aria-label') ?? '') : '';
}

/** What a place says: its words, or what its picture is described by. */
export function sayingOf({ element, shown }) {
  const words = shown === element ? element.textContent : shown.toString();
  const described = [element, ...element.querySelectorAll('img, [role=img]')].map(descriptionOf);
  return squeeze(words) || described.find(Boolean) || 'picture';
}

/** Matches the words of an element, else those of the runs of text in it. */
function matchWords(index, element, add) {
  const words = squeeze(element.textContent);
  if (index.words.has(words)) {
    const inside = [...element.children].some((child) => squeeze(child.textContent) === words);
    if (!inside) add(element, element, index.words.get(words));
    return !inside;
  }
  for (const run of runsOf(element)) {
    const range = document.createRange();
    range.setStartBefore(run[0]);
    range.setEndAfter(run.at(-1));
    const entries = index.words.get(squeeze(range.toString()));
    if (entries) add(element, range, entries);
  }
  return false;
}

/** The runs of inline content between an element's blocks, and each text by itself. */
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

/** Shows a value's new text in the page, until the site has it; returns how to take it back. */
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

/** The element whose markup is that of a value: all of a fragment, or one block of a body. */
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
