import type { Choice } from '../../lib/schema.gen';
import { Check } from '../../ui/icons';
import styles from './choice-cards.module.css';
import { PlanText } from './plan-text';

interface ChoiceCardsProps<Value extends string> {
  name: string;
  /** The answers in the order in which they are offered. */
  values: readonly Value[];
  choices: Readonly<Record<Value, Choice>>;
  /** Whether more than one may be picked. */
  several?: boolean;
  isPicked: (value: Value) => boolean;
  onPick: (value: Value, picked: boolean) => void;
}

/** Answers as cards, each as large as a thumb. Beneath they are radios and checkboxes. */
export function ChoiceCards<Value extends string>({
  name,
  values,
  choices,
  several = false,
  isPicked,
  onPick,
}: ChoiceCardsProps<Value>) {
  const form = several ? styles.several : styles.single;
  return (
    <div className={`${styles.cards} ${values.every((v) => !choices[v].note) ? styles.short : ''}`}>
      {values.map((value) => (
        <label key={value} className={`${styles.card} ${form}`}>
          <input
            className={styles.input}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={isPicked(value)}
            onChange={(event) => onPick(value, event.currentTarget.checked)}
          />
          <span className={styles.mark}>
            <Check />
          </span>
          <span className={styles.words}>
            <PlanText of={choices[value].label} as="span" className={styles.label} />
            <PlanText of={choices[value].note} as="span" className={styles.note} />
          </span>
        </label>
      ))}
    </div>
  );
}
