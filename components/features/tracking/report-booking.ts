import type { Site } from '../../lib/schema.gen';

/**
 * Reports a booking to the advertising tag. The code is loaded then, since most visitors
 * do not book. The confirmation page needs the same code, so it reports after this does.
 */
export async function reportBooking(site: Site): Promise<void> {
  try {
    const { bookingCompleted } = await import('./tracking');
    bookingCompleted(site);
  } catch (error) {
    console.warn('Tracking: the booking was not reported.', error);
  }
}
