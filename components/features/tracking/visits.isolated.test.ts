import { afterEach, expect, it, vi } from 'vitest';
import { keptAs } from '../../lib/kept';
import { countVisit } from './visits';

const plausible = {
  script: 'https://plausible.io/js/script.js',
  attributes: [['data-domain', 'littledormouse.co.uk']],
  commands: [],
};
const matomo = {
  script: 'https://stats.example.org/matomo.js',
  attributes: [],
  commands: [['disableCookies'], ['setSiteId', '1']],
};
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
  delete window._paq;
});

it('loads the counter once, with its attributes, and stores nothing', () => {
  countVisit(plausible, 'Home');
  countVisit(plausible, 'Contact');
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toHaveAttribute('src', plausible.script);
  expect(scripts()[0]).toHaveAttribute('data-domain', 'littledormouse.co.uk');
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  expect(window._paq).toBeUndefined();
});

it('tells Matomo of each page, and first to set no cookies', () => {
  history.replaceState(null, '', '/contact?from=a&utm_campaign=b#form');
  countVisit(matomo, 'Contact');
  countVisit(matomo, 'Terms');
  const view = (title: string) => [
    ['setCustomUrl', `${location.origin}/contact`],
    ['setDocumentTitle', title],
    ['trackPageView'],
  ];
  expect(window._paq).toEqual([...matomo.commands, ...view('Contact'), ...view('Terms')]);
  expect(scripts()).toHaveLength(1);
});

it.each<[string, () => void]>([
  ['a member', () => localStorage.setItem('isLoggedIn', 'true')],
  [
    'a member, in a tab that somebody else used as on a shared computer',
    () => {
      localStorage.setItem('isLoggedIn', 'true');
      sessionStorage.setItem('sharedComputer', 'true');
    },
  ],
  [
    'an address with an e-mail address',
    () => history.replaceState(null, '', '?invitee_email=a%40b.example'),
  ],
  [
    'a page that an address with an e-mail address leads to',
    () =>
      vi
        .spyOn(document, 'referrer', 'get')
        .mockReturnValue('https://littledormouse.example/confirmation?invitee_email=a%40b.example'),
  ],
  ['a booking', () => history.replaceState(null, '', '?a=1&event_start_time=2026')],
  ['a name', () => history.replaceState(null, '', '?firstName=Rose')],
  [
    'a page that a booking leads to',
    () =>
      vi
        .spyOn(document, 'referrer', 'get')
        .mockReturnValue('https://littledormouse.example/confirmation?invitee_full_name=Rose'),
  ],
  [
    'a family that keeps a diary here',
    () => keptAs<string>('family-log/x', () => undefined).write('y'),
  ],
  [
    'a tab of a shared computer with answers, after signing out',
    () => {
      sessionStorage.setItem('sharedComputer', 'true');
      keptAs<string>('form-draft/x', () => undefined).write('y');
    },
  ],
  [
    'a family that keeps a diary here, in a tab that somebody else logged in and out of',
    () => {
      keptAs<string>('family-log/x', () => undefined).write('y');
      sessionStorage.setItem('sharedComputer', 'true');
    },
  ],
  [
    'an author whose editor is open, or ended in a crash',
    () => localStorage.setItem('sveltia-cms.user', '{}'),
  ],
  ['an address with a plan', () => history.replaceState(null, '', '#plan=1.a.w.0.3..Noor')],
  [
    'a document that leaves others out',
    () => {
      document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">`;
    },
  ],
  ['a browser that asks not to be tracked', () => vi.stubGlobal('navigator', { doNotTrack: '1' })],
  [
    'a browser that refuses by Global Privacy Control',
    () => vi.stubGlobal('navigator', { globalPrivacyControl: true }),
  ],
])('leaves out %s', (_, given) => {
  given();
  countVisit(matomo, 'Home');
  expect(scripts()).toHaveLength(0);
  expect(window._paq).toBeUndefined();
});
