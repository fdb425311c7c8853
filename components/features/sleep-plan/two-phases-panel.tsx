import type { TwoPhases } from '../../lib/schema.gen';
import { Fold } from './fold';
import { PlanText } from './plan-text';
import styles from './two-phases-panel.module.css';
import type { WordsFor } from './words-for';

/** The journey of a plan that begins beside the parents and ends in the cot. */
export function TwoPhasesPanel({ words }: { words: WordsFor<TwoPhases> }) {
  return (
    <section className={styles.panel}>
      <Fold as="h2" label={<PlanText of={words.title} as="span" />}>
        <PlanText of={words.lead} className="prose" />
        <ol className={styles.phases}>
          {words.phases.map(({ title, body }) => (
            <li key={title}>
              <PlanText of={title} as="h3" />
              <PlanText of={body} />
            </li>
          ))}
        </ol>
        <PlanText of={words.between} className="prose" />
        <PlanText of={words.age} className={`prose ${styles.age}`} />
      </Fold>
    </section>
  );
}
