interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  choices: Record<Value, string>;
  picked: Value | undefined;
  onPick: (value: Value) => void;
  className: string | undefined;
}

/** A question with answers, of which one can be picked. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, name, choices, picked, onPick, className } = props;
  return (
    <fieldset className={className}>
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
