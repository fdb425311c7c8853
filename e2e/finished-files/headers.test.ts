import { describe, expect, it } from 'vitest';
import * as routes from '../routes';
import { finishedFiles, readFinished, servedDocument } from './site';

/** The headers of an address, from the rules in `_headers`. Hosts join values from several rules. */
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

/** What pages may use, apart from the hosts of third parties. Mozilla’s Observatory scores it 130 points. */
const policy = [
  "default-src 'none'",
  "script-src 'sha256' 'strict-dynamic'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  'frame-src',
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

it.each(routes.all)('the headers of %s allow what the site uses, and no more', (path) => {
  const { 'content-security-policy': allowed = '', ...others } = Object.fromEntries(
    headersOf(path),
  );
  const apart = allowed.replace(/ https:\/\/[\w.*-]+/g, '').replace(/(?<='sha256)-[\w+/=]+/, '');
  expect(apart.split('; ')).toEqual(policy);
  expect(others).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  const scripts = [...servedDocument(path).querySelectorAll('script[src]')];
  expect(scripts.filter((one) => !/^\/(?!\/)/.test(one.getAttribute('src')!))).toEqual([]);
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
