import { describe, expect, it } from 'vitest';
import * as routes from '../routes';
import { grade } from './observatory';
import { finishedFiles, parseHtml, readFinished, servedDocument } from './site';

/** The headers of an address, from the rules in `_headers`. Hosts join what several say of one. */
function headersOf(address: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of readFinished('_headers').trimEnd().split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? `${address}/`.startsWith(line.slice(0, -1)) : address === line;
    } else if (applies) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      headers.append(name, value);
    }
  }
  return headers;
}

it.each(routes.all)('the headers of %s score 130 of the Observatory’s points: A+', (path) => {
  expect(grade(headersOf(path), servedDocument(path))).toMatchObject({ score: 130 });
});

describe('the Observatory counts', () => {
  const page = parseHtml('<script src="/a.js"></script>');
  const good = headersOf('/');
  const policy = good.get('content-security-policy') ?? '';
  const changed = (name: string, value: string | null) => {
    const headers = new Headers(good);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return headers;
  };

  const withPolicy = (text: string | RegExp, instead: string) =>
    changed('content-security-policy', policy.replace(text, instead));

  // The scores are those that its own program, version 1.4.8, gives for the same headers.
  it.each([
    ['no policy', changed('content-security-policy', null), 75],
    ['a host in vain', withPolicy("'strict-dynamic'", "'strict-dynamic' https:"), 130],
    ['no hash', withPolicy(/'sha256-\S+ /, ''), 75],
    ['any inline script', withPolicy(/'sha256-\S+ 'strict-dynamic'/, "'unsafe-inline'"), 80],
    ['any inline style', withPolicy("style-src 'self'", "style-src 'unsafe-inline'"), 120],
    ['text that runs', withPolicy("'strict-dynamic'", "'unsafe-eval'"), 110],
    ['an open default', withPolicy("default-src 'none'", "default-src 'self'"), 125],
    ['pictures in the clear', withPolicy("img-src 'self'", 'img-src http:'), 110],
    ['a directive twice', withPolicy(/$/, "; img-src 'self'"), 75],
    ['frames by the older header alone', withPolicy("frame-ancestors 'none'", ''), 130],
    ['no word to stay with HTTPS', changed('strict-transport-security', null), 80],
    ['a day of HTTPS', changed('strict-transport-security', 'max-age=86400'), 120],
    ['whole addresses for everybody', changed('referrer-policy', 'unsafe-url'), 120],
    ['no rule for addresses', changed('referrer-policy', null), 125],
    ['types that may be guessed', changed('x-content-type-options', null), 125],
    ['files for every site', changed('cross-origin-resource-policy', null), 120],
    ['a word that is none', changed('cross-origin-resource-policy', 'nobody'), 115],
  ])('for %s', (_, headers, score) => {
    expect(grade(headers, page).score).toBe(score);
  });
});

describe('third parties', () => {
  const hosts = (text: string) => text.match(/https:\/\/[^\s;"&]+/g) ?? [];
  const added = (path: string) =>
    servedDocument(path)
      .querySelector('meta[http-equiv="Content-Security-Policy"]')
      ?.getAttribute('content') ?? '';

  it('are in the policy of the pages with the calendar, which the tag may join', () => {
    expect(hosts(headersOf('/').get('content-security-policy') ?? '')).not.toEqual([]);
    expect(added('/')).toBe('');
  });

  it.each(['/login', ...routes.members])('are left out of the document of %s', (path) => {
    const names = (text: string) => text.split('; ').map((part) => part.split(' ', 1)[0] ?? '');
    const open = (headersOf(path).get('content-security-policy') ?? '')
      .split('; ')
      .filter((part) => hosts(part).length > 0);
    expect(names(added(path))).toEqual(expect.arrayContaining(names(open.join('; '))));
    expect(hosts(added(path))).toEqual([]);
  });
});

it('the login alone is cut off from the windows of other pages', () => {
  const cutOff = routes.all.filter((path) => headersOf(path).has('cross-origin-opener-policy'));
  expect(cutOff).toEqual(['/login']);
  expect(headersOf('/login').get('cross-origin-opener-policy')).toBe('same-origin');
});

it('answers are kept for long, shared or not at all by the rule of one folder each', () => {
  const [asset = ''] = finishedFiles('assets');
  const [body = ''] = finishedFiles('members');
  expect(headersOf(asset).get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headersOf(body).get('cache-control')).toBe('private, no-cache');
  expect(headersOf('/').get('cache-control')).toBeNull();
});
