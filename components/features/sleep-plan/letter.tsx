import type { ReactNode, Ref } from 'react';
import type { Letter as LetterWords, Passage } from '../../lib/schema.gen';
import { Fold } from './fold';
import styles from './letter.module.css';
import type { Arrangement, Goal, Method } from './plan';
import { PlanText } from './plan-text';
import type { WordsFor } from './words-for';

interface LetterProps {
  words: WordsFor<LetterWords>;
  arrangement: Arrangement | undefined;
  goal: Goal | undefined;
  methods: readonly Method[];
  /** Who signs below "your consultant". */
  publisher: string;
  heading: Ref<HTMLHeadingElement>;
  /** What the screen shows below the greeting. */
  moment?: ReactNode;
}

/** The letter at the top of the plan. */
export function Letter(props: LetterProps) {
  const { words, arrangement, goal, methods, publisher, heading, moment } = props;
  return (
    <header className={styles.letter}>
      <PlanText of={words.greeting} as="h1" ref={heading} tabIndex={-1} />
      {moment}
      <PlanText
        of={arrangement && words.opening[arrangement]}
        className={`${styles.opening} can-wait`}
      />
      <PlanText of={goal && words.goal[goal]} className="can-wait" />
      <div className={`${styles.columns} can-wait`}>
        <section>
          <Fold as="h2" label={<PlanText of={words.methods.title} as="span" />}>
            <PlanText of={words.methods.lead} />
            <ul className={styles.methods}>
              {methods.map((method) => (
                <PlanText key={method} of={words.methods.lines[method]} as="li" />
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
function Part({ of, className }: { of: WordsFor<Passage>; className?: string | undefined }) {
  return (
    <section className={className}>
      <Fold as="h2" label={<PlanText of={of.title} as="span" />}>
        <PlanText of={of.body} className="prose" />
      </Fold>
    </section>
  );
}
