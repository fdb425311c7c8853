import { expect, it } from 'vitest';
import * as routes from '../routes';
import { finishedFiles, readFinished, servedDocument } from './site';

/**
 * How many elements React may walk through when a page wakes up: what is inside of an element
 * with data-html it takes as it is. A part without behaviour belongs into components/static.tsx.
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
  expect(walked.length).toBeGreaterThan(most * 0.9); // else the table is out of date
});

const sheets = new Map(
  finishedFiles('assets')
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, classesOf(readFinished(file))]),
);

// The browser loads no code of the parts that only the server renders, so their styles are
// imported beside the place where such a part stands.
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

/** The names of the classes that a style sheet has rules for. */
function classesOf(sheet: string): Set<string> {
  return new Set([...sheet.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
