import type { ReactNode } from 'react';
import type {
  Checklist as ChecklistWords,
  Emergency,
  LinkedPassage,
  Passage,
  Safety,
} from '../../lib/schema.gen';
import { Alert, Info } from '../../ui/icons';
import styles from './boxes.module.css';
import type { Plan } from './plan';
import { ReadMore } from './read-more';
import { Said } from './said';

interface BoxProps {
  id?: string;
  title: Passage['title'];
  /** A warning has a full frame; a note only a line. */
  warning?: boolean;
  children: ReactNode;
}

function Box({ id, title, warning = false, children }: BoxProps) {
  return (
    <section id={id} className={`${styles.box} ${warning ? styles.warning : styles.note}`}>
      <header className={styles.top}>
        {warning ? <Alert /> : <Info />}
        <Said of={title} as="h2" />
      </header>
      {children}
    </section>
  );
}

/** Whom the plan is for. It stands on every plan. */
export function AgeBox({ words }: { words: Passage }) {
  return (
    <Box title={words.title}>
      <Said of={words.body} className="prose" />
    </Box>
  );
}

/** That a plan for falling asleep does not end night feeds. */
export function FeedsBox({ words }: { words: LinkedPassage }) {
  return (
    <Box title={words.title}>
      <Said of={words.body} className="prose" />
      <ReadMore link={words.link} />
    </Box>
  );
}

/** When to get medical help. It stands on every plan. */
export function EmergencyBox({ words }: { words: Emergency }) {
  return (
    <Box id="medical-help" title={words.title} warning>
      <div className={styles.beside}>
        <Said of={words.now} className="prose" />
        <Said of={words.soon} className="prose" />
      </div>
      <ReadMore link={words.link} />
    </Box>
  );
}

/** When a bed may be shared. It stands before the first stage in which one is. */
export function CoSleepingBox({ words, plan }: { words: Safety; plan: Plan }) {
  const { never, always, skipToCot, skipAll, link } = words.coSleeping;
  return (
    <Box title={never.title} warning>
      <div className={styles.beside}>
        <div className={styles.part}>
          <List of={never.items} />
          <Said of={plan.cot.length > 0 ? skipToCot : skipAll} className="prose" />
        </div>
        <div className={styles.part}>
          <Checklist words={always} />
        </div>
      </div>
      {plan.sleepsOnParent && (
        <>
          <Said of={words.sleepingOnParent.title} as="h3" />
          <Said of={words.sleepingOnParent.body} className="prose" />
        </>
      )}
      <ReadMore link={link} />
    </Box>
  );
}

/** A title with short lines below it. */
export function Checklist({ words }: { words: ChecklistWords }) {
  return (
    <>
      <Said of={words.title} as="h3" />
      <List of={words.items} />
    </>
  );
}

function List({ of }: { of: ChecklistWords['items'] }) {
  return (
    <ul className={styles.list}>
      {of.map((item) => (
        <Said key={item} of={item} as="li" />
      ))}
    </ul>
  );
}
