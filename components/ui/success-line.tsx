import type { ReactNode } from 'react';
import { Check } from './icons';
import styles from './success-line.module.css';

/** Says what has been done, with a tick before it. */
export function SuccessLine({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Check />
      <div>{children}</div>
    </div>
  );
}
