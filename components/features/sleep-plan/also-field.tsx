import type { AlsoQuestion } from '../../lib/schema.gen';
import { Field } from '../../ui/field';
import { Chevron } from '../../ui/icons';
import { Select } from '../../ui/select';
import styles from './also-field.module.css';
import { alsos, type Answers, type Pronoun } from './plan';
import { PlanText } from './plan-text';
import type { WordsFor } from './words-for';

interface AlsoFieldProps {
  words: WordsFor<AlsoQuestion>;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

const pronouns: readonly Pronoun[] = ['they', 'she', 'he'];

/** What parents may add, folded until they ask for it. It changes words, and is stored nowhere. */
export function AlsoField({ words, answers, onAnswer }: AlsoFieldProps) {
  const { also = [] } = answers;
  return (
    <details className={styles.also}>
      <summary>
        {words.label}
        <Chevron />
      </summary>
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
      <Field id="pronoun" label={words.pronoun.label}>
        {(wiring) => (
          <Select
            {...wiring}
            autoComplete="off"
            value={answers.pronoun ?? 'they'}
            onChange={({ currentTarget }) =>
              onAnswer({ ...answers, pronoun: currentTarget.value as Pronoun })
            }
          >
            {pronouns.map((each) => (
              <option key={each} value={each}>
                {words.pronoun[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </details>
  );
}
