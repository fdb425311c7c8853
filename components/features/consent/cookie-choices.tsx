import { useSite } from '../../lib/page';
import { askedPurposes } from './consent';

/** The button in the footer that shows the question again; ConsentQuestion hears of it. */
export function CookieChoices() {
  const { consent, tracking } = useSite();
  if (askedPurposes(tracking).length === 0) return null;
  return (
    <button type="button" className="needs-scripts" data-cookie-choices>
      {consent.change}
    </button>
  );
}
