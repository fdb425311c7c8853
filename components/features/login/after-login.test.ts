import { beforeEach, expect, it, vi } from 'vitest';
import { keepWantedPage } from '../../lib/wanted-page';
import { openedAfterLogin, wantedPage } from './after-login';

const guide = { path: '/safe-sleep', title: 'Safe Sleep' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('leads from the login back to the page that was wanted, and to its section', () => {
  keepWantedPage(guide);
  expect(wantedPage()).toEqual(guide);
  expect(openedAfterLogin('', '/getting-started')).toBe('/safe-sleep');
  expect(openedAfterLogin('#twins', '/getting-started')).toBe('/safe-sleep#twins');
});

it('is forgotten after an hour', () => {
  keepWantedPage(guide);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(wantedPage()).toBeUndefined();
  expect(openedAfterLogin('', '/getting-started')).toBe('/getting-started');
});

it.each(['', '#', '#stage-2', '#plans', '#plan'])('leads to the first guide from “%s”', (hash) => {
  expect(openedAfterLogin(hash, '/getting-started')).toBe('/getting-started');
});

it('leads a family with a plan to it', () => {
  localStorage.setItem('family-log/plan', '{}');
  expect(openedAfterLogin('', '/getting-started')).toBe('/comforting-sleep-journey');
  keepWantedPage(guide);
  expect(openedAfterLogin('', '/getting-started')).toBe('/safe-sleep');
});

it('hands a plan in the address on, and leads nowhere but to it', () => {
  expect(openedAfterLogin('#plan=1', '/getting-started')).toBe('/comforting-sleep-journey#plan=1');
  expect(openedAfterLogin('#plan=//elsewhere.example', '/getting-started')).toMatch(
    /^\/comforting-sleep-journey#/,
  );
});

it.each(['//elsewhere.example', 'https://elsewhere.example', '', 5, '/\\elsewhere.example'])(
  'leads nowhere else: %j',
  (path) => {
    sessionStorage.setItem(
      'wanted-page',
      JSON.stringify({ path, title: 'Elsewhere', at: Date.now() }),
    );
    expect(openedAfterLogin('', '/getting-started')).toBe('/getting-started');
  },
);

it('is nothing where storage is refused or damaged', () => {
  sessionStorage.setItem('wanted-page', '{');
  expect(wantedPage()).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  expect(() => keepWantedPage(guide)).not.toThrow();
});
