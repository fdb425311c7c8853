import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { onReveal } from '../../navigation/hash-target';
import { Chevron } from '../../ui/icons';
import styles from './fold.module.css';

interface FoldProps {
  label: ReactNode;
  /** The element around the label's button: a heading where it stands for one. */
  as?: 'h2' | 'h3' | 'div';
  /** Leaves out what only the screen needs until it is unfolded; otherwise paper shows all of it. */
  screenOnly?: boolean;
  children: ReactNode;
}

/**
 * What the screen folds away below a label, until that is pressed or a link leads to it. On paper
 * everything stands unfolded, which `details` cannot promise in every browser. It has no element
 * of its own, so that its parts stand in the grid around it.
 */
export function Fold({ label, as: Label = 'div', screenOnly, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      onReveal((target) => {
        const leadsHere = target === body.current?.parentElement || body.current?.contains(target);
        if (leadsHere) setOpen(true);
        return leadsHere === true && !open;
      }),
    [open],
  );
  return (
    <>
      <Label className={styles.label}>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{label}</span>
          <Chevron />
        </button>
      </Label>
      <div ref={body} className={`${styles.body} ${open ? '' : styles.folded}`}>
        {(open || !screenOnly) && children}
      </div>
    </>
  );
}
