/** How many elements a part of a page has at most, and how many are laid out in one task. */
const MOST = 100;

/** On an element that waits until the first screen is painted; `base.css` has its rule. */
const LATER = 'data-later';

/**
 * Has the browser paint the screen of a page that has just been put into the document, and lay out
 * what is below it in tasks of their own.
 *
 * @param top where the screen begins, in pixels from the top of the document; by default where
 *   it is now.
 */
export function paintFirstScreenFirst(page: Element, top?: number): void {
  const { nextElementSibling: next } = page;
  const parts = partsOf(page);
  if (next?.matches('footer')) parts.push(...partsOf(next));
  if (parts.length === 1) return;
  parts.forEach((part) => part.setAttribute(LATER, ''));
  const bottom = innerHeight + (top ?? scrollY); // each of them has the page laid out
  // Each is looked at: one that stands behind others in the document may be above them.
  const below = parts.filter((part) => {
    if (part.getBoundingClientRect().top + scrollY >= bottom) return true;
    part.removeAttribute(LATER);
    return false;
  });
  requestAnimationFrame(() => setTimeout(() => void layOut(below)));
}

/** The largest elements of a page that are small enough for one task; a table is not divided. */
function partsOf(element: Element): Element[] {
  const isPart = sizeOf(element) <= MOST || element.tagName === 'TABLE';
  return isPart ? [element] : [...element.children].flatMap(partsOf);
}

/** Lays parts out, several in a task. */
async function layOut(parts: readonly Element[]) {
  let size = 0;
  for (const part of parts) {
    size += sizeOf(part);
    if (size > MOST) {
      part.getBoundingClientRect();
      await new Promise((resolve) => setTimeout(resolve));
      size = sizeOf(part);
    }
    part.removeAttribute(LATER);
  }
}

/** How many elements it is made of. */
function sizeOf(element: Element): number {
  return element.getElementsByTagName('*').length + 1;
}
