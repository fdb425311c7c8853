import { Blocks } from '../blocks/blocks';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import { Answers } from './answers';
import { NextStep } from './article-footer';
import { Picture } from '../ui/picture';
import styles from './dashboard.module.css';

/** The members' dashboard: the modules along a winding path of emblems. */
export function Dashboard({ page }: { page: PageOf<'dashboard'> }) {
  const { answers, lead, modules, plan, start } = page.content;
  return (
    <div className={styles.dashboard}>
      <header className={styles.header}>
        <h1>{page.title}</h1>
        <Html of={lead} className={`${styles.lead} can-wait`} />
      </header>
      {plan && (
        <div className={styles.plan}>
          <NextStep next={plan} />
        </div>
      )}
      {answers && (
        <div className={styles.answers}>
          <Answers answers={answers} />
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
