import { Disclosure } from '../blocks/disclosure';
import { Skeleton } from '../layout/member-gate';
import { useSite } from '../lib/page';
import type { Saving } from '../lib/schema.gen';
import { useOnDemand } from '../ui/use-on-demand';
import styles from './saving-fold.module.css';

const importSaver = async () =>
  (await import('../features/saved-library/library-saver')).LibrarySaver;

/** What saves the library on the device. Its code is fetched when a member unfolds it. */
export function SavingFold({ saving }: { saving: Saving }) {
  const { words } = useSite();
  const [LibrarySaver, ask, pending] = useOnDemand(importSaver, words.partNotLoaded);
  return (
    <Disclosure
      title={saving.title}
      heading="h2"
      titleClass={styles.title}
      className={`${styles.fold} no-print`}
      onToggle={ask}
    >
      {LibrarySaver && <LibrarySaver words={saving} />}
      {pending && <Skeleton words={words} />}
    </Disclosure>
  );
}
