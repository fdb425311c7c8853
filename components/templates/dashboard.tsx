import { Blocks } from '../blocks/blocks';
import { useReading } from '../features/reading/use-reading';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { usePartOfDay } from '../lib/use-now';
import { LinkButton } from '../ui/button';
import { Answers } from './answers';
import { Questions } from './questions';
import styles from './dashboard.module.css';
import { ModulePath, nextModule } from './dashboard/module-path';
import { Continue } from './dashboard/continue';
import { SavingFold } from './saving-fold';

/** The members' library: the tools, then the path of the modules, after the answers but by day. */
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
  const next = nextModule(modules, reading);
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
        {part !== 'night' && next && (
          <Continue module={next} reading={reading} words={content.today} />
        )}
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
