import { Skeleton } from '../layout/member-gate';
import { optional } from '../layout/optional';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { useKeptFocus } from '../lib/use-kept-focus';
import { ToolPage } from './tool-page';
import styles from './on-this-phone.module.css';

const KeptHere = optional(
  async () => (await import('../features/on-this-phone/kept-list')).KeptHere,
);

const Backup = optional(
  async () => (await import('../features/on-this-phone/backup-tools')).BackupTools,
);

/** Lists what this site stores in the browser, for all visitors; without scripts it stores nothing. */
export function OnThisPhone({ page }: { page: PageOf<'on-this-phone'> }) {
  const { backup, kept } = page.content;
  const part = useKeptFocus<HTMLDivElement>();
  return (
    <article>
      <ToolPage page={page}>
        <div ref={part} className={`needs-scripts ${styles.page}`}>
          <KeptHere content={page.content} waiting={<Skeleton words={page.site.words} />} />
          <section id="backup" className={styles.backup}>
            <h2>{backup.title}</h2>
            <Html of={backup.note} as="p" />
            <Backup words={backup} things={kept.things} />
          </section>
        </div>
      </ToolPage>
    </article>
  );
}
