import { addRecent } from '../lib/recent';
import { scrollSoftly } from '../lib/scroll';
import { hashTarget, reveal } from './hash-target';
import type { Entry, Shown } from './navigation';

const STORAGE_KEY = 'scroll';

/** How many positions are kept: as many entries as browsers keep in a tab's history. */
const CAPACITY = 50;

const scrollMemory = createScrollMemory();

/** Entries that the router did not make have one key, so the address tells them apart. */
function scrollName({ key, path, hash }: Entry): string {
  return `${key} ${path}${hash}`;
}

/** Notes how far a page is scrolled, before another takes its place. */
export function saveScroll({ entry }: Shown): void {
  scrollMemory.save(scrollName(entry), scrollY);
}

/** Writes all noted positions down, before the document goes. */
export function persistScroll(): void {
  scrollMemory.persist();
}

/**
 * Scrolls and gives the focus as a browser does for a document: to the place that the
 * address names, else to the top and the heading; after Back and Forward, or a reload,
 * to where the reader was. `from` is the page that was shown before.
 */
export function placeReader(shown: Shown, from?: Shown): void {
  const { entry, via } = shown;
  const samePage = from?.entry.path === entry.path;
  // A component that takes a step within its page places the reader itself.
  if (samePage && from.entry.hash === entry.hash && from.entry.state !== entry.state) return;

  const returns = via === 'history' || (via === 'document' && documentWasRestored());
  const top = returns ? scrollMemory.recall(scrollName(entry)) : undefined;
  const target = top === undefined ? hashTarget(entry.hash) : null;
  const heading = samePage || via === 'document' ? null : pageHeading();
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

/** Scrolls, and again with the next frame: Chromium adds the rest of a soft scroll to the first. */
function scrollAtOnce(scroll: () => void) {
  scroll();
  secondScroll = requestAnimationFrame(scroll);
}

/** Unfolds what the address names, and places the reader again where something was folded. */
export function revealAddress(shown: Shown): void {
  const target = hashTarget(shown.entry.hash);
  if (target && reveal(target)) placeReader(shown);
}

/** Whether the document came by a reload, or by Back and Forward from another document. */
function documentWasRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
}

/** Focuses an element without scrolling; the next Tab goes on from there. */
function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Remembers how far each entry of the tab's history was scrolled, in pixels, by its name. */
export function createScrollMemory() {
  const positions = storedPositions();
  return {
    save: (name: string, top: number) => addRecent(positions, name, top, CAPACITY),
    recall: (name: string) => positions.get(name),
    /** Writes the positions to the tab's storage, for a document that comes later. */
    persist() {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Storage is refused: after a reload, Back then leads to the top of a page.
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

/** How many elements a part of a page has at most, and how many are laid out in one task. */
const MOST = 100;

/** On an element that waits until the first screen is painted; `base.css` has its rule. */
const LATER = 'data-later';

/**
 * Has the browser paint the screen of a page that has just been put into the document, and lay out
 * what is below it in tasks of their own. The screen begins at `top`, in pixels, or where it is now.
 */
export function paintFirstScreenFirst(page: Element, top?: number): void {
  const { nextElementSibling: next } = page;
  const [, ...parts] = partsOf(page);
  if (next?.matches('footer')) parts.push(...partsOf(next));
  if (parts.length === 0) return;
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
