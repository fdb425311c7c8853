import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it('keeps the order, the headings and the lists of an article, and nothing of its looks', () => {
  const article = document.createElement('article');
  article.innerHTML = `
    <h1>A plan for <bdi>Noor</bdi></h1>
    <div><p>First a
      <strong>letter</strong>.</p><p>Then stages.</p></div>
    <ol><li><svg></svg><p><strong>Stage A</strong> <span>Nights\u00a01-\u20603</span></p><h3>Milk</h3>
      <ol><li>Feed.</li><li>Hold.</li></ol><h4>Ready</h4><p>Asleep.</p></li></ol>
    <p></p>
    <p class="no-print">Print this page</p>
    <a href="/x">Read more</a>`;
  expect(plainText(article)).toBe(`A plan for Noor
First a letter.

Then stages.

Stage A Nights 1-3

Milk
- Feed.
- Hold.

Ready
Asleep.
`);
});
