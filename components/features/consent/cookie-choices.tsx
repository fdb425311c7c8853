import { useSite } from '../../lib/page';
import { askedPurposes } from './consent';

/** The footer button that shows the question again; ConsentQuestion handles the click. */
export function CookieChoices() {
  const { consent, tracking } = useSite();
  if (askedPurposes(tracking).length === 0) return null;
  return (
    <button type="button" className="needs-scripts" data-cookie-choices>
      {consent.change}
    </button>
  );
}
