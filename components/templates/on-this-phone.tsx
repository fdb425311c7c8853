import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Skeleton } from '../layout/member-gate';
import { Html } from '../lib/html';
import type { BackupWords, KeptThings, PageOf } from '../lib/schema.gen';
import { ToolPage } from './tool-page';
import styles from './on-this-phone.module.css';

const KeptHere = lazy(async () => ({
  default: (await import('../features/on-this-phone/kept-here')).KeptHere,
}));

/** The tools of a backup, with the plan, which only its own feature can read. */
const Backup = lazy(async () => {
  const [{ BackupTools }, { single }, { keptPlan, mergePlans }] = await Promise.all([
    import('../features/on-this-phone/backup-tools'),
    import('../features/on-this-phone/single'),
    import('../features/sleep-plan/kept-plan'),
  ]);
  const plan = single(keptPlan, mergePlans);
  const Tools = (props: { words: BackupWords; things: KeptThings }) => (
    <BackupTools {...props} plan={plan} />
  );
  return { default: Tools };
});

/** What this site keeps in the browser, for everybody; without scripts it keeps nothing. */
export function OnThisPhone({ page }: { page: PageOf<'on-this-phone'> }) {
  const { backup, kept } = page.content;
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = <Skeleton words={page.site.words} />;
  return (
    <article>
      <ToolPage page={page}>
        <div className={`needs-scripts ${styles.page}`}>
          {inBrowser ? (
            <Suspense fallback={waiting}>
              <KeptHere content={page.content} />
            </Suspense>
          ) : (
            waiting
          )}
          <section id="backup" className={styles.backup}>
            <h2>{backup.title}</h2>
            <Html of={backup.note} as="p" />
            <Suspense fallback={null}>
              {inBrowser && <Backup words={backup} things={kept.things} />}
            </Suspense>
          </section>
        </div>
      </ToolPage>
    </article>
  );
}

const never = () => () => {};
