import type { Page } from '@playwright/test';
import { expect, openAsMember, test } from './fixtures';

const pages = [
  { path: '/blog/establishing-healthy-sleep-routines', member: false },
  { path: '/false-starts', member: false },
  { path: '/safe-sleep', member: true },
];

for (const { path, member } of pages) {
  test(`what an author wrote on ${path} is sent once`, async ({ page, open }) => {
    const texts = collectTexts(page);
    if (member) await openAsMember(page, path);
    else await open(path);
    await page.waitForLoadState('networkidle');
    const sentences = await plainSentences(page);
    expect(sentences.length).toBeGreaterThan(5);
    const everything = (await Promise.all(texts)).join('\n');
    for (const sentence of sentences) {
      expect(everything.split(sentence).length - 1, sentence).toBe(1);
    }
  });
}

/** The texts of all that the page loads, as they come. */
function collectTexts(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/text|json|javascript/.test(response.headers()['content-type'] ?? ''))
      texts.push(response.text());
  });
  return texts;
}

/**
 * The beginnings of paragraphs of the body that are written alike in HTML, in JSON
 * and in JavaScript.
 */
function plainSentences(page: Page): Promise<string[]> {
  return page.locator('main [data-html] p').evaluateAll((paragraphs) => {
    const texts = paragraphs.map((p) => p.firstChild?.nodeType === 3 && p.firstChild.nodeValue);
    return [...new Set(texts)]
      .flatMap((text) => (text ? [text.trim().slice(0, 60)] : []))
      .filter((text) => text.length > 40 && /^[\w ,.]+$/.test(text));
  });
}
