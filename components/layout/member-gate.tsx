import type { ReactNode } from 'react';
import type { Page, Words } from '../lib/schema.gen';
import { Button, ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import styles from './member-gate.module.css';

interface MemberGateProps {
  page: Page;
  /**
   * closed: the visitor is not logged in; loading and failed concern the body that a member
   * gets; locked: this browser cannot open it until the member logs in again.
   */
  state: 'closed' | 'loading' | 'failed' | 'locked';
}

/** Shown in place of a members' page that is not open, or not yet. */
export function MemberGate({ page, state }: MemberGateProps) {
  const { navigation, words } = page.site;
  if (state === 'failed') {
    return (
      <NotLoaded message={words.notLoaded}>
        <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
      </NotLoaded>
    );
  }
  if (state === 'locked') {
    return (
      <NotLoaded message={words.logInAgain}>
        {/* The login hands the fragment on: it may be a plan. */}
        <ButtonLink href={navigation.memberLogin.href + location.hash}>Go to Login</ButtonLink>
      </NotLoaded>
    );
  }
  if (state === 'loading') return <Skeleton words={words} />;
  return (
    <>
      {page.gate?.loggedOut !== 'nothing' && <MembersOnly page={page} />}
      {/* The same document as a member sees it until the scripts have loaded, or where they fail. */}
      <div className="when-member">
        <div className="needs-scripts">
          <Skeleton words={words} />
        </div>
        <div className="without-scripts">
          <NotLoaded message={words.notLoaded}>
            <ButtonLink href={page.path}>{words.tryAgain}</ButtonLink>
          </NotLoaded>
        </div>
      </div>
    </>
  );
}

function MembersOnly({ page }: { page: Page }) {
  return (
    <div className={`${styles.card} when-visitor`}>
      <Picture of={page.emblem} slot="emblem" className={styles.emblem} />
      <h1 className={styles.heading}>Member-Only Content</h1>
      <p>
        <strong>{page.title}</strong>
      </p>
      <p>{page.gate?.notice}</p>
      <div className={styles.actions}>
        <ButtonLink href={page.site.navigation.memberLogin.href}>Go to Login</ButtonLink>
        <ButtonLink href="/" variant="ghost">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}

/** Grey lines in place of content that is on its way. */
export function Skeleton({ words }: { words: Words }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{words.loading}</span>
      <div />
      <div />
      <div />
      <div />
    </div>
  );
}

/** Says why the page is not shown; children lead on. */
export function NotLoaded({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={styles.card} role="alert">
      <p className={styles.heading}>{message}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
