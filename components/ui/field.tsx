import { useEffect, useRef, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  /** The control's id; the ids of its hint and its error derive from it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
  children: (wiring: Wiring) => ReactNode;
}

/** The attributes that connect a control with its label, hint and error. */
interface Wiring {
  id: string;
  className: string | undefined;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A form control with its label, hint and error, connected by their ids. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        className: styles.control,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

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

/** The text selected for copying by hand, where the browser refuses the clipboard. */
export function CopyByHand({ id, label, text }: { id: string; label: string; text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, [text]);
  return (
    <div className="no-print">
      <Field id={id} label={label}>
        {(wiring) => <textarea {...wiring} ref={area} readOnly rows={8} value={text} />}
      </Field>
    </div>
  );
}
