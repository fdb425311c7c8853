import { lazy, Suspense } from 'react';
import { Blocks } from '../blocks/blocks';
import type { KeptPlanNight } from '../features/sleep-plan/kept-night';
import { Html } from '../lib/html';
import { PLAN_PATH } from '../lib/plan-link';
import type { KeptPlan, Next, PageOf } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import { Answers } from './answers';
import { NextStep } from './article-footer';
import { Questions } from './questions';
import { SavingFold } from './saving-fold';
import styles from './dashboard.module.css';

const KeptNight = lazy(async () => ({
  default: (await import('../features/sleep-plan/kept-night')).KeptNight,
}));

/** The members' dashboard: the modules along a winding path of emblems. */
export function Dashboard({ page }: { page: PageOf<'dashboard'> }) {
  const { answers, keptPlan, lead, modules, plan, saving, start } = page.content;
  return (
    <div className={styles.dashboard}>
      <header className={styles.header}>
        <h1>{page.title}</h1>
        <Html of={lead} className={`${styles.lead} can-wait`} />
      </header>
      {plan && (
        <div className={styles.plan}>
          <Suspense fallback={<NextStep next={plan} />}>
            <KeptNight>{(kept) => <NextStep next={nextOf(kept, keptPlan) ?? plan} />}</KeptNight>
          </Suspense>
        </div>
      )}
      {saving && <SavingFold saving={saving} />}
      {answers && (
        <div className={styles.answers}>
          <Answers answers={answers}>
            <Questions answers={answers} />
          </Answers>
        </div>
      )}
      <ol className={`${styles.path} can-wait`}>
        {modules.map((module, i) => (
          <li key={module.path} className={styles.module}>
            {i + 1 < modules.length && <Curve />}
            <Picture
              of={module.icon}
              slot="emblem"
              as="span"
              className={styles.emblem}
              decorative
            />
            <div className={styles.text}>
              <h2>{module.title}</h2>
              <Html of={module.description} as="p" />
              <ButtonLink href={module.path} variant="quiet">
                {start}
                <span className="visually-hidden">: {module.title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ol>
      {page.body.length > 0 && (
        <aside className={`${styles.aside} can-wait`}>
          <Blocks of={page.body} />
        </aside>
      )}
    </div>
  );
}

/** What leads to tonight, where a plan is kept on this device. */
function nextOf(kept: KeptPlanNight | undefined, words: KeptPlan | undefined): Next | undefined {
  if (!words || !kept) return undefined;
  const { name, followed } = kept;
  // Isolated, so that a name in Arabic or Hebrew does not reorder the line.
  const heading = fill(words.heading, { name: `\u2068${name}\u2069` });
  return {
    heading: heading + (followed ? fill(words.night, followed) : ''),
    text: words.text,
    action: { href: PLAN_PATH, label: words.action },
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
}

/** The curve from one emblem to the next. */
function Curve() {
  return (
    <svg
      className={styles.curve}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0C0 60 100 40 100 100" />
    </svg>
  );
}
