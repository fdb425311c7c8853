import { lazy, Suspense, useState } from 'react';
import { Disclosure } from '../blocks/disclosure';
import { Skeleton } from '../layout/member-gate';
import { useSite } from '../lib/page';
import type { Saving } from '../lib/schema.gen';
import styles from './saving-fold.module.css';

const LibrarySaver = lazy(async () => ({
  default: (await import('../features/saved-library/library-saver')).LibrarySaver,
}));

/** What saves the library on the device. Its code is fetched when a member unfolds it. */
export function SavingFold({ saving }: { saving: Saving }) {
  const { words } = useSite();
  const [used, setUsed] = useState(false);
  return (
    <Disclosure
      title={saving.title}
      heading="h2"
      titleClass={styles.title}
      className={`${styles.fold} no-print`}
      onToggle={() => setUsed(true)}
    >
      {used && (
        <Suspense fallback={<Skeleton words={words} />}>
          <LibrarySaver words={saving} />
        </Suspense>
      )}
    </Disclosure>
  );
}
