import { useEffect, useState } from 'react';
import { usePage } from '../../lib/page';
import type { TemplateName } from '../../lib/schema.gen';
import { ButtonLink } from '../../ui/button';
import { BOOKING_HASH, BOOKING_ID } from './book';
import { BookLink } from './book-link';
import styles from './thumb-bar.module.css';

/** The kinds of page with a bar, and whether they have the calendar themselves. */
const calendarOn: { [T in TemplateName]?: boolean } = {
  home: true,
  'discovery-call': true,
  services: false,
  guide: false,
  blog: false,
  article: false,
};

/**
 * The booking button at the foot of a phone's screen, for visitors. It makes way for every
 * other booking button, for the calendar and for a number to call in need.
 */
export function ThumbBar() {
  const { access, path, site, template } = usePage();
  const hasCalendar = calendarOn[template];
  const shown = access === 'public' && hasCalendar !== undefined;
  const away = useAnyOnScreen(
    `[data-book], a[href$="${BOOKING_HASH}"], #${BOOKING_ID}, [href="tel:999"]`,
    path,
  );
  if (!shown) return null;
  const { price, thumbBar } = site.navigation;
  const label = price ? `${thumbBar} · ${price}` : thumbBar;
  return (
    <aside
      aria-label={thumbBar}
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

/** Whether any element of a page that matches is on the screen. Yes until the browser has looked. */
function useAnyOnScreen(selector: string, path: string): boolean {
  const [any, setAny] = useState(true);
  useEffect(() => {
    const onScreen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        onScreen[isIntersecting ? 'add' : 'delete'](target);
      }
      setAny(onScreen.size > 0);
    });
    const elements = document.querySelectorAll(`main :is(${selector})`);
    elements.forEach((element) => observer.observe(element));
    setAny(elements.length > 0);
    return () => observer.disconnect();
  }, [selector, path]);
  return any;
}
