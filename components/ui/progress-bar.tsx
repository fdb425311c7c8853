import type { ComponentPropsWithoutRef } from 'react';
import styles from './progress-bar.module.css';

export function ProgressBar(props: ComponentPropsWithoutRef<'progress'>) {
  return <progress {...props} className={styles.bar} />;
}
