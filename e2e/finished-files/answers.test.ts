import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { words, wordsOfAll } from './page-text';
import { memberFile, readableDocument, servedHtml } from './site';

const guides = readdirSync(join(import.meta.dirname, '../../content/guides')).map(
  (file) => `/${file.replace(/\.md$/, '')}`,
);

describe.each(['/', '/blog', '/member-dashboard'])('the answers on %s', (path) => {
  const answers = readableDocument(path).querySelector('#answers')!;
  const questions = [...answers.querySelectorAll('details[id]')];

  it.each([
    '45 minutes',
    '30 minutes',
    'at five',
    'only sleeps on me',
    'every hour',
    'screams at bedtime',
  ])('know “%s” among the six that are there at once', (asked) => {
    const first = questions.slice(0, 6).map((question) => words(question.querySelector('summary')));
    expect(first.join(' ').toLowerCase()).toContain(asked);
  });

  it('have three lines each, then the guide and the call', () => {
    expect(questions.length).toBeGreaterThan(6);
    for (const question of questions) {
      expect(question.querySelectorAll('li')).toHaveLength(3);
      const [guide, ...calls] = [...question.querySelectorAll('a')];
      const [address] = guide!.getAttribute('href')!.split('#');
      expect(words(guide)).toContain(words(readableDocument(address!).querySelector('h1')));
      // Nothing is advertised next to an emergency, and every number mentioned can be called.
      const named = ['999', '111', '116 123'].filter((number) => words(question).includes(number));
      const numbers = named.map((number) => `tel:${number.replace(' ', '')}`);
      const offer = named.includes('999') ? [] : ['/#consultation'];
      expect(calls.map((link) => link.getAttribute('href'))).toEqual([...numbers, ...offer]);
    }
  });

  it('tell visitors which guides are for members', () => {
    for (const question of questions) {
      const guide = question.querySelector('a')!;
      const [address] = guide.getAttribute('href')!.split('#');
      expect(words(guide).includes('(for members)')).toBe(memberFile(address!) !== null);
    }
  });
});

describe.each(guides)('%s', (path) => {
  const lines = wordsOfAll(readableDocument(path).querySelector('article')!, 'header aside li');

  it('opens with three lines, above everything else', () => {
    expect(lines).toHaveLength(3);
  });

  it('keeps them from visitors if it is for members', () => {
    if (memberFile(path) === null) return;
    for (const line of lines) expect(servedHtml(path)).not.toContain(line);
  });
});
