// Reloads the page and restores what a reload would lose: the contents of fields, and open tabs and
// folds. The page's scripts save their own state when the event asks them to.

const KEPT = 'nightlight reload';

/** What the last reload saved, until it is restored. */
let pending;

/** Reloads the page. */
export function reload() {
  const kept = pending ?? keep();
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage this is an ordinary reload.
  }
  location.reload();
}

/** Returns what the page would lose. */
function keep() {
  const kept = {
    path: location.pathname,
    scrolled: scrollY,
    fields: fields().map(read),
    folds: folds().map(readFold),
  };
  dispatchEvent(new CustomEvent('nightlight:reload', { detail: kept }));
  return kept;
}

/**
 * Restores what the last reload saved once the page is hydrated. Parts of a page may appear later
 * still; those that appear after the author's next action are not restored.
 */
export function restore() {
  const kept = takeKept();
  if (kept?.path !== location.pathname) return;
  pending = kept;
  const observer = new MutationObserver(putBack);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-hydrated'],
  });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => observer.disconnect(), { once: true, capture: true });
  }
  let isReady = false;
  putBack();

  function putBack() {
    if (!('hydrated' in document.documentElement.dataset)) return;
    if (!isReady) dispatchEvent(new CustomEvent('nightlight:restore', { detail: kept }));
    take(kept.fields, fields(), write);
    take(kept.folds, folds(), unfold);
    // The browser may have restored the scroll position before the whole page was there.
    if (!isReady) scrollTo({ top: kept.scrolled, behavior: 'instant' });
    isReady = true;
    pending = undefined;
  }
}

/** Calls use once for each element whose position and name match a saved one. */
function take(kept, elements, use) {
  elements.forEach((element, i) => {
    if (kept[i]?.name !== nameOf(element)) return;
    use(element, kept[i]);
    delete kept[i];
  });
}

function takeKept() {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** Identifies an element, together with its position, unless an edit changes it. */
const nameOf = ({ tagName, type, name, id }) => [tagName, type, name, id].join(' ');

/** All fields except those whose contents must not be stored. */
function fields() {
  const all = document.querySelectorAll('main :is(input, textarea, select)');
  return [...all].filter(({ type }) => !['password', 'file', 'hidden'].includes(type));
}

const read = (field) => ({ name: nameOf(field), value: field.value, checked: field.checked });

/** Changes a field as a user would, so React notices it. */
function write(field, was) {
  if (['checkbox', 'radio'].includes(field.type)) {
    if (field.checked !== was.checked && (was.checked || field.type === 'checkbox')) field.click();
  } else if (field.value !== was.value) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    set.call(field, was.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const folds = () => [...document.querySelectorAll('main :is(details, [role=tab])')];

const isOpen = (fold) => fold.open ?? fold.ariaSelected === 'true';

const readFold = (fold) => ({ name: nameOf(fold), open: isOpen(fold) });

function unfold(fold, was) {
  if (isOpen(fold) || !was.open) return;
  if (fold.localName === 'details') fold.open = true;
  else fold.click();
}
