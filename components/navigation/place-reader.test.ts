import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onReveal } from './hash-target';
import type { Entry, Shown } from './navigation';
import type { PageData } from './page-data';
import { placeReader, revealAddress, saveScroll } from './place-reader';

/** Where the page was scrolled to: a number of pixels, or the ID of an element. */
let scrolledTo: (number | string)[];
let keys = 0;
/** Callbacks for the next frame, by handle. */
const frames = new Map<number, () => void>();

beforeEach(() => {
  frames.clear();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.set(++keys, run) && keys);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  document.body.innerHTML = '<main id="main"><h1>Title</h1><p id="place"></p></main>';
  scrolledTo = [];
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolledTo.push(top!));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
});

function page(path: string, via: Shown['via'], entry: Partial<Entry> = {}): Shown {
  const key = `key ${keys++}`;
  return { data: {} as PageData, via, entry: { key, path, hash: '', state: null, ...entry } };
}

/** Leaves a page at a scroll position. */
function leaveAt(left: Shown, y: number) {
  vi.stubGlobal('scrollY', y);
  saveScroll(left);
}

/** Simulates how the document was opened, such as by a reload. */
function documentCameBy(type: string) {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
}

function nextFrame() {
  for (const run of frames.values()) run();
  frames.clear();
}

async function place(shown: Shown, from?: Shown) {
  placeReader(shown, from);
  await Promise.resolve();
}

const heading = () => document.querySelector('h1');
const target = () => document.getElementById('place');

describe('a link', () => {
  it('to a place that is not there leads to the top', async () => {
    await place(page('/b', 'link', { hash: '#50%' }), page('/a', 'document'));
    expect(scrolledTo).toEqual([0]);
    expect(heading()).toHaveFocus();
  });

  it('to the page itself leads to its top, and leaves the focus', async () => {
    await place(page('/a', 'link'), page('/a', 'document'));
    expect(scrolledTo).toEqual([0]);
    expect(document.body).toHaveFocus();
  });

  it('to what is folded away unfolds it first', async () => {
    const stop = onReveal((revealed) => {
      expect(scrolledTo).toEqual([]);
      revealed.setAttribute('data-open', '');
      return true;
    });
    await place(page('/b', 'link', { hash: '#place' }), page('/a', 'document'));
    stop();
    expect(target()).toHaveAttribute('data-open');
    expect(scrolledTo).toEqual(['place']);
  });
});

describe('Back and Forward', () => {
  it('lead there although a soft scroll is under way, whose last step comes on top', async () => {
    const before = page('/a', 'history');
    leaveAt(before, 640);
    await place(before, page('/a', 'link', { hash: '#place' }));
    scrolledTo.push(712);
    nextFrame();
    expect(scrolledTo).toEqual([640, 712, 640]);
    nextFrame();
    expect(scrolledTo).toHaveLength(3);
  });

  it('do not scroll the page that follows at once', async () => {
    const before = page('/a', 'history');
    leaveAt(before, 640);
    await place(before, page('/b', 'link'));
    await place(page('/c', 'link', { hash: '#place' }), before);
    nextFrame();
    expect(scrolledTo).toEqual([640, 'place', 'place']);
  });

  it('within a page leave the focus', async () => {
    const before = page('/a', 'history');
    leaveAt(before, 640);
    await place(before, page('/a', 'link', { hash: '#place' }));
    expect(scrolledTo).toEqual([640]);
    expect(document.body).toHaveFocus();
  });

  it('to a fragment that was typed lead to its place', async () => {
    await place(page('/a', 'history', { hash: '#place' }), page('/a', 'document'));
    expect(scrolledTo).toEqual(['place']);
    expect(target()).toHaveFocus();
  });
});

it('a component that takes a step places the reader itself', async () => {
  await place(page('/a', 'link', { state: { step: 2 } }), page('/a', 'link'));
  expect(scrolledTo).toEqual([]);
  expect(document.body).toHaveFocus();
});

describe('a place that is folded in a fresh document', () => {
  const unfolded = async (shown: Shown) => {
    const stop = onReveal(() => true);
    revealAddress(shown);
    stop();
    await Promise.resolve();
  };

  it('does not take a reader away who has read on, and loads the document again', async () => {
    documentCameBy('reload');
    const shown = page('/a', 'document', { hash: '#place' });
    leaveAt(shown, 300);
    await unfolded(shown);
    expect(scrolledTo).toEqual([300]);
  });

  it('is the browser’s to scroll to where it was not folded', async () => {
    documentCameBy('navigate');
    revealAddress(page('/a', 'document', { hash: '#place' }));
    await Promise.resolve();
    expect(scrolledTo).toEqual([]);
  });
});
