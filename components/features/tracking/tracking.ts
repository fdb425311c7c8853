import type { PurchaseValue, Site } from '../../lib/schema.gen';
import { attempt, gtag, push } from './queue';
import { createTransaction, currentTransaction, releaseTransaction } from './transaction';

/*
 * What is reported of bookings and purchases, to the queue in the page.
 */

/** Reports a booking once, when the calendar has sent its message. */
export function bookingCompleted({ tracking }: Site): void {
  const transaction_id = createTransaction('booking-transaction', 'calendly_');
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
  const stop = schedule([0, 500, 2000], () => {
    const transaction_id =
      currentTransaction('booking-transaction') ??
      createTransaction('booking-transaction', 'manual_');
    const event_id = transaction_id;
    gtag('event', 'conversion', { send_to: tracking.booking, transaction_id });
    gtag('event', 'generate_lead', { currency: 'GBP', value: 0, event_id });
    gtag('event', 'page_view', { page_location: location.href, event_id });
    push({ event: 'appointment_confirmed', transaction_id });
  });
  return () => {
    stop();
    releaseTransaction('booking-transaction');
  };
}

/**
 * Reports a purchase once, with the value of the offer that the address names: /thank-you?offer=; with consent a reload keeps its transaction id, so it adds no
 * sale.
 *
 * @returns a function that cancels the report.
 */
export function purchaseShown({ tracking }: Site, purchases: PurchaseValue[] = []): () => void {
  const bought = new URLSearchParams(location.search).get('offer');
  const value = purchases.find(({ offer }) => offer === bought)?.value ?? tracking.purchaseValue;
  const stop = schedule([0], () => {
    const transaction_id =
      currentTransaction('purchase-transaction') ?? createTransaction('purchase-transaction', '');
    const purchase = { transaction_id, value, currency: 'GBP' };
    gtag('event', 'conversion', { send_to: tracking.purchase, ...purchase });
    gtag('event', 'purchase', purchase);
    push({ event: 'purchase_complete', ...purchase });
  });
  return () => {
    stop();
    releaseTransaction('purchase-transaction');
  };
}

function schedule(moments: number[], report: () => void): () => void {
  const timers = moments.map((moment) => setTimeout(report, moment));
  return () => timers.forEach(clearTimeout);
}
