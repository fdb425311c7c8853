import type { Site } from '../../lib/schema.gen';
import { scrollSoftly } from '../../lib/scroll';
import { toast } from '../../ui/toast';

/** The id of the booking section. */
export const BOOKING_ID = 'consultation';

/** The address of the booking section on its page. */
export const BOOKING_HASH = `#${BOOKING_ID}`;

/** The event that asks the booking section to load its calendar. */
export const OPEN_CALENDAR = 'nightlight:book';

/** Scrolls to the calendar on this page; where it is missing, opens its own page in a new tab. */
export function book({ booking }: Site): void {
  const section = document.getElementById(BOOKING_ID);
  if (!section || section.dataset.widget === 'failed') {
    window.open(booking.url, '_blank', 'noopener');
    announceNewTab();
    return;
  }
  section.dispatchEvent(new Event(OPEN_CALENDAR));
  scrollSoftly(section);
  section.focus({ preventScroll: true });
  toast({ title: 'Booking Calendar', text: 'Scroll down to use our booking calendar.' });
}

/** Says that the calendar's own page opens. */
export function announceNewTab(): void {
  toast({ title: 'Calendar opening', text: 'Your booking calendar has opened in a new tab.' });
}
