import type { PurchaseValue, Site } from '../../lib/schema.gen';
import { attempt, gtag, push } from './queue';
import {
  createTransaction,
  currentTransaction,
  releaseTransaction,
  type Numbered,
} from './transaction';

/* Reports bookings and purchases to the queue in the page. */

/** Reports a booking once, when the calendar has sent its message. */
export function bookingCompleted({ tracking }: Site): void {
  const transaction_id = createTransaction('booking-transaction', 'calendly_');
  gtag('event', 'conversion', { send_to: tracking.booking, transaction_id });
  attempt('fireConversion', () => window.fireConversion!());
  push({ event: 'calendly_booking_completed', transaction_id });
  push({ event: 'conversion', transaction_id });
}

/**
 * Reports the confirmation three times, in case the tag loads late: at once, after 500 and after
 * 2000 ms. All have the booking's transaction ID, so they count as one. Returns a function that
 * cancels the remaining ones.
 */
export function confirmationShown({ tracking }: Site): () => void {
  return schedule([0, 500, 2000], 'booking-transaction', 'manual_', (transaction_id) => {
    const event_id = transaction_id;
    gtag('event', 'conversion', { send_to: tracking.booking, transaction_id });
    gtag('event', 'generate_lead', { currency: 'GBP', value: 0, event_id });
    gtag('event', 'page_view', { page_location: location.href, event_id });
    push({ event: 'appointment_confirmed', transaction_id });
  });
}

/**
 * Reports a purchase once, with the value of the offer in the address: /thank-you?offer=. With consent
 * a reload reuses the transaction ID, so it adds no sale. Returns a function that cancels it.
 */
export function purchaseShown({ tracking }: Site, purchases: PurchaseValue[] = []): () => void {
  const bought = new URLSearchParams(location.search).get('offer');
  const value = purchases.find(({ offer }) => offer === bought)?.value ?? tracking.purchaseValue;
  return schedule([0], 'purchase-transaction', '', (transaction_id) => {
    const purchase = { transaction_id, value, currency: 'GBP' };
    gtag('event', 'conversion', { send_to: tracking.purchase, ...purchase });
    gtag('event', 'purchase', purchase);
    push({ event: 'purchase_complete', ...purchase });
  });
}

/** Reports an event with one transaction ID, after each of several delays in milliseconds. */
function schedule(
  moments: number[],
  what: Numbered,
  prefix: string,
  report: (transaction: string) => void,
): () => void {
  const numbered = () => report(currentTransaction(what) ?? createTransaction(what, prefix));
  const timers = moments.map((moment) => setTimeout(numbered, moment));
  return () => {
    timers.forEach(clearTimeout);
    releaseTransaction(what);
  };
}
