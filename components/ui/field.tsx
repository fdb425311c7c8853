import type { ReactNode } from 'react';
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
