import { Html } from '../lib/html';
import type { Page, Words } from '../lib/schema.gen';
import { Button, ButtonLink } from '../ui/button';
import styles from './member-gate.module.css';

interface MemberGateProps {
  page: Page;
  /** closed: the visitor is not logged in; loading and failed: a member's body is on its way, or lost. */
  state: 'closed' | 'loading' | 'failed';
}

/** What stands in for a members' page that is not open, or not open yet. */
export function MemberGate({ page, state }: MemberGateProps) {
  const { words } = page.site;
  if (state === 'failed') return <Failed words={words} />;
  if (state === 'loading') return <Skeleton words={words} />;
  if (page.gate?.loggedOut === 'nothing') return null;
  return (
    <>
      <div className={`${styles.card} when-visitor`}>
        <Html of={page.emblem} className={styles.emblem} />
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
        <Skeleton words={words} />
      </div>
    </>
  );
}

function Skeleton({ words }: { words: Words }) {
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

function Failed({ words }: { words: Words }) {
  return (
    <div className={styles.card} role="alert">
      <p className={styles.heading}>{words.notLoaded}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
      </div>
    </div>
  );
}
