import type { ReactNode, Ref } from 'react';
import { ShowRest } from '../../layout/show-rest';
import { Button } from '../../ui/button';
import { Row } from './moment';
import { MoonPhase } from './moon-phase';
import {
  dueOn,
  nightOn,
  stageWords,
  wakingOf,
  wheresOf,
  type Progress,
  type StageInOrder,
} from './nights';
import type { Answers, Plan } from './plan';
import { CoSleepingCallout, EmergencyCallout, TooMuchCallout } from './plan-callouts';
import { PlanText } from './plan-text';
import { StageWhere } from './stage-where';
import styles from './tonight.module.css';
import { Waking } from './waking';
import type { PlanWordsFor } from './words-for';

interface TonightProps {
  plan: Plan;
  answers: Answers;
  words: PlanWordsFor;
  stages: readonly StageInOrder[];
  progress: Progress;
  tonight: string;
  /** Asks by day how the last night was. */
  morning: ReactNode;
  onWhole: () => void;
  /** The controls that choose another night. */
  choice: ReactNode;
  /** The controls that store and remove the plan. */
  keep: ReactNode;
  heading: Ref<HTMLHeadingElement>;
}

/** One night of the plan, for a parent in the dark: what to do comes first, at any hour. */
export function Tonight(props: TonightProps) {
  const { plan, words, stages, progress, heading } = props;
  const { labels, tonight, safety } = words;
  const { shown, note } = nightOn(progress, props.tonight, stages, tonight.nights);
  const current = stages[shown.stage]!;
  const { approach, planned } = current;
  const isLongAgo = dueOn(progress, props.tonight) === 'choice';
  const stage = stageWords(words, current);
  return (
    <div className={styles.tonight}>
      <header className={styles.header}>
        {approach === 'cot' && (
          <StageWhere
            place={plan.place}
            where={wheresOf(plan, props.answers)[planned.index]!}
            words={stage.where}
          />
        )}
        <p className={styles.when}>
          <MoonPhase part={(shown.stage + 1) / stages.length} />
          Stage {planned.label}
          {!isLongAgo && `, night ${shown.night}`}
        </p>
        <PlanText of={tonight.title} as="h1" ref={heading} tabIndex={-1} />
      </header>
      <PlanText of={stage.tonight} as="p" className={styles.line} />
      <section className={styles.now}>
        <Waking words={words.waking} stage={wakingOf(words, current)}>
          <div>
            <h2>{labels.night}</h2>
            <PlanText of={stage.night} className="prose" />
          </div>
        </Waking>
      </section>
      <Row label={tonight.tooMuch}>
        <TooMuchCallout words={safety.tooMuch} />
      </Row>
      <div className={styles.now}>
        {note && <PlanText of={tonight.notes[note]} className={`prose ${styles.note}`} />}
        <section>
          <h2>{labels.hard}</h2>
          <PlanText of={stage.hard} className="prose" />
        </section>
        <section>
          <h2>{labels.ready}</h2>
          <PlanText of={stage.ready} as="p" />
        </section>
      </div>
      {isLongAgo ? props.choice : props.morning}
      {approach === 'coSleeping' && (
        <Row label={<PlanText of={safety.coSleeping.never.title} as="span" />}>
          <CoSleepingCallout words={safety} sleepsOnParent={plan.sleepsOnParent} />
        </Row>
      )}
      <Row label={<PlanText of={safety.emergency.title} as="span" />}>
        <EmergencyCallout words={safety.emergency} />
      </Row>
      <ShowRest />
      <div className={`${styles.stack} can-wait`}>
        {!isLongAgo && <Row label={tonight.another}>{props.choice}</Row>}
        <Button variant="quiet" onClick={props.onWhole}>
          {tonight.whole}
        </Button>
        {props.keep}
      </div>
    </div>
  );
}
