import { lazy, Suspense, useState } from 'react';
import accordion from '../blocks/accordion.module.css';
import { Skeleton } from '../layout/member-gate';
import { useSite } from '../lib/page';
import type { Saving } from '../lib/schema.gen';
import { Chevron } from '../ui/icons';
import styles from './saving-fold.module.css';

const LibrarySaver = lazy(async () => ({
  default: (await import('../features/saved-library/library-saver')).LibrarySaver,
}));

/** What saves the library on the device. Its code is fetched when a member unfolds it. */
export function SavingFold({ saving }: { saving: Saving }) {
  const { words } = useSite();
  const [used, setUsed] = useState(false);
  return (
    <details className={`${styles.fold} ${accordion.item} no-print`} onToggle={() => setUsed(true)}>
      <summary className={accordion.summary}>
        <h2>{saving.title}</h2>
        <Chevron className={`icon ${accordion.chevron}`} />
      </summary>
      <div className={accordion.body}>
        {used && (
          <Suspense fallback={<Skeleton words={words} />}>
            <LibrarySaver words={saving} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
