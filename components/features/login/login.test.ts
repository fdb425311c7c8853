import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Verifier } from '../../lib/schema.gen';
import { keepWantedPage } from '../../lib/wanted-page';
import { openedAfterLogin, wantedPage } from './after-login';
import { isSharedWindow } from './shared-window';
import { verify } from './verify';
import { refuseStorage } from '../../lib/fixtures';

it.each([
  ['a tab of its own', null, false, false],
  ['a window that a page has opened', {}, false, true],
  ['a frame', null, true, true],
  ['a frame in a window that a page has opened', {}, true, true],
])('Whether a window is shared: %s', (_, opener, isFramed, isShared) => {
  const own = { opener, parent: {} };
  if (!isFramed) own.parent = own;
  vi.stubGlobal('window', own);
  expect(isSharedWindow()).toBe(isShared);
});

describe('The check of a pair', () => {
  /** A verifier with few iterations, for the derivation in JavaScript. */
  const quick: Verifier = {
    salt: 'c2FsdA==',
    hash: pbkdf2Sync('member\0goodnight', 'salt', 100, 32, 'sha256').toString('base64'),
    iterations: 100,
  };

  it.each([
    ['another password', 'member', 'goodbye', false],
    ['another name', 'members', 'goodnight', false],
    ['a capital in the name, as keyboards add it', 'Member', 'goodnight', true],
    ['another case of the password', 'member', 'Goodnight', false],
    ['a space after the password', 'member', 'goodnight ', false],
    ['spaces around the name, as keyboards add them', ' member ', 'goodnight', true],
    ['nothing', '', '', false],
    ['a pair that is only the same when joined', 'membergood', 'night', false],
  ])('decides on %s', async (_, username, password, expected) => {
    expect(await verify(quick, username, password)).toBe(expected);
  });

  it('takes a letter with its mark for the same, as one or as two', async () => {
    const hash = pbkdf2Sync('zo\u00EB\0m\u00F6nd', 'salt', 100, 32, 'sha256').toString('base64');
    const marked = { ...quick, hash };
    expect(await verify(marked, 'Zo\u00EB', 'm\u00F6nd')).toBe(true);
    expect(await verify(marked, 'Zoe\u0308', 'mo\u0308nd')).toBe(true);
  });

  it('decides the same without Web Crypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await verify(quick, 'member', 'goodnight')).toBe(true);
    expect(await verify(quick, 'member', 'goodbye')).toBe(false);
  });
});

describe('After the login', () => {
  const guide = { path: '/safe-sleep', title: 'Safe Sleep' };

  it('leads from the login back to the page that was wanted, and to its section', () => {
    keepWantedPage(guide);
    expect(wantedPage()).toEqual(guide);
    expect(openedAfterLogin('', '/getting-started', '/my-plan')).toBe('/safe-sleep');
    expect(openedAfterLogin('#twins', '/getting-started', '/my-plan')).toBe('/safe-sleep#twins');
  });

  it('is forgotten after an hour', () => {
    keepWantedPage(guide);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(wantedPage()).toBeUndefined();
    expect(openedAfterLogin('', '/getting-started', '/my-plan')).toBe('/getting-started');
  });

  it.each(['', '#', '#stage-2', '#plans', '#plan'])(
    'leads to the first guide from “%s”',
    (hash) => {
      expect(openedAfterLogin(hash, '/getting-started', '/my-plan')).toBe('/getting-started');
    },
  );

  it('leads a family with a plan to it', () => {
    localStorage.setItem('family-log/plan', '{}');
    expect(openedAfterLogin('', '/getting-started', '/my-plan')).toBe('/my-plan');
    keepWantedPage(guide);
    expect(openedAfterLogin('', '/getting-started', '/my-plan')).toBe('/safe-sleep');
  });

  it('leads to the start page where no page makes plans', () => {
    localStorage.setItem('family-log/plan', '{}');
    expect(openedAfterLogin('', '/getting-started', '')).toBe('/getting-started');
    expect(openedAfterLogin('#plan=1', '/getting-started', '')).toBe('/getting-started');
  });

  it('hands a plan in the address on, and leads nowhere but to it', () => {
    expect(openedAfterLogin('#plan=1', '/getting-started', '/my-plan')).toBe('/my-plan#plan=1');
    expect(openedAfterLogin('#plan=//elsewhere.example', '/getting-started', '/my-plan')).toMatch(
      /^\/my-plan#/,
    );
  });

  it.each([
    '//elsewhere.example',
    'https://elsewhere.example',
    '',
    5,
    '/\\elsewhere.example',
    '/a/..//elsewhere.example',
  ])('leads nowhere else: %j', (path) => {
    sessionStorage.setItem(
      'wanted-page',
      JSON.stringify({ path, title: 'Elsewhere', at: Date.now() }),
    );
    expect(openedAfterLogin('', '/getting-started', '/my-plan')).toBe('/getting-started');
  });

  it('is nothing where storage is refused or damaged', () => {
    sessionStorage.setItem('wanted-page', '{');
    expect(wantedPage()).toBeUndefined();
    refuseStorage();
    expect(() => keepWantedPage(guide)).not.toThrow();
  });
});
