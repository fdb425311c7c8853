import { describe, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashTarget, onReveal, reveal } from './hash-target';
import { createScrollMemory, paintFirstScreenFirst } from './place-reader';
import { refuseStorage } from '../lib/fixtures';

describe('The memory of places', () => {
  it('recalls what was saved, and knows what was not', () => {
    const memory = createScrollMemory();
    memory.save('a', 600);
    expect(memory.recall('a')).toBe(600);
    expect(memory.recall('b')).toBeUndefined();
  });

  it('outlives the document once it is written down', () => {
    const before = createScrollMemory();
    before.save('a', 600);
    expect(createScrollMemory().recall('a')).toBeUndefined();
    before.persist();
    expect(createScrollMemory().recall('a')).toBe(600);
  });

  it('keeps the fifty entries that were saved last', () => {
    const memory = createScrollMemory();
    for (let i = 0; i < 50; i++) memory.save(`entry ${i}`, i);
    memory.save('entry 0', 7);
    memory.save('one more', 1);
    expect(memory.recall('entry 0')).toBe(7);
    expect(memory.recall('entry 1')).toBeUndefined();
    expect(memory.recall('entry 2')).toBe(2);
  });

  it('works for one document where storage is refused', () => {
    refuseStorage('getItem');
    refuseStorage('setItem');
    const memory = createScrollMemory();
    memory.save('a', 600);
    memory.persist();
    expect(memory.recall('a')).toBe(600);
  });

  it.each(['{', '{"a":1}', 'null', '[["a","down"],["b"],7]'])('starts afresh from %s', (stored) => {
    sessionStorage.setItem('scroll', stored);
    expect(createScrollMemory().recall('a')).toBeUndefined();
  });
});

describe('The target of an address', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<p id="plain"></p><p id="50%"></p><p id="größe"></p><p id="a%20b"></p>';
  });

  let stop = () => {};
  afterEach(() => stop());

  it.each([
    ['#plain', 'plain'],
    ['#50%', '50%'], // malformed
    ['#gr%C3%B6%C3%9Fe', 'größe'],
    ['#a%20b', 'a%20b'], // an ID may itself look encoded
  ])('%s names the element %s', (hash, id) => {
    expect(hashTarget(hash)?.id).toBe(id);
  });

  it.each(['', '#', '#nothing', '#%', '#%E0%A4%A'])('%s names nothing', (hash) => {
    expect(hashTarget(hash)).toBeNull();
  });

  it('folds around an element, or the one that it consists of, are opened', () => {
    document.body.innerHTML =
      '<details id="outer"><section id="a"><details id="inner"></details></section></details><details id="other"></details>';
    expect(reveal(document.getElementById('a')!)).toBe(true);
    const open = [...document.querySelectorAll('details[open]')].map(({ id }) => id);
    expect(open).toEqual(['outer', 'inner']);
    expect(reveal(document.getElementById('a')!)).toBe(false);
  });

  it('what folds an element away is asked to unfold it, and says whether it did', () => {
    const target = document.getElementById('plain')!;
    expect(reveal(target)).toBe(false);
    const unfold = vi.fn(() => true);
    stop = onReveal(unfold);
    expect(reveal(target)).toBe(true);
    expect(unfold).toHaveBeenCalledExactlyOnceWith(target);
    stop();
    expect(reveal(target)).toBe(false);
  });
});

describe('The first screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', 700);
    vi.stubGlobal('scrollY', 0);
  });
  /** A page of blocks with these numbers of elements, each a screen below the previous one. */
  function page(sizes: readonly number[]): HTMLElement {
    const main = document.createElement('main');
    main.append(
      ...sizes.map((size, i) => {
        const block = document.createElement('section');
        block.innerHTML = '<p></p>'.repeat(size - 1);
        block.getBoundingClientRect = () => new DOMRect(0, i * 700 - scrollY, 0, 700);
        return block;
      }),
    );
    return main;
  }

  /** The indexes of the blocks that wait. */
  const later = (main: HTMLElement) =>
    [...main.children].flatMap((block, i) => (block.matches('[data-later]') ? i : []));

  it('leaves what is on the first screen alone, and lays the rest out after it is painted', async () => {
    const main = page([40, 40, 40, 40, 40]);
    const measured = vi.spyOn(main.firstElementChild!, 'getBoundingClientRect');
    paintFirstScreenFirst(main, 0);
    expect(measured).not.toHaveBeenCalled(); // it is already visible
    expect(later(main)).toEqual([1, 2, 3, 4]);
    vi.advanceTimersToNextFrame();
    expect(later(main)).toEqual([1, 2, 3, 4]); // the frame has not been painted yet
    await vi.advanceTimersToNextTimerAsync();
    expect(later(main)).toEqual([3, 4]);
    await vi.advanceTimersToNextTimerAsync();
    expect(later(main)).toEqual([]);
    expect(main.querySelector('[data-later]')).toBeNull();
  });

  it('has the footer wait, and nothing else behind the page', async () => {
    const main = page([40, 40]);
    const [footer, status] = ['footer', 'div'].map((name) => document.createElement(name));
    footer!.getBoundingClientRect = () => new DOMRect(0, 1400, 0, 90);
    document.body.replaceChildren(main, footer!, status!);
    paintFirstScreenFirst(main, 0);
    expect(footer!.matches('[data-later]')).toBe(true);
    expect(status!.matches('[data-later]')).toBe(false);
    vi.advanceTimersToNextFrame();
    await vi.advanceTimersToNextTimerAsync();
    expect(footer!.matches('[data-later]')).toBe(false);
  });

  it('counts the screen from where the reader is, where the page stays there', () => {
    vi.stubGlobal('scrollY', 1400);
    const main = page([40, 40, 40, 40, 40]);
    paintFirstScreenFirst(main);
    expect(later(main)).toEqual([3, 4]);
  });

  it('divides what is too large for one task, but no table', () => {
    const main = page([90, 240]);
    const [, large] = main.children;
    large!.innerHTML = '<table></table>' + '<p></p>'.repeat(140);
    large!.querySelector('table')!.innerHTML = '<tr><td></td></tr>'.repeat(80);
    const parts = [...large!.children];
    for (const part of parts) part.getBoundingClientRect = () => new DOMRect(0, 700, 0, 9);
    paintFirstScreenFirst(main, 0);
    expect(large!.matches('[data-later]')).toBe(false);
    expect(parts.every((part) => part.matches('[data-later]'))).toBe(true);
    expect(large!.querySelector('table [data-later]')).toBeNull();
  });
});
