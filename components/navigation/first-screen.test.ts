import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paintFirstScreenFirst } from './first-screen';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 700);
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with blocks of so many elements, each a screen below the one before. */
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

/** Which blocks wait. */
const later = (main: HTMLElement) =>
  [...main.children].flatMap((block, i) => (block.matches('[data-later]') ? i : []));

it('leaves what is on the first screen alone, and lays the rest out after it is painted', async () => {
  const main = page([40, 40, 40, 40, 40]);
  paintFirstScreenFirst(main, 0);
  expect(later(main)).toEqual([1, 2, 3, 4]);
  vi.advanceTimersToNextFrame();
  expect(later(main)).toEqual([1, 2, 3, 4]); // the frame is yet to be painted
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
