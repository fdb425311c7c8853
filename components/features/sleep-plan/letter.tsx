import type { Ref } from 'react';
import type { Letter as LetterWords } from '../../lib/schema.gen';
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
}

/** The letter at the top of the plan. */
export function Letter({ words, arrangement, goal, methods, publisher, heading }: LetterProps) {
  return (
    <header className={styles.letter}>
      <PlanText of={words.greeting} as="h1" ref={heading} tabIndex={-1} />
      <PlanText of={arrangement && words.opening[arrangement]} className={styles.opening} />
      <PlanText of={goal && words.goal[goal]} />
      <div className={styles.columns}>
        <section>
          <PlanText of={words.methods.title} as="h2" />
          <PlanText of={words.methods.lead} />
          <ul className={styles.methods}>
            {methods.map((method) => (
              <PlanText key={method} of={words.methods.lines[method]} as="li" />
            ))}
          </ul>
        </section>
        <section className={styles.expect}>
          <PlanText of={words.expect.title} as="h2" />
          <PlanText of={words.expect.body} className="prose" />
        </section>
        <section>
          <PlanText of={words.time.title} as="h2" />
          <PlanText of={words.time.body} className="prose" />
        </section>
        <section className="no-print">
          <PlanText of={words.keep.title} as="h2" />
          <PlanText of={words.keep.body} className="prose" />
        </section>
      </div>
      <section className={styles.rule}>
        <PlanText of={words.promise.title} as="h2" />
        <PlanText of={words.promise.body} className="prose" />
      </section>
      <div className={styles.signature}>
        <PlanText of={words.signature} as="p" />
        <p>{publisher}</p>
      </div>
    </header>
  );
}
