import { useState } from 'react';
import { Skeleton } from '../layout/member-gate';
import { optional } from '../layout/optional';
import { useSite } from '../lib/page';
import type { Saving } from '../lib/schema.gen';
import { Fold } from '../ui/fold';
import styles from './saving-fold.module.css';

const LibrarySaver = optional(
  async () => (await import('../features/saved-library/library-saver')).LibrarySaver,
);

/** What saves the library on the device. Its code is fetched when a member unfolds it. */
export function SavingFold({ saving }: { saving: Saving }) {
  const { words } = useSite();
  const [asked, setAsked] = useState(false);
  return (
    <Fold
      label={saving.title}
      as="h2"
      look="entry"
      className={`${styles.fold} no-print`}
      onToggle={() => setAsked(true)}
    >
      {asked && <LibrarySaver words={saving} waiting={<Skeleton words={words} />} />}
    </Fold>
  );
}
