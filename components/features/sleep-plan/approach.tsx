import type { MethodChoices, PlanTexts } from '../../lib/schema.gen';
import styles from './approach.module.css';
import { Fold } from '../../ui/fold';
import { MoonPhase } from './moon-phase';
import type { Where } from './drawings';
import { stageIn, type StageTexts } from './nights';
import { nightsOf, type Method, type Plan, type PlannedStage } from './plan';
import { PlanText } from './plan-text';
import { StageWhere } from './stage-where';
import type { WordsFor } from './words-for';

interface StageProps {
  labels: PlanTexts['labels'];
  methods: readonly Method[];
  names: WordsFor<MethodChoices>;
  place: Plan['place'];
  /** The parent's position in each stage, by index; undefined for a stage without a drawing. */
  wheres?: readonly Where[];
}

interface ApproachProps extends StageProps {
  id: string;
  words: PlanTexts['cot'] | PlanTexts['coSleeping'];
  planned: readonly PlannedStage[];
  /** The label of the family's current stage. */
  current: string | undefined;
  /** Whether the plan begins with it; then its current stage, or its first, is unfolded. */
  isFirst: boolean;
  /** Whether it belongs to the phase that the family is not in. */
  isOther?: boolean;
}

/**
 * An approach: its stages on a timeline of nights, marked with phases of the moon. In the other
 * phase each stage is one line, with details once it is unfolded, and is not printed.
 */
export function Approach(props: ApproachProps) {
  const { id, words, planned, current, isFirst, isOther = false, ...shared } = props;
  const come = planned.findIndex(({ label }) => label === current);
  const title = <PlanText of={words.title} as={isFirst ? 'h2' : 'span'} />;
  const details = (
    <>
      {!isOther && <PlanText of={words.lead} className="prose can-wait" />}
      <ol className={styles.nights}>
        {planned.map((stage, i) => (
          <li key={stage.index} id={`stage-${stage.label}`} className={styles.stage}>
            <span className={styles.moon}>
              <MoonPhase part={(i + 1) / planned.length} />
            </span>
            <Stage
              planned={stage}
              words={stageIn(words, stage.index)}
              folded={!isFirst || i !== Math.max(0, come)}
              isOther={isOther}
              {...shared}
            />
          </li>
        ))}
      </ol>
      {!isOther && (
        <>
          <PlanText of={words.notReady} className={`prose ${styles.after}`} />
          <PlanText of={words.after} className={`prose ${styles.after}`} />
        </>
      )}
    </>
  );
  return (
    <section className={`${styles.approach} ${isOther ? 'no-print can-wait' : ''}`} id={id}>
      {isFirst ? (
        <>
          {title}
          {details}
        </>
      ) : (
        <Fold as="h2" label={title}>
          {details}
        </Fold>
      )}
    </section>
  );
}

function Stage({
  planned,
  words,
  folded,
  isOther,
  ...shared
}: StageProps & { planned: PlannedStage; words: StageTexts; folded: boolean; isOther: boolean }) {
  const tonight = <PlanText of={words.tonight} as="p" />;
  const where = shared.wheres?.[planned.index];
  const details = (
    <>
      <div>
        {where && <StageWhere place={shared.place} where={where} words={words.where} />}
        <PlanText of={words.aim} as="p" className={styles.aim} />
        {!isOther && (
          <div className={styles.tonight}>
            <h4>{shared.labels.tonight}</h4>
            {tonight}
          </div>
        )}
      </div>
      <StageDetails words={words} {...shared} />
    </>
  );
  return (
    <>
      <p className={styles.when}>
        <strong>Stage {planned.label}</strong> <span>{nightsOf(planned)}</span>
      </p>
      {folded ? (
        <Fold as="h3" label={<PlanText of={words.title} as="span" />} screenOnly={isOther}>
          {details}
        </Fold>
      ) : (
        <>
          <PlanText of={words.title} as="h3" />
          {details}
        </>
      )}
      {isOther && tonight}
    </>
  );
}

function StageDetails({ words, labels, methods, names }: StageProps & { words: StageTexts }) {
  const mentioned = methods.filter((method) => words.with[method]);
  return (
    <>
      <div className={styles.bedtime}>
        <ol className={styles.steps}>
          {words.steps.map((step) => (
            <PlanText key={step} of={step} as="li" />
          ))}
        </ol>
        {mentioned.length > 0 && (
          <ul className={styles.methods}>
            {mentioned.map((method) => (
              <li key={method}>
                <PlanText of={names[method].label} as="strong" />
                {': '}
                <PlanText of={words.with[method]} as="span" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.waking}>
        <div>
          <h4>{labels.night}</h4>
          <PlanText of={words.night} />
        </div>
        <div>
          <h4>{labels.hard}</h4>
          <PlanText of={words.hard} />
        </div>
        <div className={styles.ready}>
          <h4>{labels.ready}</h4>
          <PlanText of={words.ready} as="p" />
        </div>
      </div>
    </>
  );
}
