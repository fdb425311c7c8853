import { useEffect, useRef } from 'react';
import { listen } from '../lib/listen';
import { useSite } from '../lib/page';
import { Button, ButtonLink } from '../ui/button';
import { Brand } from './brand';
import styles from './error-page.module.css';
import { Hills } from './hills';

/** Shown instead of a page whose components throw, with an explanation and ways to continue. */
export function ErrorPage() {
  const { contact, words } = useSite();
  const [email] = contact.emails;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  // The router was removed with the page, so Back and Forward only change the address.
  useEffect(() => listen(window, 'popstate', () => location.reload()), []);

  return (
    <main id="main" className={styles.error}>
      <Brand />
      <h1 ref={heading} tabIndex={-1}>
        {words.errorTitle}
      </h1>
      <p>{words.errorText}</p>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
        <ButtonLink href="/" variant="quiet">
          Return to Home
        </ButtonLink>
      </div>
      <div className={styles.night} aria-hidden="true">
        <Hills className={styles.hills} />
      </div>
    </main>
  );
}
