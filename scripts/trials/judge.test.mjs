// @ts-check
import { expect, it } from 'vitest';
import { faultsIn, planted } from './judge.mjs';

const page = (/** @type {string} */ markup) =>
  `<!doctype html><script>own()</script><main><p>words</p>${markup}</main>`;

it.each(Object.entries(planted))('a page with a planted %s is refused', (_, markup) => {
  expect(faultsIn(page(markup))).not.toEqual([]);
});

it.each([
  '<a href="/\\elsewhere.example/">words</a>',
  '<img src="/\t/elsewhere.example/a.png">',
  '<img srcset="/a.png 1x, //elsewhere.example/a.png 2x">',
  '<a href="jav\nascript:alert(1)">words</a>',
  '<meta http-equiv="refresh" content="0;url=/services">',
  '<template><img src="x" onerror="alert(1)"></template>',
  '<base href="/elsewhere/">',
])('%s is refused', (markup) => {
  expect(faultsIn(page(markup))).not.toEqual([]);
});

it.each([
  '',
  '<a href="https://elsewhere.example/">words</a> <a href="#place">words</a>',
  '<img src="/assets/a.png" srcset="/assets/a.png 1x, /assets/b.png 2x" alt="">',
])('“%s” is accepted', (markup) => {
  expect(faultsIn(page(markup))).toEqual([]);
});
