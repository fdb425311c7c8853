import type { BlockProps } from './block-props';
import styles from './steps.module.css';

/** Numbered steps, one below the other. */
export function Steps({ block, renderBlocks }: BlockProps<'steps'>) {
  return (
    <ol className={styles.steps}>
      {block.steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3 className={styles.title}>{step.title}</h3>
          {renderBlocks(step.body)}
        </li>
      ))}
    </ol>
  );
}
