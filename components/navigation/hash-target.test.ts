import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashTarget, onReveal, reveal } from './hash-target';

beforeEach(() => {
  document.body.innerHTML =
    '<p id="plain"></p><p id="50%"></p><p id="größe"></p><p id="a%20b"></p>';
});

let stop = () => {};
afterEach(() => stop());

it.each([
  ['#plain', 'plain'],
  ['#50%', '50%'], // not well-formed
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#a%20b', 'a%20b'], // an id may look encoded itself
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
