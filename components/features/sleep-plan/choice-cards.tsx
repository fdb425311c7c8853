import { optional } from '../../layout/optional';
import type { Choice } from '../../lib/schema.gen';
import { Check } from '../../ui/icons';
import styles from './choice-cards.module.css';
import { PlanText } from './plan-text';
import type { WordsFor } from './words-for';

const Drawing = optional(async () => (await import('./drawings')).Drawing);

interface ChoiceCardsProps<Value extends string> {
  name: string;
  /** The keys of the answers to show, in order. */
  shown: readonly string[];
  choices: Readonly<Record<Value, WordsFor<Choice>>>;
  multiple?: boolean;
  drawn?: boolean;
  isPicked: (value: Value) => boolean;
  /** `goesOn` means that the only answer was given by finger or mouse, so that the wizard can continue. */
  onPick: (value: Value, picked: boolean, goesOn?: boolean) => void;
}

/** Answers as large cards, each with a native radio button or checkbox. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { name, shown, choices, multiple = false, drawn = true, isPicked, onPick } = props;
  const values = shown.filter((key): key is Value => key in choices);
  const shape = multiple ? styles.multiple : styles.single;
  return (
    <div className={`${styles.cards} ${values.every((v) => !choices[v].note) ? styles.short : ''}`}>
      {values.map((value) => (
        <label key={value} className={`${styles.card} ${shape}`}>
          <input
            className={styles.input}
            type={multiple ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={isPicked(value)}
            onChange={(event) => onPick(value, event.currentTarget.checked)}
            // An arrow key also clicks, but with a detail of 0.
            onClick={({ detail }) => !multiple && detail > 0 && onPick(value, true, true)}
          />
          {drawn && (
            <span className={styles.picture}>
              <Drawing question={name} answer={value} lost={null} />
            </span>
          )}
          <span className={styles.text}>
            <PlanText of={choices[value].label} as="span" className={styles.label} />
            <PlanText of={choices[value].note} as="span" className={styles.note} />
          </span>
          <span className={styles.mark}>
            <Check />
          </span>
        </label>
      ))}
    </div>
  );
}
