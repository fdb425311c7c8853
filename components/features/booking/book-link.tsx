import type { ReactNode } from 'react';
import { useSite } from '../../lib/page';
import { isPlainClick } from '../../lib/clicks';
import { ButtonLink } from '../../ui/button';
import type { Site } from '../../lib/schema.gen';
import { scrollSoftly } from '../../lib/scroll';
import { toast } from '../../ui/toast';

interface BookLinkProps {
  label: ReactNode;
  /** The address of the booking section on this page; without it the link opens the calendar's own page. */
  sectionHref?: string | undefined;
  size?: 'large';
}

/** A link to the booking calendar. It works without scripts; with them a toast explains what happens. */
export function BookLink({ label, sectionHref, size }: BookLinkProps) {
  const site = useSite();
  if (!sectionHref) {
    return (
      <ButtonLink href={site.booking.url} external size={size} data-book onClick={announceNewTab}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      href={sectionHref}
      size={size}
      data-book
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        book(site);
      }}
    >
      {label}
    </ButtonLink>
  );
}

/** The ID of the booking section. */
export const BOOKING_ID = 'consultation';

/** The address of the booking section on its page. */
export const BOOKING_HASH = `#${BOOKING_ID}`;

/** The event that asks the booking section to load its calendar. */
export const OPEN_CALENDAR = 'nightlight:book';

/** Scrolls to the calendar on this page or, if it is missing, opens its own page in a new tab. */
function book({ booking }: Site): void {
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

function announceNewTab(): void {
  toast({ title: 'Calendar opening', text: 'Your booking calendar has opened in a new tab.' });
}
