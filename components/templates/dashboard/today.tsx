import type { ReactNode } from 'react';
import { KeptNight, type KeptPlanNight } from '../../features/sleep-plan/kept-night';
import { minutesLeft } from '../../features/reading/kept-reading';
import type { Reading } from '../../features/reading/use-reading';
import { Html } from '../../lib/html';
import { PLAN_PATH } from '../../lib/plan-link';
import type { Dashboard, Module } from '../../lib/schema.gen';
import type { PartOfDay } from '../../lib/use-part-of-day';
import { ButtonLink } from '../../ui/button';
import { ArrowRight } from '../../ui/icons';
import styles from './today.module.css';

interface TodayProps {
  content: Dashboard;
  part: PartOfDay;
  reading: Reading;
  next: Module | undefined;
  /** What leads to the questions, where no plan is kept. */
  make: ReactNode;
}

/** What the hour brings: the plan that is kept, and by day the module that comes next. */
export function Today({ content, part, reading, next, make }: TodayProps) {
  return (
    <>
      <KeptNight stages={content.stages}>
        {(kept) => (kept ? <Plan kept={kept} content={content} part={part} /> : make)}
      </KeptNight>
      {part !== 'night' && next && (
        <Continue module={next} reading={reading} words={content.today} />
      )}
    </>
  );
}

/** The plan that the family keeps, as the hour asks for it. */
function Plan({
  kept,
  content,
  part,
}: { kept: KeptPlanNight } & Pick<TodayProps, 'content' | 'part'>) {
  const { keptPlan: words } = content;
  if (!words) return null;
  const { name, followed, line, morning } = kept;
  // Isolated, so that a name in Arabic or Hebrew does not reorder the line.
  const heading = fill(words.heading, { name: `\u2068${name}\u2069` });
  const asksNow = part === 'morning' && morning !== undefined;
  return (
    <section className={styles.plan} aria-labelledby="kept-plan">
      <h2 id="kept-plan">{heading + (followed ? fill(words.night, followed) : '')}</h2>
      {asksNow ? (
        morning
      ) : part === 'night' && line ? (
        <Line>{line}</Line>
      ) : (
        <Html of={words.text} />
      )}
      <ButtonLink href={PLAN_PATH} variant={part === 'night' ? 'primary' : 'quiet'}>
        {words.action}
      </ButtonLink>
    </section>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

/** Leads to the module that comes next, with the minutes that are left of it. */
function Continue({
  module: { minutes, path, title },
  reading: { parts },
  words,
}: {
  module: Module;
  reading: Reading;
  words: Dashboard['today'];
}) {
  const label = fill(parts ? words.continue : words.begin, { module: title });
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

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
}
