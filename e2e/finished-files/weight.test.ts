import { expect, it } from 'vitest';
import * as routes from '../routes';
import { finishedFiles, readFinished, servedDocument } from './site';

/**
 * The most elements that React may walk through to hydrate a page; it does not descend into
 * elements with data-html. A part without behaviour belongs in components/static.tsx.
 */
const mostElements: Record<string, number> = {
  '/': 330,
  '/404': 105,
  '/ad': 185,
  '/blog': 135,
  '/blog/establishing-healthy-sleep-routines': 220,
  '/contact': 155,
  '/discovery-call': 155,
  '/false-starts': 585,
  '/login': 120,
  '/privacy': 420,
  '/safe-tonight': 270, // with the calls first, and the numbers of each nation
  '/services': 230,
  '/thank-you': 130,
};

it.each(Object.entries(mostElements))('React walks through the elements of %s', (path, most) => {
  const walked = [...servedDocument(path).querySelectorAll('#root *')].filter(
    (element) => !element.parentElement?.closest('[data-html]'),
  );
  expect(walked.length).toBeLessThanOrEqual(most);
  expect(walked.length).toBeGreaterThan(most * 0.9); // otherwise the table is outdated
});

const sheets = new Map(
  finishedFiles('assets')
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, classesOf(readFinished(file))]),
);

// The browser does not load the code of parts rendered only on the server, so their styles are
// imported where such a part is used.
it.each(routes.all)('%s names the style sheets of all that it shows', (path) => {
  const doc = servedDocument(path);
  const links = [...doc.querySelectorAll('link[rel=stylesheet]')];
  const named = links.map((link) => sheets.get(link.getAttribute('href') ?? '')!);
  expect(named.length).toBeGreaterThan(0);
  const used = new Set([...doc.querySelectorAll('[class]')].flatMap((el) => [...el.classList]));
  const missing = [...used].filter(
    (name) =>
      !named.some((sheet) => sheet.has(name)) &&
      [...sheets.values()].some((sheet) => sheet.has(name)),
  );
  expect(missing).toEqual([]);
});

/** The class names for which a style sheet has rules. */
function classesOf(sheet: string): Set<string> {
  return new Set([...sheet.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
