import type { ReactNode, Ref } from 'react';
import type { Html, PlanPassage, PlanTexts } from '../../lib/schema.gen';
import { Fold } from '../../ui/fold';
import styles from './letter.module.css';
import { PlanText } from './plan-text';
import phases from './two-phases.module.css';

interface LetterProps {
  words: PlanTexts['letter'];
  publisher: string;
  heading: Ref<HTMLHeadingElement>;
  /** Shown on the screen below the greeting. */
  moment?: ReactNode;
}

/** The letter at the top of the plan. */
export function Letter(props: LetterProps) {
  const { words, publisher, heading, moment } = props;
  return (
    <header className={styles.letter}>
      <PlanText of={words.greeting} as="h1" ref={heading} tabIndex={-1} />
      {moment}
      <PlanText of={words.opening} className={`${styles.opening} can-wait`} />
      <PlanText of={words.goal} className="can-wait" />
      <div className={`${styles.columns} can-wait`}>
        <section>
          <Fold as="h2" label={<PlanText of={words.methods.title} as="span" />}>
            <PlanText of={words.methods.lead} />
            <ul className={styles.methods}>
              {words.methods.lines.map((line) => (
                <PlanText key={line} of={line} as="li" />
              ))}
            </ul>
          </Fold>
        </section>
        <Part of={words.expect} className={styles.expect} />
        <Part of={words.time} />
        <Part of={words.keep} className="no-print" />
      </div>
      <section className={styles.rule}>
        <PlanText of={words.promise.title} as="h2" />
        <PlanText of={words.promise.body} className="prose" />
      </section>
      <div className={`${styles.signature} can-wait`}>
        <PlanText of={words.signature} as="p" />
        <p>{publisher}</p>
      </div>
    </header>
  );
}

/** A part of the letter that can be read later. */
function Part({ of, className }: { of: PlanPassage; className?: string | undefined }) {
  return (
    <section className={className}>
      <Fold as="h2" label={<PlanText of={of.title} as="span" />}>
        <PlanText of={of.body} className="prose" />
      </Fold>
    </section>
  );
}

/** Explains that a plan begins beside the parents and ends in the child's own bed or cot. */
export function TwoPhasesPanel({ words }: { words: PlanTexts['twoPhases'] }) {
  return (
    <section className={`${phases.panel} can-wait`}>
      <PlanText of={words.title} as="h2" />
      <PlanText of={words.lead} className="prose" />
    </section>
  );
}

interface PhaseTwoHeaderProps {
  greeting: Html | undefined;
  words: PlanPassage;
  heading: Ref<HTMLHeadingElement>;
}

/** The heading of phase two, which replaces the letter. */
export function PhaseTwoHeader({ greeting, words, heading }: PhaseTwoHeaderProps) {
  return (
    <header className={phases.second}>
      <PlanText of={greeting} as="h1" ref={heading} tabIndex={-1} />
      <PlanText of={words.title} as="h2" />
      <PlanText of={words.body} className="prose" />
    </header>
  );
}
