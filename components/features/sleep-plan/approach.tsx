import type {
  CoSleeping,
  Cot,
  MethodChoices,
  PlanLabels,
  Stage as StageWords,
} from '../../lib/schema.gen';
import styles from './approach.module.css';
import { MoonPhase } from './moon-phase';
import { nightsOf, type Method, type PlannedStage } from './plan';
import { PlanText } from './plan-text';

interface StageProps {
  labels: PlanLabels;
  /** The ways of settling that were chosen, and what they are called. */
  methods: readonly Method[];
  names: MethodChoices;
  /** The stages beside the parents came first. */
  afterBed?: boolean;
}

interface ApproachProps extends StageProps {
  id: string;
  words: CoSleeping | Cot;
  planned: readonly PlannedStage[];
}

/** The stages of an approach on a line of nights, under a moon that grows full. */
export function Approach({ id, words, planned, ...stage }: ApproachProps) {
  const all = [words.firstStage, ...words.stages];
  return (
    <section className={styles.approach} id={id}>
      <header className={styles.top}>
        <PlanText of={words.title} as="h2" />
        <PlanText of={words.lead} className="prose" />
      </header>
      <ol className={styles.nights}>
        {planned.map((one, i) => (
          <li key={one.index} id={`stage-${one.mark}`} className={styles.stage}>
            <span className={styles.moon}>
              <MoonPhase part={(i + 1) / planned.length} />
            </span>
            <Stage planned={one} words={all[one.index]!} {...stage} />
          </li>
        ))}
      </ol>
      <PlanText of={words.after} className={`prose ${styles.after}`} />
    </section>
  );
}

function Stage({
  planned,
  words,
  labels,
  methods,
  names,
  afterBed,
}: StageProps & { planned: PlannedStage; words: StageWords }) {
  return (
    <>
      <p className={styles.when}>
        <strong>Stage {planned.mark}</strong> <span>{nightsOf(planned)}</span>
      </p>
      <PlanText of={words.title} as="h3" />
      <PlanText of={words.aim} as="p" className={styles.aim} />
      <div className={styles.tonight}>
        <h4>{labels.tonight}</h4>
        <PlanText of={words.tonight} as="p" />
      </div>
      <div className={styles.bedtime}>
        {afterBed && <PlanText of={words.afterBed} className="prose" />}
        <ol className={styles.steps}>
          {words.steps.map((step) => (
            <PlanText key={step} of={step} as="li" />
          ))}
        </ol>
        <MethodLines words={words} methods={methods} names={names} />
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

/** What this stage says to those who settle in one way or another. */
function MethodLines({
  words,
  methods,
  names,
}: Pick<StageProps, 'methods' | 'names'> & { words: StageWords }) {
  const said = methods.filter((method) => words.with[method]);
  if (said.length === 0) return null;
  return (
    <ul className={styles.with}>
      {said.map((method) => (
        <li key={method}>
          <PlanText of={names[method].label} as="strong" />
          {': '}
          <PlanText of={words.with[method]} as="span" />
        </li>
      ))}
    </ul>
  );
}
