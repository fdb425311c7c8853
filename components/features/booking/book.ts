import type { Site } from '../../lib/schema.gen';
import { scrollSoftly } from '../../lib/scroll';
import { toast } from '../../ui/toast';

/** The id of the booking section, its place on a page, and the event that asks for the calendar. */
export const BOOKING_ID = 'consultation';
export const BOOKING_HASH = `#${BOOKING_ID}`;
export const OPEN_CALENDAR = 'nightlight:book';

/** Leads to the calendar on this page; where there is none that works, to its own page. */
export function book({ booking }: Site): void {
  const section = document.getElementById(BOOKING_ID);
  if (!section || section.dataset.widget === 'missing') {
    window.open(booking.url, '_blank', 'noopener');
    sayThatItOpens();
    return;
  }
  section.dispatchEvent(new Event(OPEN_CALENDAR));
  scrollSoftly(section);
  section.focus({ preventScroll: true });
  toast({ title: 'Booking Calendar', text: 'Scroll down to use our booking calendar.' });
}

/** Said as the calendar's own page opens. */
export function sayThatItOpens(): void {
  toast({ title: 'Calendar opening', text: 'Your booking calendar has opened in a new tab.' });
}
