import type { ComponentPropsWithoutRef } from 'react';
import styles from './progress-bar.module.css';

/** A thin bar that shows progress. */
export function ProgressBar(props: ComponentPropsWithoutRef<'progress'>) {
  return <progress {...props} className={styles.bar} />;
}
