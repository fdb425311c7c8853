// Loads the page again, and puts back what a reload would lose: what is in fields, the open
// tabs and folds. The page's scripts keep what only they know, when they are told.

const KEPT = 'nightlight reload';

/** What the last reload kept, as long as the page does not have it back. */
let pending;

/** Loads the page again. */
export function reload() {
  const kept = pending ?? keep();
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage it is an ordinary reload.
  }
  location.reload();
}

/** What the page would lose. */
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
 * Puts back what the last reload kept, once the page's scripts work. Parts of a page may come
 * later still; what has not come before the person goes on stays as it is.
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
    // The browser scrolls back by itself, but not where it did before all of the page was there.
    if (!isReady) scrollTo({ top: kept.scrolled, behavior: 'instant' });
    isReady = true;
    pending = undefined;
  }
}

/** Hands what was kept to the elements of the same place and name, each once. */
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

/** What identifies an element beside its place, as long as an edit leaves it alone. */
const nameOf = ({ tagName, type, name, id }) => [tagName, type, name, id].join(' ');

/** All fields but those whose text is nothing for a disk. */
function fields() {
  const all = document.querySelectorAll('main :is(input, textarea, select)');
  return [...all].filter(({ type }) => !['password', 'file', 'hidden'].includes(type));
}

const read = (field) => ({ name: nameOf(field), value: field.value, checked: field.checked });

/** Changes a field as a person would, so that React hears of it. */
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
