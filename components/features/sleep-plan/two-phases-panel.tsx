import type { TwoPhases } from '../../lib/schema.gen';
import { Said } from './said';
import styles from './two-phases-panel.module.css';

/** The journey of a plan that begins beside the parents and ends in the cot. */
export function TwoPhasesPanel({ words }: { words: TwoPhases }) {
  return (
    <section className={styles.panel}>
      <Said of={words.title} as="h2" />
      <Said of={words.lead} className="prose" />
      <ol className={styles.phases}>
        {words.phases.map(({ title, body }) => (
          <li key={title}>
            <Said of={title} as="h3" />
            <Said of={body} />
          </li>
        ))}
      </ol>
      <Said of={words.between} className="prose" />
      <Said of={words.age} className={`prose ${styles.age}`} />
    </section>
  );
}
