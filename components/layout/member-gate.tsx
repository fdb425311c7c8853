import type { ReactNode } from 'react';
import type { Page, Words } from '../lib/schema.gen';
import { Button, ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import styles from './member-gate.module.css';

interface MemberGateProps {
  page: Page;
  /**
   * closed: the visitor is not logged in; loading and failed refer to the body for members; locked:
   * this browser cannot decrypt it until the member logs in again.
   */
  state: 'closed' | 'loading' | 'failed' | 'locked';
}

/** Shown instead of a members' page that is not available, or not yet. */
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
        {/* The login passes the fragment on: it may be a plan. */}
        <ButtonLink href={navigation.memberLogin.href + location.hash}>Go to Login</ButtonLink>
      </NotLoaded>
    );
  }
  if (state === 'loading') return <Skeleton words={words} />;
  return (
    <>
      {page.gate?.loggedOut !== 'nothing' && <MembersOnly page={page} />}
      {/* What a member sees in the same document until the scripts have loaded, or if they fail. */}
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

/** Grey lines in place of content that is loading. */
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

/** Explains why the page is not shown; the children are ways to continue. */
export function NotLoaded({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={styles.card} role="alert">
      <p className={styles.heading}>{message}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
