import type { ReactNode } from 'react';
import type { Html, PlanTexts } from '../../lib/schema.gen';
import { Alert, Info } from '../../ui/icons';
import { Fold } from '../../ui/fold';
import styles from './plan-callouts.module.css';
import { ReadMore } from './read-more';
import { PlanText } from './plan-text';

type Safety = PlanTexts['safety'];

interface PlanCalloutProps {
  id?: string;
  title: Html | undefined;
  /** A warning has a full border, a note only a line at its side. */
  warning?: boolean;
  /** Folds content that is not critical for safety. */
  folded?: boolean;
  screenOnly?: boolean | undefined;
  children: ReactNode;
}

function PlanCallout(props: PlanCalloutProps) {
  const { id, title, warning = false, folded = false, screenOnly, children } = props;
  const kind = warning ? styles.warning : styles.note;
  return (
    <section className={`${styles.callout} ${kind} ${screenOnly ? 'no-print' : ''}`} id={id}>
      {folded ? (
        <Fold as="h2" label={<PlanText of={title} as="span" />}>
          {children}
        </Fold>
      ) : (
        <>
          <header className={styles.header}>
            {warning ? <Alert /> : <Info />}
            <PlanText of={title} as="h2" />
          </header>
          {children}
        </>
      )}
    </section>
  );
}

/** The ages the plan is for, and what to see a doctor about first. Shown in every plan. */
export function AgeCallout({ words, screenOnly }: { words: Safety; screenOnly?: boolean }) {
  return (
    <PlanCallout title={words.age.title} screenOnly={screenOnly}>
      <PlanText of={words.age.body} className="prose" />
      <PlanText of={words.unwell} className="prose" />
    </PlanCallout>
  );
}

/** Explains, to families that may have them, that a plan for falling asleep does not end night feeds. */
export function FeedsCallout(props: { words: Safety['feeds']; screenOnly: boolean }) {
  const { words, screenOnly } = props;
  if (!words.body) return null;
  return (
    <PlanCallout title={words.title} folded screenOnly={screenOnly}>
      <PlanText of={words.body} className="prose" />
      <ReadMore link={words.link} />
    </PlanCallout>
  );
}

/** What a parent who cannot go on can do, and whom to call. Shown in every plan. */
export function TooMuchCallout(props: { words: Safety['tooMuch']; folded?: boolean }) {
  const { words, folded = false } = props;
  return (
    <PlanCallout id="too-much" title={words.title} warning folded={folded}>
      <div className={styles.columns}>
        <PlanText of={words.body} className="prose" />
        <PlanText of={words.help} className="prose" />
      </div>
    </PlanCallout>
  );
}

/** When to get medical help. Shown in every plan. */
export function EmergencyCallout({ words }: { words: Safety['emergency'] }) {
  return (
    <PlanCallout id="medical-help" title={words.title} warning>
      <div className={styles.columns}>
        <PlanText of={words.now} className="prose" />
        <PlanText of={words.soon} className="prose" />
      </div>
      <ReadMore link={words.link} />
    </PlanCallout>
  );
}

interface CoSleepingProps {
  words: Safety;
  sleepsOnParent: boolean;
  /** Whether it belongs to the phase that is not printed. */
  screenOnly?: boolean;
}

/** When a bed may be shared. Shown before the first stage with a shared bed. */
export function CoSleepingCallout(props: CoSleepingProps) {
  const { words, sleepsOnParent, screenOnly } = props;
  const { never, always, instead, link } = words.coSleeping;
  return (
    <PlanCallout id="shared-bed" title={never.title} warning screenOnly={screenOnly}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <List of={never.items} />
          <PlanText of={instead} className="prose" />
        </div>
        <div className={styles.column}>
          <Fold as="h3" label={<PlanText of={always.title} as="span" />}>
            <List of={always.items} />
          </Fold>
        </div>
      </div>
      {sleepsOnParent && (
        <>
          <PlanText of={words.sleepingOnParent.title} as="h3" />
          <PlanText of={words.sleepingOnParent.body} className="prose" />
        </>
      )}
      <ReadMore link={link} />
    </PlanCallout>
  );
}

/** A title with a list below it. */
export function Checklist({ words }: { words: PlanTexts['rapidReturn']['before'] }) {
  return (
    <>
      <PlanText of={words.title} as="h3" />
      <List of={words.items} />
    </>
  );
}

function List({ of }: { of: readonly Html[] }) {
  return (
    <ul className={styles.list}>
      {of.map((item) => (
        <PlanText key={item} of={item} as="li" />
      ))}
    </ul>
  );
}
