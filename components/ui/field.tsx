import type { ChangeEvent, ComponentProps, ElementType, ReactNode } from 'react';
import styles from './field.module.css';

type FieldProps<T extends ElementType> = {
  /** The control's ID; the IDs of its hint and error derive from it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Indicates in the label that the field may be empty. */
  optional?: boolean;
  /** The control; by default an `input`. */
  as?: T;
  onEnter?: (value: string) => void;
} & Omit<ComponentProps<T>, 'as' | 'id'>;

/** A form control with its label, hint and error, connected by their IDs. */
export function Field<T extends ElementType = 'input'>(props: FieldProps<T>) {
  const { id, label, hint, error, optional, as, onEnter, ...attributes } = props;
  const Control: ElementType = as ?? 'input';
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <Control
        id={id}
        className={styles.control}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...(onEnter && { onChange: (event: ChangeEvent<Valued>) => onEnter(event.target.value) })}
        {...attributes}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type Valued = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
