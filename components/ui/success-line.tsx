import type { ReactNode } from 'react';
import { Check } from './icons';
import styles from './success-line.module.css';

/** Reports success, with a tick before the text. */
export function SuccessLine({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Check />
      <div>{children}</div>
    </div>
  );
}
