import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../lib/schema.gen';
import { applyConsent } from './tag';
import { bookingCompleted, confirmationShown, purchaseShown } from './tracking';
import { refuseStorage } from '../../lib/fixtures';

const site = (tagId = '', analyticsId = '') =>
  ({
    tracking: { tagId, analyticsId, booking: 'AW-1/book', purchase: 'AW-1/buy', purchaseValue: 99 },
  }) as Site;
const everything = { adverts: true, analytics: true };
const nothing = { adverts: false, analytics: false };
const adverts = { adverts: true, analytics: false };
const analytics = { adverts: false, analytics: true };

const NOW = 1_795_000_000_000;

/** The queue, with each gtag command as a plain array. */
const queue = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Array.from(entry as ArrayLike<unknown>)
      : entry,
  );
/** The queue without its consent commands. */
const events = () => queue().filter((entry) => !(Array.isArray(entry) && entry[0] === 'consent'));
const tags = () => document.querySelectorAll('script[src*="googletagmanager"]');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  window.fireConversion = () => {};
});
afterEach(() => {
  confirmationShown(site())(); // releases what a test has left in use, as its page would
  purchaseShown(site())();
  applyConsent(site(), nothing);
  delete window.dataLayer;
  delete window.gtag;
  delete window.fireConversion;
  tags().forEach((tag) => tag.remove());
});

describe('A completed booking', () => {
  const transaction_id = `calendly_${NOW}`;

  it('is stored only with consent to measuring adverts', () => {
    for (const granted of [nothing, analytics]) {
      applyConsent(site(), granted);
      bookingCompleted(site());
      expect(sessionStorage).toHaveLength(0);
    }
    applyConsent(site(), adverts);
    expect(Object.values(sessionStorage)).toEqual([transaction_id]);
    applyConsent(site(), nothing);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is without consent forgotten after its confirmation', () => {
    bookingCompleted(site());
    const leave = confirmationShown(site());
    vi.advanceTimersByTime(5000);
    leave();
    vi.setSystemTime(NOW + 60_000);
    confirmationShown(site());
    vi.advanceTimersByTime(0);
    expect(events().at(-1)).toEqual({
      event: 'appointment_confirmed',
      transaction_id: `manual_${NOW + 60_000}`,
    });
  });
});

it.each([
  ['?offer=year', 199],
  ['?offer=programme', 99],
  ['', 99],
])(
  'A purchase is reported with the value of the offer that the address %s names',
  (query, value) => {
    history.replaceState(null, '', `/thank-you${query}`);
    purchaseShown(site(), [{ offer: 'year', value: 199 }]);
    vi.advanceTimersByTime(0);
    expect(events()).toContainEqual(expect.objectContaining({ event: 'purchase_complete', value }));
    history.replaceState(null, '', '/');
  },
);

describe('Consent', () => {
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

  it.each([nothing, adverts, analytics, everything])('to %j grants that and no more', (granted) => {
    applyConsent(site('AW-1', 'G-1'), granted);
    expect(queue()[1]).toEqual([
      'consent',
      'update',
      {
        ad_storage: state(granted.adverts),
        ad_user_data: state(granted.adverts),
        ad_personalization: 'denied',
        analytics_storage: state(granted.analytics),
      },
    ]);
    const configured = events().filter((entry) => Array.isArray(entry) && entry[0] === 'config');
    expect(configured).toEqual([
      ...(granted.adverts ? [['config', 'AW-1', { send_page_view: false }]] : []),
      ...(granted.analytics ? [['config', 'G-1', { send_page_view: false }]] : []),
    ]);
    expect(tags()).toHaveLength(granted.adverts || granted.analytics ? 1 : 0);
  });

  it('loads no tag where the site has none', () => {
    applyConsent(site(), everything);
    expect(tags()).toHaveLength(0);
  });

  it.each(['#plan=1.a.w.0.3..Noor', '#tonight=1~Noor'])(
    'loads no tag that could read %s',
    (hash) => {
      history.replaceState(null, '', hash);
      applyConsent(site('AW-1'), everything);
      history.replaceState(null, '', '/');
      expect(tags()).toHaveLength(0);
    },
  );

  it('loads no tag in a document that leaves third parties out', () => {
    document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="frame-src 'none'; require-trusted-types-for 'script'">`;
    applyConsent(site('AW-1', 'G-1'), everything);
    document.head.innerHTML = '';
    expect(tags()).toHaveLength(0);
  });

  it('loads no tag for a member, who has the key of the library', () => {
    localStorage.setItem('isLoggedIn', 'true');
    applyConsent(site('AW-1', 'G-1'), everything);
    expect(tags()).toHaveLength(0);
  });

  it('loads the tag where the document holds the policy of the whole site', () => {
    document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
    applyConsent(site('AW-1'), everything);
    expect(tags()).toHaveLength(1);
  });

  it.each([nothing, adverts])('cut down to %j lets a loaded tag hear no more', (left) => {
    applyConsent(site('AW-1', 'G-1'), everything);
    const heard = window.dataLayer!; // the queue that the tag reads
    expect(applyConsent(site('AW-1', 'G-1'), left)).toBe(true);
    expect(Array.from(heard.at(-1) as ArrayLike<unknown>).slice(0, 2)).toEqual([
      'consent',
      'update',
    ]);
    const count = heard.length;
    bookingCompleted(site('AW-1', 'G-1'));
    expect(heard).toHaveLength(count);
    expect(queue().at(-1)).toEqual({ event: 'conversion', transaction_id: `calendly_${NOW}` });
  });

  it.each([
    ['given', nothing, everything],
    ['given for more', adverts, everything],
    ['repeated', everything, everything],
    ['refused', nothing, nothing],
  ])('asks for no new document when it is %s', (_, before, after) => {
    applyConsent(site('AW-1', 'G-1'), before);
    expect(applyConsent(site('AW-1', 'G-1'), after)).toBe(false);
  });

  it('taken back removes the cookies of what is no longer allowed', () => {
    for (const name of ['_gcl_au', '_ga', '_ga_1', 'other']) document.cookie = `${name}=1; path=/`;
    applyConsent(site('AW-1', 'G-1'), analytics);
    expect(document.cookie.split('; ').sort()).toEqual(['_ga=1', '_ga_1=1', 'other=1']);
    applyConsent(site('AW-1', 'G-1'), nothing);
    expect(document.cookie).toBe('other=1');
  });
});

describe('A failure', () => {
  const fail = () => {
    throw new Error('broken');
  };

  it.each([
    ['a missing fireConversion', () => delete window.fireConversion],
    ['a throwing fireConversion', () => (window.fireConversion = fail)],
    ['a throwing gtag', () => (window.gtag = fail)],
    ['a gtag that is none', () => Object.assign(window, { gtag: 'not a function' })],
    ['a data layer that is none', () => (window.dataLayer = {} as unknown[])],
    ['refused storage', () => refuseStorage('setItem') && refuseStorage('getItem')],
  ])('is only written to the console: %s', (_, breaks) => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    breaks();
    bookingCompleted(site());
    confirmationShown(site());
    purchaseShown(site());
    vi.advanceTimersByTime(5000);
    expect(warning).toHaveBeenCalled();
  });

  it.each([
    ['refused', ['setItem', 'getItem']],
    ['full', ['setItem']],
  ] as const)('does not split one booking into several where storage is %s', (_, methods) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const method of methods) refuseStorage(method);
    bookingCompleted(site());
    vi.advanceTimersByTime(1500);
    confirmationShown(site());
    vi.advanceTimersByTime(5000);
    const text = JSON.stringify(events());
    expect(text).toContain(`calendly_${NOW}`);
    expect(text).not.toContain('manual_');
  });
});
