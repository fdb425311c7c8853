import type { Ref } from 'react';
import type { Letter as Words } from '../../lib/schema.gen';
import styles from './letter.module.css';
import type { Answers } from './plan';
import { Said } from './said';

interface LetterProps {
  words: Words;
  answers: Answers;
  /** Who signs below "your consultant". */
  publisher: string;
  heading: Ref<HTMLHeadingElement>;
}

/** What a consultant would write on top of the plan. */
export function Letter({ words, answers, publisher, heading }: LetterProps) {
  const { sleepArrangement, cosleepGoal, settlingMethods } = answers;
  return (
    <header className={styles.letter}>
      <Said of={words.greeting} as="h1" ref={heading} tabIndex={-1} className={styles.greeting} />
      <Said of={sleepArrangement && words.opening[sleepArrangement]} className={styles.opening} />
      <Said of={cosleepGoal && words.goal[cosleepGoal]} />
      <div className={styles.pages}>
        <section>
          <Said of={words.methods.title} as="h2" />
          <Said of={words.methods.lead} />
          <ul className={styles.methods}>
            {settlingMethods.map((method) => (
              <Said key={method} of={words.methods.lines[method]} as="li" />
            ))}
          </ul>
        </section>
        <section>
          <Said of={words.expect.title} as="h2" />
          <Said of={words.expect.body} className="prose" />
        </section>
      </div>
      <section className={styles.promise}>
        <Said of={words.promise.title} as="h2" />
        <Said of={words.promise.body} className="prose" />
      </section>
      <div className={styles.signature}>
        <Said of={words.signature} as="p" />
        <p>{publisher}</p>
      </div>
    </header>
  );
}
