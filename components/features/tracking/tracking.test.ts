import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../lib/schema.gen';
import { applyConsent, bookingCompleted, confirmationShown, purchaseShown } from './tracking';

const site = (tagId = '') =>
  ({
    tracking: { tagId, booking: 'AW-1/book', purchase: 'AW-1/buy', purchaseValue: 99 },
  }) as Site;

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
  vi.useRealTimers();
  delete window.dataLayer;
  delete window.gtag;
  delete window.fireConversion;
  tags().forEach((tag) => tag.remove());
});

describe('A completed booking', () => {
  const transaction_id = `calendly_${NOW}`;

  it('is reported with one id, which the confirmation reuses', () => {
    const fired = vi.fn();
    window.fireConversion = fired;
    bookingCompleted(site());
    expect(events()).toEqual([
      ['event', 'conversion', { send_to: 'AW-1/book', transaction_id }],
      { event: 'calendly_booking_completed', transaction_id },
      { event: 'conversion', transaction_id },
    ]);
    expect(fired).toHaveBeenCalledOnce();
    expect(Object.values(sessionStorage)).toEqual([transaction_id]);
  });

  it('is counted once, however often its confirmation reports it', () => {
    bookingCompleted(site());
    vi.advanceTimersByTime(1500);
    confirmationShown(site());
    vi.advanceTimersByTime(5000);
    const ids = events()
      .filter((entry) => Array.isArray(entry) && entry[1] === 'conversion')
      .map((entry) => (entry as [string, string, { transaction_id: string }])[2].transaction_id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids)).toEqual(new Set([transaction_id]));
  });
});

describe('The confirmation', () => {
  const firing = (id: string) => [
    ['event', 'conversion', { send_to: 'AW-1/book', transaction_id: id }],
    ['event', 'generate_lead', { currency: 'GBP', value: 0, event_id: id }],
    ['event', 'page_view', { page_location: location.href, event_id: id }],
    { event: 'appointment_confirmed', transaction_id: id },
  ];

  it.each([
    [0, 1],
    [499, 1],
    [500, 2],
    [1999, 2],
    [2000, 3],
    [60_000, 3],
  ])('has after %i ms been reported %i times', (milliseconds, times) => {
    confirmationShown(site());
    vi.advanceTimersByTime(milliseconds);
    const once = firing(`manual_${NOW}`);
    expect(events()).toEqual(Array.from({ length: times }, () => once).flat());
  });

  it('keeps its id over a reload', () => {
    confirmationShown(site());
    vi.advanceTimersByTime(2000);
    delete window.dataLayer;
    vi.setSystemTime(NOW + 60_000);
    confirmationShown(site());
    vi.advanceTimersByTime(0);
    expect(events()).toEqual(firing(`manual_${NOW}`));
  });

  it('is no longer reported once it has been left', () => {
    const stop = confirmationShown(site());
    vi.advanceTimersByTime(0);
    stop();
    vi.advanceTimersByTime(5000);
    expect(events()).toHaveLength(4);
  });
});

describe('A purchase', () => {
  it('is reported once, with the value of the content; a reload adds no sale', () => {
    const sale = { transaction_id: `${NOW}`, value: 99, currency: 'GBP' };
    const report = [
      ['event', 'conversion', { send_to: 'AW-1/buy', ...sale }],
      ['event', 'purchase', sale],
      { event: 'purchase_complete', ...sale },
    ];
    purchaseShown(site());
    vi.advanceTimersByTime(5000);
    expect(events()).toEqual(report);
    purchaseShown(site());
    vi.advanceTimersByTime(5000);
    expect(events()).toEqual([...report, ...report]);
  });
});

describe('Consent', () => {
  it('is refused by default, before anything else is in the queue', () => {
    bookingCompleted(site());
    expect(queue()[0]).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 500,
      },
    ]);
  });

  it.each([
    ['accepted', 'AW-1', 'granted', 1],
    ['accepted', '', 'granted', 0],
    ['rejected', 'AW-1', 'denied', 0],
    ['rejected', '', 'denied', 0],
  ] as const)('when %s, with the tag id "%s", is %s and loads %i tags', (choice, id, state, n) => {
    applyConsent(site(id), choice);
    expect(queue()[1]).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: state }),
    ]);
    expect(tags()).toHaveLength(n);
  });

  it('loads no tag that could read a plan in the address', () => {
    history.replaceState(null, '', '#plan=1.a.w.0.3..Noor');
    applyConsent(site('AW-1'), 'accepted');
    history.replaceState(null, '', '/');
    expect(tags()).toHaveLength(0);
  });

  it('loads the tag once, however often it is given', () => {
    applyConsent(site('AW-1'), 'accepted');
    applyConsent(site('AW-1'), 'accepted');
    expect(tags()).toHaveLength(1);
    expect(tags()[0]).toHaveAttribute('src', 'https://www.googletagmanager.com/gtag/js?id=AW-1');
    expect(events().slice(0, 2)).toEqual([
      ['js', new Date(NOW)],
      ['config', 'AW-1', { send_page_view: false }],
    ]);
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
    ['a data layer that is none', () => (window.dataLayer = {} as unknown[])],
    [
      'refused storage',
      () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail) &&
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail),
    ],
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
    for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(fail);
    bookingCompleted(site());
    vi.advanceTimersByTime(1500);
    confirmationShown(site());
    vi.advanceTimersByTime(5000);
    const text = JSON.stringify(events());
    expect(text).toContain(`calendly_${NOW}`);
    expect(text).not.toContain('manual_');
  });
});
