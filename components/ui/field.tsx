import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  /** The control's id, from which those of its hint and its error are made. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
  children: (wiring: Wiring) => ReactNode;
}

interface Wiring {
  id: string;
  className: string | undefined;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A labelled control: it ties label, hint and error to whatever control it is given. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        className: styles.control,
        ...(described && { 'aria-describedby': described }),
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
