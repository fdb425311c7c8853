import type { Html, PlanWords } from '../../lib/schema.gen';
import { MoonPhase } from './moon-phase';
import { nightsOf, type Plan, type PlannedStage } from './plan';
import styles from './plan-contents.module.css';
import { PlanText } from './plan-text';

interface PlanContentsProps {
  plan: Plan;
  words: PlanWords;
  label: string;
}

/** The nights of a plan at a glance, each a link: for who comes back on night eight at 2am. */
export function PlanContents({ plan, words, label }: PlanContentsProps) {
  const { coSleeping, cot, dummy, rapidReturn, safety, sameRoom } = words;
  return (
    <nav className={`${styles.contents} no-print`} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.list}>
        <Approach to="beside-you" title={coSleeping.title} planned={plan.coSleeping} />
        <Approach to="own-place" title={cot.title} planned={plan.cot} />
        {plan.rapidReturn && <Part to="rapid-return" title={rapidReturn.title} />}
        {plan.dummy && <Part to="dummy" title={dummy.title} />}
        {plan.sameRoom && <Part to="same-room" title={sameRoom.title} />}
        <Part to="medical-help" title={safety.emergency.title} />
      </ul>
    </nav>
  );
}

interface PartProps {
  /** The id of the part. */
  to: string;
  title: Html;
}

function Part({ to, title }: PartProps) {
  return (
    <li>
      <a href={`#${to}`} className={styles.part}>
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
        <li key={stage.mark}>
          <a href={`#stage-${stage.mark}`} className={styles.stage}>
            <span className={styles.moon}>
              <MoonPhase part={(i + 1) / planned.length} />
            </span>
            <span className="visually-hidden">Stage {stage.mark}, </span>
            {nightsOf(stage)}
          </a>
        </li>
      ))}
    </>
  );
}
