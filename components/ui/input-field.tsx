import type { ReactNode } from 'react';
import { Field } from './field';

interface InputFieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  type: 'time' | 'date' | 'number';
  /** As the input gives it, empty where nothing was entered. */
  value: string;
  /** The smallest and the largest number. */
  min?: number;
  max?: number;
  onEnter: (value: string) => void;
}

/** A field for one time, date or number, whose value belongs to the component around it. */
export function InputField({ id, label, hint, onEnter, ...input }: InputFieldProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          {...(input.type === 'number' && { inputMode: 'numeric' as const })}
          onChange={({ currentTarget }) => onEnter(currentTarget.value)}
        />
      )}
    </Field>
  );
}
