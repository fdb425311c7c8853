import { useEffect, useRef } from 'react';
import { usePage, useSite } from '../lib/page';
import { Static } from '../lib/static';
import styles from './footer.module.css';

/** The footer of public pages; a short one omits the links to other pages, which the header has too. */
export function Footer({ short }: { short: boolean }) {
  const footer = useRef<HTMLElement>(null);
  const { path } = usePage();
  const { year } = useSite();
  // The build has rendered the year in which it ran.
  useEffect(() => {
    const shown = footer.current?.querySelector('[data-year]');
    const current = new Date().getFullYear();
    if (shown && current !== year) shown.textContent = String(current);
  }, [path, year]);
  return (
    <Static
      part="footer"
      as="footer"
      ref={footer}
      className={`${styles.footer} no-print`}
      data-short={short || undefined}
    />
  );
}
