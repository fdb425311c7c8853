import { minutesLeft, type Reading } from '../../features/reading/use-reading';
import { Html } from '../../lib/html';
import type { Dashboard, Module } from '../../lib/schema.gen';
import { fill } from '../../lib/text';
import { Button, ButtonLink } from '../../ui/button';
import { ArrowRight, Check } from '../../ui/icons';
import { Picture } from '../../ui/picture';
import styles from '../dashboard.module.css';

/** The first module not read to its end. The plan is not a text to read, so it never counts as next. */
export function nextModule(
  modules: readonly Module[],
  { parts }: Reading,
  planPage: string,
): Module | undefined {
  return modules.find(({ path }) => path !== planPage && parts?.[path] !== 1);
}

interface ReadProps {
  content: Dashboard;
  reading: Reading;
}

/** The modules along a winding path of emblems. The next one has a filled button. */
export function ModulePath(props: ReadProps & { next: Module | undefined }) {
  const { modules, start, today: words } = props.content;
  const { parts, remember, forget } = props.reading;
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
                variant={module === props.next ? 'primary' : 'quiet'}
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

/** The emblem of a module with its number or, once it has been read, a tick. */
function Emblem({ module, isRead }: { module: Module; isRead: boolean }) {
  return (
    <span className={`${styles.emblem} ${isRead ? styles.read : ''}`}>
      <Picture of={module.icon} slot="emblem" as="span" decorative />
      {isRead && <Check className={styles.tick} />}
    </span>
  );
}

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

/** A link to the next module, with the minutes left to read. */
export function Continue({ module, content, reading: { parts } }: ReadProps & { module: Module }) {
  const { minutes, path, title } = module;
  const { today: words } = content;
  const label = fill(Object.keys(parts ?? {}).length > 0 ? words.continue : words.begin, {
    module: title,
  });
  const length = minutes
    ? fill(parts?.[path] ? words.left : words.length, {
        minutes: String(minutesLeft(minutes, parts?.[path])),
      })
    : '';
  return (
    <a href={path} className={styles.continue}>
      {label + length}
      <ArrowRight />
    </a>
  );
}
