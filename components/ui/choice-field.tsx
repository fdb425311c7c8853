import type { ReactNode } from 'react';
import { ordinaryText } from '../lib/text';
import choice from './choice-field.module.css';
import styles from './field.module.css';

interface ChoiceFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  choices: readonly string[];
  /** Those that are chosen at first. */
  chosen: readonly string[];
  /** Whether any number of them can be chosen; otherwise one. */
  several?: boolean;
  required?: boolean;
}

/** Answers to choose from, as a native group of radio buttons or checkboxes. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, label, hint, error, optional, choices, chosen, several, required } = props;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.field} aria-describedby={describedBy || undefined}>
      <legend className={`${styles.label} ${choice.legend}`}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={choice.choices}>
        {choices.map((text) => (
          <label key={text} className={choice.choice}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={ordinaryText(text)}
              defaultChecked={chosen.includes(ordinaryText(text))}
              required={required}
              aria-invalid={error ? true : undefined}
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
