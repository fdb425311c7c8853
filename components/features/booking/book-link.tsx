import type { ReactNode } from 'react';
import { useSite } from '../../lib/page';
import { isPlainClick } from '../../lib/plain-click';
import { ButtonLink } from '../../ui/button';
import { book, announceNewTab } from './book';

interface BookLinkProps {
  label: ReactNode;
  /** The booking section of this page; without it the link leads to the calendar's own page. */
  sectionHref?: string | undefined;
  size?: 'large';
}

/** A link to the booking calendar. It works without scripts; with them a toast says what happens. */
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
