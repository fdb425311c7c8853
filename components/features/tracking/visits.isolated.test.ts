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

const at = (address: string) => () => history.replaceState(null, '', address);
const cameFrom = (query: string) => () =>
  vi
    .spyOn(document, 'referrer', 'get')
    .mockReturnValue(`https://littledormouse.example/confirmation${query}`);
const member = () => localStorage.setItem('isLoggedIn', 'true');
const shared = () => sessionStorage.setItem('sharedComputer', 'true');
const keeps = (key: string) => () => void keptAs<string>(key, () => undefined).write('y');
const browser = (asks: object) => () => vi.stubGlobal('navigator', asks);
const withoutOthers = () => {
  document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">`;
};

it.each<[string, ...(() => void)[]]>([
  ['a member', member],
  ['a member, in a tab that another used as on a shared computer', member, shared],
  ['an address with an e-mail address', at('?invitee_email=a%40b.example')],
  ['a page to which such an address leads', cameFrom('?invitee_email=a%40b.example')],
  ['a booking', at('?a=1&event_start_time=2026')],
  ['a name', at('?firstName=Rose')],
  ['a page that a booking leads to', cameFrom('?invitee_full_name=Rose')],
  ['a family that keeps a diary here', keeps('family-log/x')],
  ['a tab of a shared computer with answers, after signing out', shared, keeps('form-draft/x')],
  ['a diary, in a tab that another logged in and out of', keeps('family-log/x'), shared],
  ['an open or crashed editor', () => localStorage.setItem('sveltia-cms.user', '{}')],
  ['an address with a plan', at('#plan=1.a.w.0.3..Noor')],
  ['a document that leaves others out', withoutOthers],
  ['a browser that asks not to be tracked', browser({ doNotTrack: '1' })],
  ['a browser with Global Privacy Control', browser({ globalPrivacyControl: true })],
])('leaves out %s', (_, ...given) => {
  for (const prepare of given) prepare();
  countVisit(matomo, 'Home');
  expect(scripts()).toHaveLength(0);
  expect(window._paq).toBeUndefined();
});
