import styles from './next-sleep-finder.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  choices: Record<Value, string>;
  picked: Value;
  onPick: (value: Value) => void;
}

/** Two answers side by side, each large enough for a thumb. */
export function Choice<Value extends string>({
  label,
  name,
  choices,
  picked,
  onPick,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {(Object.keys(choices) as Value[]).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={picked === value}
            onChange={() => onPick(value)}
          />
          {choices[value]}
        </label>
      ))}
    </fieldset>
  );
}
