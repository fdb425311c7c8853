import type { Site } from '../../lib/schema.gen';

/*
 * What is reported to the advertising tag. Everything goes into a plain queue in
 * the page, which stays there unless the visitor consents to the tag that reads it.
 * Nothing here may ever disturb a visitor: what fails is only written to the console.
 */

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
    /** A helper that an advertiser may add to the page. */
    fireConversion?: () => void;
  }
}

const BOOKING = 'booking-transaction';
const PURCHASE = 'purchase-transaction';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

const granted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};

/** Acts on the visitor's choice: with consent, and a tag to load, the tag is loaded. */
export function applyConsent({ tracking }: Site, choice: 'accepted' | 'rejected'): void {
  gtag('consent', 'update', choice === 'accepted' ? granted : denied);
  if (choice === 'accepted' && tracking.tagId) attempt('tag', () => loadTag(tracking.tagId));
}

/** Reports a booking, once, as soon as the calendar has told of it. */
export function bookingCompleted({ tracking }: Site): void {
  const transaction_id = mint(BOOKING, 'calendly_');
  gtag('event', 'conversion', { send_to: tracking.booking, transaction_id });
  attempt('fireConversion', () => window.fireConversion!());
  push({ event: 'calendly_booking_completed', transaction_id });
  push({ event: 'conversion', transaction_id });
}

/**
 * Reports the confirmation three times, in case the tag comes late: at once, after
 * 500 and after 2000 ms. All carry the booking's own id, so they count as one.
 *
 * @returns a function that stops what is still to come.
 */
export function confirmationShown({ tracking }: Site): () => void {
  return atMoments([0, 500, 2000], () => {
    const transaction_id = stored(BOOKING) ?? mint(BOOKING, 'manual_');
    const event_id = transaction_id;
    gtag('event', 'conversion', { send_to: tracking.booking, transaction_id });
    gtag('event', 'generate_lead', { currency: 'GBP', value: 0, event_id });
    gtag('event', 'page_view', { page_location: location.href, event_id });
    push({ event: 'appointment_confirmed', transaction_id });
  });
}

/**
 * Reports a purchase, once; a reload keeps its id, and so adds no sale.
 *
 * @returns a function that stops it, where it has not happened yet.
 */
export function purchaseShown({ tracking }: Site): () => void {
  return atMoments([0], () => {
    const transaction_id = stored(PURCHASE) ?? mint(PURCHASE, '');
    const sale = { transaction_id, value: tracking.purchaseValue, currency: 'GBP' };
    gtag('event', 'conversion', { send_to: tracking.purchase, ...sale });
    gtag('event', 'purchase', sale);
    push({ event: 'purchase_complete', ...sale });
  });
}

/** Sends a command to the tag, or to the queue that stands in for it. */
function gtag(...command: unknown[]): void {
  attempt('gtag', () => {
    openQueue();
    window.gtag!(...command);
  });
}

function push(event: object): void {
  attempt('dataLayer', () => {
    openQueue();
    window.dataLayer!.push(event);
  });
}

/** Makes the queue, and refuses everything in it before anything can read it. */
function openQueue(): void {
  window.dataLayer ??= [];
  if (window.gtag) return;
  window.gtag = function () {
    // The tag tells a command from an event by this very object; an array will not do.
    window.dataLayer!.push(arguments);
  };
  window.gtag('consent', 'default', { ...denied, wait_for_update: 500 });
}

function loadTag(id: string): void {
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false }); // the pages report their own views
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

function atMoments(moments: number[], report: () => void): () => void {
  const timers = moments.map((moment) => setTimeout(report, moment));
  return () => timers.forEach(clearTimeout);
}

/** Ids that the browser refused to store; they last until the document is left. */
const unstored = new Map<string, string>();

/** Makes an id, and keeps it as long as the tab is open. */
function mint(key: string, prefix: string): string {
  const id = `${prefix}${Date.now()}`;
  try {
    sessionStorage.setItem(key, id);
  } catch (error) {
    console.warn('Tracking: the id could not be stored.', error);
    unstored.set(key, id);
  }
  return id;
}

function stored(key: string): string | undefined {
  if (unstored.has(key)) return unstored.get(key);
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function attempt(what: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    console.warn(`Tracking: ${what} failed.`, error);
  }
}
