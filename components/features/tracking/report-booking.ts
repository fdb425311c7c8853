import type { Site } from '../../lib/schema.gen';

/** Reports a booking to the advertising tag. The code loads only now, because most visitors do not book. */
export async function reportBooking(site: Site): Promise<void> {
  try {
    const { bookingCompleted } = await import('./tracking');
    bookingCompleted(site);
  } catch (error) {
    console.warn('Tracking: the booking was not reported.', error);
  }
}
