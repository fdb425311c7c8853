import { useSite } from '../../lib/page';
import { useInBrowser } from '../../lib/use-in-browser';

/** The origin of a printed plan: its publisher, their contact details, and the date of printing. */
export function Imprint() {
  const { contact, name } = useSite();
  const today = useInBrowser(
    () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }),
    '',
  );
  return (
    <p className="imprint">
      {name} · {contact.phone} · {contact.emails[0]} · {today}
    </p>
  );
}
