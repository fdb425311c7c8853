import { dayOf, dayText } from '../../lib/days';
import { useSite } from '../../lib/page';
import { useNow } from '../../lib/use-now';

/** The origin of a printed plan: its publisher, their contact details, and the date of printing. */
export function Imprint() {
  const { contact, name } = useSite();
  const today = dayText(dayOf(useNow()));
  return (
    <p className="imprint">
      {name} · {contact.phone} · {contact.emails[0]} · {today}
    </p>
  );
}
