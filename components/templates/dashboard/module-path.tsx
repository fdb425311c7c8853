import type { Reading } from '../../features/reading/use-reading';
import { Html } from '../../lib/html';
import { PLAN_PATH } from '../../lib/plan-link';
import type { Dashboard, Module } from '../../lib/schema.gen';
import { Button, ButtonLink } from '../../ui/button';
import { Check } from '../../ui/icons';
import { Picture } from '../../ui/picture';
import styles from '../dashboard.module.css';

/** The first module that was not read to its end. The plan is made and not read, so the path does not wait for it. */
export function nextModule(modules: readonly Module[], { parts }: Reading): Module | undefined {
  return modules.find(({ path }) => path !== PLAN_PATH && parts?.[path] !== 1);
}

interface ModulePathProps {
  content: Dashboard;
  reading: Reading;
  next: Module | undefined;
}

/** The modules along a winding path of emblems. The next one's button is filled. */
export function ModulePath({
  content,
  reading: { parts, remember, forget },
  next,
}: ModulePathProps) {
  const { modules, start, today: words } = content;
  const isRead = ({ path }: Module) => parts?.[path] === 1;
  return (
    <div className="can-wait">
      <ol className={styles.path}>
        {modules.map((module, i) => (
          <li key={module.path} className={styles.module}>
            {i + 1 < modules.length && <Curve />}
            <Emblem module={module} isRead={isRead(module)} />
            <div className={styles.text}>
              <h2>
                {module.title}
                {isRead(module) && <span className="visually-hidden"> ({words.read})</span>}
              </h2>
              <Html of={module.description} as="p" />
              <ButtonLink
                href={module.path}
                variant={module === next ? 'primary' : 'quiet'}
                className={styles.whole}
              >
                {start}
                <span className="visually-hidden">: {module.title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.stored}>
        {parts ? words.stored : words.offer}{' '}
        <Button variant="ghost" onClick={parts ? forget : remember}>
          {parts ? words.forget : words.remember}
        </Button>
      </p>
    </div>
  );
}

/** The emblem of a module with its number, or a tick once it was read. */
function Emblem({ module, isRead }: { module: Module; isRead: boolean }) {
  return (
    <span className={`${styles.emblem} ${isRead ? styles.read : ''}`}>
      <Picture of={module.icon} slot="emblem" as="span" decorative />
      {isRead && <Check className={styles.tick} />}
    </span>
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
