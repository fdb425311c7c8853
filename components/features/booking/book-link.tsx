import { useSite } from '../../lib/page';
import { isPlainClick } from '../../lib/plain-click';
import { ButtonLink } from '../../ui/button';
import { book, sayThatItOpens } from './book';

interface BookLinkProps {
  label: string;
  /** The calendar's section on this page. Left out, the link leads to the calendar's own page. */
  here?: string;
  size?: 'large';
}

/** The way to the calendar: a link that works by itself, and that scripts say a word about. */
export function BookLink({ label, here, size }: BookLinkProps) {
  const site = useSite();
  if (!here) {
    return (
      <ButtonLink href={site.booking.url} external size={size} onClick={sayThatItOpens}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      href={here}
      size={size}
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
