import { lazy, Suspense } from 'react';
import { Blocks } from '../blocks/blocks';
import { useReading } from '../features/reading/use-reading';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { usePartOfDay } from '../lib/use-part-of-day';
import { Answers } from './answers';
import { NextStep } from './article-footer';
import { Questions } from './questions';
import styles from './dashboard.module.css';
import { ModulePath, nextModule } from './dashboard/module-path';
import { SavingFold } from './saving-fold';

const Today = lazy(async () => ({ default: (await import('./dashboard/today')).Today }));

/**
 * The members' home. What it begins with changes with the hour: tonight in the evening and at
 * night, the check-in in the morning, the path of the modules by day.
 */
export function Dashboard({ page }: { page: PageOf<'dashboard'> }) {
  const { content, title } = page;
  const { answers, lead, modules, saving } = content;
  const part = usePartOfDay();
  const reading = useReading();
  const make = content.plan && <NextStep next={content.plan} />;
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
        <Suspense fallback={<div className={styles.reserved}>{make}</div>}>
          <Today content={content} part={part} reading={reading} next={next} make={make} />
        </Suspense>
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
