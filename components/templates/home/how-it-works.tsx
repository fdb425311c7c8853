import type { ReactNode } from 'react';
import { Static } from '../../lib/static';
import styles from './how-it-works.module.css';

/** The steps, and below them an action. */
export function HowItWorks({ children }: { children: ReactNode }) {
  return (
    <section id="how-it-works" className={styles.section} aria-labelledby="how-it-works-heading">
      <Static part="steps" className={styles.whole} />
      {children}
    </section>
  );
}
