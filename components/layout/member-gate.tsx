import type { Page } from '../lib/schema.gen';
import { Button, ButtonLink } from '../ui/button';
import styles from './member-gate.module.css';

interface MemberGateProps {
  page: Page;
  /** closed: the visitor is not logged in; loading and failed: a member's body is on its way, or lost. */
  state: 'closed' | 'loading' | 'failed';
}

/** What stands in for a members' page that is not open, or not open yet. */
export function MemberGate({ page, state }: MemberGateProps) {
  if (state === 'failed') return <Failed />;
  if (state === 'loading') return <Skeleton />;
  if (page.gate?.loggedOut === 'nothing') return null;
  return (
    <>
      <div className={`${styles.card} when-visitor`}>
        <h1 className={styles.heading}>Member-Only Content</h1>
        <p>{page.gate?.notice}</p>
        <div className={styles.actions}>
          <ButtonLink href="/login">Go to Login</ButtonLink>
          <ButtonLink href="/" variant="ghost">
            Back to Home
          </ButtonLink>
        </div>
      </div>
      {/* A member's first sight of the same document, before the scripts have come. */}
      <div className="when-member">
        <Skeleton />
      </div>
    </>
  );
}

function Skeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">Loading</span>
      <div />
      <div />
      <div />
      <div />
    </div>
  );
}

function Failed() {
  return (
    <div className={styles.card} role="alert">
      <p className={styles.heading}>This page did not load</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    </div>
  );
}
