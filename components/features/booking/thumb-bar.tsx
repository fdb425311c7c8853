import { useEffect, useState } from 'react';
import { usePage } from '../../lib/page';
import type { TemplateName } from '../../lib/schema.gen';
import { ButtonLink } from '../../ui/button';
import { BOOKING_HASH, BOOKING_ID, BookLink } from './book-link';
import styles from './thumb-bar.module.css';

/** The templates with a bar, and whether they contain the calendar. */
const calendarOn: { [T in TemplateName]?: boolean } = {
  home: true,
  'discovery-call': true,
  services: false,
  guide: false,
  blog: false,
  article: false,
};

/** The booking button at the foot of a phone. It gives way to any other booking button and to 999. */
export function ThumbBar() {
  const { access, path, site, template } = usePage();
  const hasCalendar = calendarOn[template];
  const shown = access === 'public' && hasCalendar !== undefined;
  const away = useAnyOnScreen(
    `[data-book], a[href$="${BOOKING_HASH}"], #${BOOKING_ID}, [href="tel:999"]`,
    path,
    template === 'guide',
  );
  if (!shown) return null;
  const label = site.navigation.thumbBar;
  return (
    <aside
      aria-label={label}
      className={`${styles.bar} when-visitor unless-dim needs-scripts no-print`}
      data-thumb-bar={away ? 'away' : 'shown'}
      inert={away}
    >
      {hasCalendar ? (
        <BookLink label={label} sectionHref={BOOKING_HASH} />
      ) : (
        <ButtonLink href={`/${BOOKING_HASH}`}>{label}</ButtonLink>
      )}
    </aside>
  );
}

/**
 * Whether any matching element of the page is on the screen. True until the observer has reported,
 * and on a page that should contain a link to its calendar but does not.
 */
function useAnyOnScreen(selector: string, path: string, mustLead: boolean): boolean {
  const [any, setAny] = useState(true);
  useEffect(() => {
    const onScreen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        onScreen[isIntersecting ? 'add' : 'delete'](target);
      }
      setAny(onScreen.size > 0);
    });
    if (mustLead && !document.querySelector(`main a[href$="${BOOKING_HASH}"]`)) return setAny(true);
    const elements = document.querySelectorAll(`main :is(${selector})`);
    elements.forEach((element) => observer.observe(element));
    setAny(elements.length > 0);
    return () => observer.disconnect();
  }, [selector, path, mustLead]);
  return any;
}
