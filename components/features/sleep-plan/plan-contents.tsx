import type { Html, PlanWords } from '../../lib/schema.gen';
import { MoonPhase } from './moon-phase';
import { nightsOf, type Plan, type PlannedStage } from './plan';
import styles from './plan-contents.module.css';
import { PlanText } from './plan-text';
import type { WordsFor } from './words-for';

interface PlanContentsProps {
  plan: Plan;
  words: WordsFor<PlanWords>;
  label: string;
}

/** The plan's table of contents: links to its parts and to the nights of each stage. */
export function PlanContents({ plan, words, label }: PlanContentsProps) {
  const { chestToFlat, coSleeping, cot, day, dummy, rapidReturn, safety, sameRoom } = words;
  return (
    <nav className={`${styles.contents} no-print`} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.list}>
        <Part target="day" title={day.title} />
        {plan.sleepsOnParent && <Part target="chest-to-flat" title={chestToFlat.title} />}
        <Approach target="beside-you" title={coSleeping.title} planned={plan.coSleeping} />
        <Approach target="own-place" title={cot.title} planned={plan.cot} />
        {plan.rapidReturn && <Part target="rapid-return" title={rapidReturn.title} />}
        {plan.dummy && <Part target="dummy" title={dummy.title} />}
        {plan.sameRoom && <Part target="same-room" title={sameRoom.title} />}
        <Part target="too-much" title={safety.tooMuch.title} />
        <Part target="medical-help" title={safety.emergency.title} />
      </ul>
    </nav>
  );
}

interface PartProps {
  /** The id of the part. */
  target: string;
  title: Html | undefined;
}

function Part({ target, title }: PartProps) {
  return (
    <li>
      <a href={`#${target}`} className={styles.part}>
        <PlanText of={title} as="span" />
      </a>
    </li>
  );
}

function Approach({ planned, ...part }: PartProps & { planned: readonly PlannedStage[] }) {
  if (planned.length === 0) return null;
  return (
    <>
      <Part {...part} />
      {planned.map((stage, i) => (
        <li key={stage.label}>
          <a href={`#stage-${stage.label}`} className={styles.stage}>
            <span className={styles.moon}>
              <MoonPhase part={(i + 1) / planned.length} />
            </span>
            <span className="visually-hidden">Stage {stage.label}, </span>
            {nightsOf(stage)}
          </a>
        </li>
      ))}
    </>
  );
}
