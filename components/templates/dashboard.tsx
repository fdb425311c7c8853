import { Blocks } from '../blocks/blocks';
import { useReading } from '../features/reading/use-reading';
import { Html } from '../lib/html';
import type { PageOf, Saving } from '../lib/schema.gen';
import { usePartOfDay } from '../lib/use-now';
import { LinkButton } from '../ui/button';
import { Answers } from './answers';
import { Questions } from './questions';
import styles from './dashboard.module.css';
import { Continue, ModulePath, nextModule } from './dashboard/module-path';
import { useState } from 'react';
import { Skeleton } from '../layout/member-gate';
import { optional } from '../layout/optional';
import { useSite } from '../lib/page';
import { Fold } from '../ui/fold';
import savingStyles from './saving-fold.module.css';

/** The members' library: the tools, the modules and the answers, which come before the modules except by day. */
export function Dashboard({ page }: { page: PageOf<'dashboard'> }) {
  const { content, title } = page;
  const { answers, lead, modules, saving } = content;
  const part = usePartOfDay();
  const reading = useReading();
  const help = answers && (
    <div key="answers" className={styles.answers}>
      <Answers answers={answers}>
        <Questions answers={answers} />
      </Answers>
    </div>
  );
  const next = nextModule(modules, reading, page.site.navigation.plan);
  const path = <ModulePath key="path" content={content} reading={reading} next={next} />;
  return (
    <div className={styles.dashboard}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <Html of={lead} className={`${styles.lead} can-wait`} />
      </header>
      <div className={styles.today}>
        {content.tools.length > 0 && (
          <ul className={styles.tools}>
            {content.tools.map((link) => (
              <li key={link.href}>
                <LinkButton variant="quiet" of={link} />
              </li>
            ))}
          </ul>
        )}
        {part !== 'night' && next && <Continue module={next} content={content} reading={reading} />}
      </div>
      {part === 'day' ? [path, help] : [help, path]}
      {saving && <SavingFold saving={saving} />}
      {page.body.length > 0 && (
        <aside className={`${styles.aside} can-wait`}>
          <Blocks of={page.body} />
        </aside>
      )}
    </div>
  );
}

const LibrarySaver = optional(
  async () => (await import('../features/saved-library/library-saver')).LibrarySaver,
);

/** The controls that save the library on the device. They load when a member unfolds them. */
function SavingFold({ saving }: { saving: Saving }) {
  const { words } = useSite();
  const [asked, setAsked] = useState(false);
  return (
    <Fold
      label={saving.title}
      as="h2"
      look="entry"
      className={`${savingStyles.fold} no-print`}
      onToggle={() => setAsked(true)}
    >
      {asked && <LibrarySaver words={saving} waiting={<Skeleton words={words} />} />}
    </Fold>
  );
}
