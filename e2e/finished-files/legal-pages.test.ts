import { READING } from '../../components/lib/device-storage';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hrefs, words, wordsOfAll } from './page-text';
import { servedDocument } from './site';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The modules that store data on a visitor's device, and the names under which they store it. */
const stores: Record<string, string[]> = {
  'components/editor/entry.ts': [], // only removes what the editor at /admin stored
  'components/editor/messages.ts': [], // only reads who is signed in at /admin
  'components/entry.worker.ts': [], // only reads what save.ts stored
  'components/features/login/after-login.ts': ['wanted-page'],
  'components/features/login/login-form.tsx': ['sharedComputer'],
  'components/layout/sign-out-question.tsx': [], // only removes families' data
  'components/features/saved-library/save-library.ts': [], // creates the cache that save.ts fills
  'components/features/tracking/may-load-others.ts': [], // only checks whether anything is stored
  'components/features/tracking/tag.ts': [], // only removes what Google's tag stored
  'components/features/tracking/transaction.ts': ['booking-transaction', 'purchase-transaction'],
  'components/lib/device-storage.ts': ['theme', 'theme-by-clock', 'consent'], // and names for other modules
  'components/lib/library-key.ts': ['library'],
  'components/lib/member.ts': ['isLoggedIn', 'library'],
  'components/lib/library-record.ts': [], // only reads what save.ts stored
  'components/lib/saved-library.ts': ['saved-library', 'sw.js'],
  'components/lib/wanted-page.ts': ['wanted-page'],
  'components/navigation/place-reader.ts': ['scroll'],
  'components/navigation/error-boundary.tsx': ['reloaded …'],
  'components/worker/save.ts': ['saved-library'],
};

const modules = readdirSync(join(root, 'components'), { recursive: true, encoding: 'utf8' })
  .map((file) => `components/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** The elements below a heading, up to the next one of its level. */
function below(main: Element, name: string): Element {
  const heading = [...main.querySelectorAll('h2')].find((h2) => words(h2) === name)!;
  const part = main.ownerDocument.createElement('div');
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H2';) {
    part.append(next.cloneNode(true));
    next = next.nextElementSibling;
  }
  return part;
}

describe('the page about cookies', () => {
  const main = servedDocument('/cookies').querySelector('main')!;
  const named = wordsOfAll(main, 'td:first-child code');

  it('knows every module that stores something', () => {
    const touching = /\b(local|session)Storage\b|\bindexedDB\b|\bcaches\.|document\.cookie/;
    const found = modules.filter((file) => touching.test(read(file)));
    expect(found.sort(), 'name what it stores here and on the page').toEqual(
      Object.keys(stores).sort(),
    );
  });

  it('names all that is stored', () => {
    const places = modules.flatMap((file) =>
      [...read(file).matchAll(/\bkept(As|Days)(?:<\w+>)?\(\s*(?:'([^']+)'|`([^$]+)\$)/g)].map(
        ([, kind, name, each]) => (each ? `${each}…` : kind === 'Days' ? `${name}/…` : name),
      ),
    );
    expect(places).toContain('family-log/…');
    const kept = [...places, READING]; // a part of the log with its own retention
    expect(named).toEqual(expect.arrayContaining([...Object.values(stores).flat(), ...kept]));
    const ours = wordsOfAll(below(main, 'What this site stores by itself'), 'td code');
    const known = [...Object.values(stores).flat(), ...kept];
    expect(ours.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has a section for each other service, which the question and the calendar lead to', () => {
    const ids = ['google', 'calendly', 'others'];
    expect(ids.filter((id) => !main.querySelector(`h2#${id}`))).toEqual([]);
    const home = servedDocument('/');
    expect(hrefs(home, 'section[aria-label="Cookie choices"] a')).toEqual(['/cookies']);
    expect(hrefs(home, '#consultation a')).toContain('/cookies#calendly');
  });
});

describe('the terms', () => {
  const main = servedDocument('/terms').querySelector('main')!;

  it('take the right to cancel digital content away in the order of the law', () => {
    const steps = below(main, 'Cancelling the online programme').querySelectorAll('ol > li');
    expect([...steps].map((step) => words(step.querySelector('strong')))).toEqual([
      'You agree.',
      'You confirm.',
      'I confirm.',
    ]);
  });

  it('hold the model cancellation form', () => {
    const form = words(below(main, 'The cancellation form').querySelector('blockquote'));
    expect(form).toMatch(/I\/We\* hereby give notice that I\/We\* cancel my\/our\* contract/);
    expect(form).toMatch(/Ordered on.*Name of consumer.*Address of consumer.*Signature.*Date/);
  });
});

it.each(['/', '/login', '/discovery-call', '/404'])('the foot of %s leads to the terms', (path) => {
  expect(hrefs(servedDocument(path), 'footer a')).toEqual(
    expect.arrayContaining(['/privacy', '/cookies', '/terms', '/accessibility']),
  );
});
