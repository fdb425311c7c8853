import { useState, type ComponentProps, type ReactNode } from 'react';
import styles from './fold.module.css';
import { Chevron } from './icons';

interface FoldProps extends ComponentProps<'details'> {
  label: ReactNode;
  /** The heading element that contains the label. */
  as?: 'h2' | 'h3';
  /** A `section` of its page, an `entry` of a list, or `more`, which continues what is above it. */
  look?: 'section' | 'entry' | 'more';
  /** Does not render the content until it is unfolded; otherwise all of it is printed. */
  screenOnly?: boolean;
}

/** Content that is folded away until its label is pressed or a link leads there. */
export function Fold({
  label,
  as: Heading,
  look = 'section',
  screenOnly,
  className = '',
  children,
  ...details
}: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      {...(screenOnly && { onToggle: (event) => setOpen(event.currentTarget.open) })}
      {...details}
      className={`${styles.fold} ${styles[look]} ${className}`}
    >
      <summary>
        {Heading ? <Heading>{label}</Heading> : label}
        <Chevron />
      </summary>
      {(open || !screenOnly) && children}
    </details>
  );
}
