import { useSite } from '../../lib/page';
import { useInBrowser } from '../../lib/use-in-browser';

/** What paper says about its origin: whose plan it is, how to reach them, and the day of printing. */
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
