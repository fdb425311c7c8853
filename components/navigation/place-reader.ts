import { addRecent } from '../lib/recent';
import { scrollSoftly } from '../lib/scroll';
import { hashTarget, reveal } from './hash-target';
import type { Entry, Shown } from './navigation';

const STORAGE_KEY = 'scroll';

/** How many positions are stored: as many entries as browsers retain in a tab's history. */
const CAPACITY = 50;

const scrollMemory = createScrollMemory();

/** Entries not created by the router all have the same key, so the address distinguishes them. */
function scrollName({ key, path, hash }: Entry): string {
  return `${key} ${path}${hash}`;
}

/** Saves the scroll position of a page before another replaces it. */
export function saveScroll({ entry }: Shown): void {
  scrollMemory.save(scrollName(entry), scrollY);
}

/** Stores all saved positions before the document is unloaded. */
export function persistScroll(): void {
  scrollMemory.persist();
}

/**
 * Scrolls and sets the focus as a browser does for a document: to the fragment's target, or else to
 * the top and the heading; after Back, Forward or a reload, to the previous position. `from` is the
 * page that was shown before.
 */
export function placeReader(shown: Shown, from?: Shown): void {
  const { entry, via } = shown;
  const samePage = from?.entry.path === entry.path;
  // A component that changes its step scrolls by itself.
  if (samePage && from.entry.hash === entry.hash && from.entry.state !== entry.state) return;

  const returns = via === 'history' || (via === 'document' && documentWasRestored());
  const top = returns ? scrollMemory.recall(scrollName(entry)) : undefined;
  const target = top === undefined ? hashTarget(entry.hash) : null;
  const title = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
  const heading = samePage || via === 'document' ? null : title;
  if (target) reveal(target);
  cancelAnimationFrame(secondScroll);
  // After React has rendered what was unfolded.
  queueMicrotask(() => {
    const page = document.getElementById('main');
    const start = top ?? (via === 'document' ? undefined : 0);
    if (page && !target && !samePage) paintFirstScreenFirst(page, start);
    focus(target ?? heading);
    if (top !== undefined) scrollAtOnce(() => scrollTo({ top, behavior: 'instant' }));
    else if (target && samePage) scrollSoftly(target);
    else if (target) scrollAtOnce(() => target.scrollIntoView({ behavior: 'instant' }));
    else if (via !== 'document') scrollAtOnce(() => scrollTo({ top: 0, behavior: 'instant' }));
  });
}

let secondScroll = 0;

/** Scrolls now and in the next frame: Chromium adds the rest of a smooth scroll to the first. */
function scrollAtOnce(scroll: () => void) {
  scroll();
  secondScroll = requestAnimationFrame(scroll);
}

/** Unfolds the fragment's target, and scrolls again if anything was folded. */
export function revealAddress(shown: Shown): void {
  const target = hashTarget(shown.entry.hash);
  if (target && reveal(target)) placeReader(shown);
}

/** Whether the document was reloaded, or opened with Back or Forward from another document. */
function documentWasRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/** Focuses an element without scrolling; the next Tab continues from there. */
function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Remembers the scroll position of each history entry, in pixels, by name. */
export function createScrollMemory() {
  const positions = storedPositions();
  return {
    save: (name: string, top: number) => addRecent(positions, name, top, CAPACITY),
    recall: (name: string) => positions.get(name),
    /** Writes the positions to session storage, for the next document. */
    persist() {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Storage is refused: after a reload, Back leads to the top of a page.
      }
    },
  };
}

function storedPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** The largest number of elements in a part of a page, and the number laid out in one task. */
const MOST = 100;

/** Set on an element that waits until the first screen is painted; `base.css` has its rule. */
const LATER = 'data-later';

/**
 * Makes the browser paint the visible part of a newly inserted page first, and lay out the rest in
 * separate tasks. The visible part begins at `top`, in pixels, by default the current position.
 */
export function paintFirstScreenFirst(page: Element, top?: number): void {
  const { nextElementSibling: next } = page;
  const [, ...parts] = partsOf(page);
  if (next?.matches('footer')) parts.push(...partsOf(next));
  if (parts.length === 0) return;
  parts.forEach((part) => part.setAttribute(LATER, ''));
  const bottom = innerHeight + (top ?? scrollY); // reading either forces a layout
  // Each part is measured: one that comes later in the document may still be above the others.
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

/** Lays out parts, several in each task. */
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

/** The number of elements in an element, including itself. */
function sizeOf(element: Element): number {
  return element.getElementsByTagName('*').length + 1;
}
