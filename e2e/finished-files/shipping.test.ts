import { describe, expect, it } from 'vitest';
import * as routes from '../routes';
import { plainSentences } from './page-text';
import {
  finishedFiles,
  memberFile,
  memberMarkup,
  readFinished,
  readableDocument,
  servedHtml,
} from './site';

/** Every script of the site, whoever loads it. */
const scripts = finishedFiles('assets')
  .filter((file) => file.endsWith('.js'))
  .map((file) => [file, readFinished(file)] as const);

/** Sentences on members' pages that are also on a public page. */
const alsoPublic = new Set([
  'Feeding to sleep, rocking, holding and answering every cry are what a young baby needs.',
  'You said that others use this computer, so it is kept only until you close the tab.',
]);

it('scripts and documents were really read', () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.some(([, text]) => text.includes('isLoggedIn'))).toBe(true);
  expect(servedHtml('/safe-sleep')).toContain('Member-Only Content');
});

it('nothing of the development server is published', () => {
  const pages = routes.all.map((path) => [path, servedHtml(path)] as const);
  for (const [file, text] of [...scripts, ...pages]) {
    expect(text.includes('/__nightlight/'), file).toBe(false);
    expect(text.includes('Not loaded while writing'), file).toBe(false);
  }
});

describe('what only members may read', () => {
  const bodies = routes.members.map((path) => [path, memberMarkup(path)] as const);
  // Markup in every body belongs to the frame, which public pages share.
  const pieces = bodies.map(([, markup]) => new Set(Object.values(markup)));
  const isShared = (html: string) => pieces.every((own) => own.has(html));
  const publicFiles = [
    ...routes.all.map((path) => [path, servedHtml(path)] as const),
    ...scripts,
    ...['/feed.xml', '/sitemap.xml'].map((file) => [file, readFinished(file)] as const),
  ];

  it.each(bodies)('%s: no sentence of it is in a public file', (_, markup) => {
    const all = plainSentences(Object.values(markup).filter((html) => !isShared(html)));
    const sentences = all.filter((sentence) => !alsoPublic.has(sentence));
    expect(all.length).toBeGreaterThanOrEqual(1);
    const leaks = publicFiles.flatMap(([file, text]) =>
      sentences.filter((sentence) => text.includes(sentence)).map((it) => `${file}: ${it}`),
    );
    expect(leaks).toEqual([]);
  });
});

describe('what an author wrote is sent once', () => {
  // The least number of paragraphs that must have been checked.
  const atLeast: Record<string, number> = {
    '/blog/establishing-healthy-sleep-routines': 6,
    '/false-starts': 6,
    '/safe-sleep': 6,
  };

  const everyScript = scripts.map(([, text]) => text).join('\n');

  it.each(routes.all)('%s', (path) => {
    const file = memberFile(path);
    const html = servedHtml(path);
    const sent = [html, file === null ? '' : readFinished(file), everyScript].join('\n');
    const beginnings = proseOf(path);
    expect(beginnings.length).toBeGreaterThanOrEqual(atLeast[path] ?? 0);
    const repeated = beginnings.filter((text) => sent.split(text).length !== 2);
    expect(repeated).toEqual([]);
  });
});

/** The beginnings of a page's paragraphs that have the same form in HTML, JSON and JavaScript. */
function proseOf(path: string): string[] {
  const paragraphs = [...readableDocument(path).querySelectorAll('main [data-html] p')];
  const texts = paragraphs.map(({ firstChild }) =>
    firstChild?.nodeType === Node.TEXT_NODE ? (firstChild.nodeValue ?? '').trim().slice(0, 60) : '',
  );
  return [...new Set(texts)].filter((text) => text.length > 40 && /^[\w ,.]+$/.test(text));
}
