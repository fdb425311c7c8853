import { useEffect } from 'react';
import { confirmationShown, purchaseShown } from '../features/tracking/tracking';
import { Html } from '../lib/html';
import type { Confirmation as ConfirmationContent, PageOf, Site } from '../lib/schema.gen';
import { LinkButton } from '../ui/button';
import { Picture } from '../ui/picture';
import styles from './confirmation.module.css';

/** The page after a booking or purchase: a summary and the next steps. */
export function Confirmation({ page }: { page: PageOf<'confirmation'> }) {
  const { content, site } = page;
  useReport(content, site);
  // Even after a reload, when browsers would restore the scroll position.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' }); // in braces: some browsers return a promise
  }, []);
  return (
    <div className={styles.confirmation}>
      <Picture of={content.picture} slot="half" className={styles.picture} />
      <div className={styles.text}>
        <header className={styles.head}>
          <h1>{page.title}</h1>
          <Html of={content.lead} className={styles.lead} />
        </header>
        {content.next.length > 0 && (
          <ol className={styles.next}>
            {content.next.map((point) => (
              <li key={point.title}>
                <Html of={point.icon} as="span" className={styles.icon} />
                <div>
                  <h2>{point.title}</h2>
                  <Html of={point.text} />
                </div>
              </li>
            ))}
          </ol>
        )}
        <div className={styles.actions}>
          {content.actions.map((link, i) => (
            <LinkButton key={link.href} of={link} variant={i === 0 ? 'primary' : 'quiet'} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Reports the page's event to the advertising tag, once each time the page is shown. */
function useReport({ event, purchases }: ConfirmationContent, site: Site) {
  useEffect(() => {
    // Deferred, so that an effect that is cleaned up at once reports nothing.
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = event === 'booking' ? confirmationShown(site) : purchaseShown(site, purchases);
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [event, purchases, site]);
}
