// @ts-check
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsIn, planted } from './judge.mjs';
import { mutantsOf, readFunctions } from './mutate.mjs';

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

it.each(readFunctions())('$file $name is there, and can be changed', ({ file, name }) => {
  expect(mutantsOf(readFileSync(file, 'utf8'), name)).not.toHaveLength(0);
});

it('one line of one function is changed at a time', () => {
  const text = `func a() {\n\tif x, ok := b(); ok && x {\n\t\tdo(x)\n\t}\n}\n\nfunc c() {\n\tdo()\n}\n`;
  expect(mutantsOf(text, 'a').map(({ line, text }) => [line, text.split('\n')[line - 1]])).toEqual([
    [2, '\tif x, ok := b(); !(ok && x) {'],
    [2, '\tif x, ok := b(); ok || x {'],
    [3, ''],
  ]);
  expect(() => mutantsOf(text, 'd')).toThrow('no function d');
});
