import type { BlockProps } from './block-props';
import styles from './steps.module.css';

/** A numbered path, one step below the other. */
export function Steps({ block, show }: BlockProps<'steps'>) {
  return (
    <ol className={styles.steps}>
      {block.steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3 className={styles.title}>{step.title}</h3>
          {show(step.body)}
        </li>
      ))}
    </ol>
  );
}
