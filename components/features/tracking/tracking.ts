import { planCode } from '../../lib/plan-link';
import type { Site } from '../../lib/schema.gen';

/*
 * Reports to the advertising tag. Events are pushed to a queue in the page, which nothing
 * reads unless the visitor consents to the tag. Errors are only written to the console.
 */

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
    /** A helper that an advertising service may add to the page. */
    fireConversion?: () => void;
  }
}

const BOOKING_KEY = 'booking-transaction';
const PURCHASE_KEY = 'purchase-transaction';

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

/** Applies the visitor's choice: with consent the tag is loaded, where the site has one. */
export function applyConsent({ tracking }: Site, choice: 'accepted' | 'rejected'): void {
  gtag('consent', 'update', choice === 'accepted' ? granted : denied);
  // A plan in the address is for nobody else to read.
  if (planCode(location.hash) !== undefined) return;
  if (choice === 'accepted' && tracking.tagId) attempt('tag', () => loadTag(tracking.tagId));
}

/** Reports a booking once, when the calendar has sent its message. */
export function bookingCompleted({ tracking }: Site): void {
  const transaction_id = createTransactionId(BOOKING_KEY, 'calendly_');
  gtag('event', 'conversion', { send_to: tracking.booking, transaction_id });
  attempt('fireConversion', () => window.fireConversion!());
  push({ event: 'calendly_booking_completed', transaction_id });
  push({ event: 'conversion', transaction_id });
}

/**
 * Reports the confirmation three times, in case the tag loads late: at once, after
 * 500 and after 2000 ms. All carry the booking's transaction id, so they count as one.
 *
 * @returns a function that cancels the remaining reports.
 */
export function confirmationShown({ tracking }: Site): () => void {
  return schedule([0, 500, 2000], () => {
    const transaction_id =
      storedTransactionId(BOOKING_KEY) ?? createTransactionId(BOOKING_KEY, 'manual_');
    const event_id = transaction_id;
    gtag('event', 'conversion', { send_to: tracking.booking, transaction_id });
    gtag('event', 'generate_lead', { currency: 'GBP', value: 0, event_id });
    gtag('event', 'page_view', { page_location: location.href, event_id });
    push({ event: 'appointment_confirmed', transaction_id });
  });
}

/**
 * Reports a purchase once; a reload keeps its transaction id, so it adds no sale.
 *
 * @returns a function that cancels the report.
 */
export function purchaseShown({ tracking }: Site): () => void {
  return schedule([0], () => {
    const transaction_id =
      storedTransactionId(PURCHASE_KEY) ?? createTransactionId(PURCHASE_KEY, '');
    const purchase = { transaction_id, value: tracking.purchaseValue, currency: 'GBP' };
    gtag('event', 'conversion', { send_to: tracking.purchase, ...purchase });
    gtag('event', 'purchase', purchase);
    push({ event: 'purchase_complete', ...purchase });
  });
}

/** Sends a command to the tag, or to its queue until the tag is loaded. */
function gtag(...command: unknown[]): void {
  attempt('gtag', () => {
    ensureQueue();
    window.gtag!(...command);
  });
}

function push(event: object): void {
  attempt('dataLayer', () => {
    ensureQueue();
    window.dataLayer!.push(event);
  });
}

/** Creates the queue, with consent denied before anything else in it. */
function ensureQueue(): void {
  window.dataLayer ??= [];
  if (window.gtag) return;
  window.gtag = function () {
    // The tag recognises a command by the arguments object; an array is ignored.
    window.dataLayer!.push(arguments);
  };
  window.gtag('consent', 'default', { ...denied, wait_for_update: 500 });
}

function loadTag(id: string): void {
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false }); // pages report their own views
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

function schedule(moments: number[], report: () => void): () => void {
  const timers = moments.map((moment) => setTimeout(report, moment));
  return () => timers.forEach(clearTimeout);
}

/** Ids that the browser refused to store; they last as long as the document. */
const unstored = new Map<string, string>();

/** Creates a transaction id and stores it for as long as the tab is open. */
function createTransactionId(key: string, prefix: string): string {
  const id = `${prefix}${Date.now()}`;
  try {
    sessionStorage.setItem(key, id);
  } catch (error) {
    console.warn('Tracking: the id could not be stored.', error);
    unstored.set(key, id);
  }
  return id;
}

function storedTransactionId(key: string): string | undefined {
  if (unstored.has(key)) return unstored.get(key);
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Runs an action; an error is only logged. */
function attempt(what: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    console.warn(`Tracking: ${what} failed.`, error);
  }
}
