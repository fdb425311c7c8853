import { optional } from '../../layout/optional';
import type { Html } from '../../lib/schema.gen';
import type { Where } from './drawings';
import type { Plan } from './plan';
import { PlanText } from './plan-text';
import styles from './stage-where.module.css';

const StageDrawing = optional(async () => (await import('./drawings')).StageDrawing);

/** A drawing of the parent's position in a stage: the chair, the doorway, or a bed of their own. */
export function StageWhere(props: { place: Plan['place']; where: Where; words: Html | undefined }) {
  const { words, ...drawn } = props;
  return (
    <figure className={styles.where}>
      <StageDrawing {...drawn} lost={null} />
      <PlanText of={words} as="figcaption" className="visually-hidden" />
    </figure>
  );
}
