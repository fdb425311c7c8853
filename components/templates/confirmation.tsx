import { useEffect } from 'react';
import { confirmationShown, purchaseShown } from '../features/tracking/tracking';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import styles from './confirmation.module.css';

/** The page after a booking or a purchase: what has happened, and what happens now. */
export function Confirmation({ page }: { page: PageOf<'confirmation'> }) {
  const { content, site } = page;
  useReport(content.event, site);
  // At the top after a reload too, where a browser would go back to where the reader was.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' }); // in braces: some browsers return a promise
  }, []);
  return (
    <div className={styles.confirmation}>
      <Html of={content.picture} className={styles.picture} />
      <div className={styles.words}>
        <header className={styles.head}>
          <h1>{page.title}</h1>
          <Html of={content.lead} className={styles.lead} />
        </header>
        <ol className={styles.next}>
          {content.next.map((point) => (
            <li key={point.title}>
              <Html of={point.icon} as="span" className={styles.sign} />
              <div>
                <h2>{point.title}</h2>
                <Html of={point.text} />
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          {content.actions.map(({ href, label }, i) => (
            <ButtonLink key={href} href={href} variant={i === 0 ? 'primary' : 'quiet'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Reports the page's event to the ad tag, once for each time that the page is shown. */
function useReport(event: 'booking' | 'purchase', site: PageOf<'confirmation'>['site']) {
  useEffect(() => {
    // Deferred, so that an effect which is undone at once reports nothing.
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = event === 'booking' ? confirmationShown(site) : purchaseShown(site);
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [event, site]);
}
