import type { AlsoQuestion } from '../../lib/schema.gen';
import { Fold } from '../../ui/fold';
import styles from './also-field.module.css';
import { alsos, type Answers } from './plan';
import { PlanText } from './plan-text';
import type { WordsFor } from './words-for';

interface AlsoFieldProps {
  words: WordsFor<AlsoQuestion>;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

/** What parents may add, folded until they ask for it. It changes words, and what is asked about a shared bed. */
export function AlsoField({ words, answers, onAnswer }: AlsoFieldProps) {
  const { also = [] } = answers;
  return (
    <Fold label={words.label} look="more" className={styles.also}>
      <PlanText of={words.hint} as="p" className={styles.hint} />
      {alsos.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="checkbox"
            checked={also.includes(each)}
            onChange={({ currentTarget: { checked } }) =>
              onAnswer({
                ...answers,
                also: checked ? [...also, each] : also.filter((other) => other !== each),
              })
            }
          />
          {words.choices[each]}
        </label>
      ))}
    </Fold>
  );
}
