import type { ReactNode } from 'react';
import { ShowRest } from '../../layout/show-rest';
import type { Lasting } from '../../lib/schema.gen';
import { fill } from '../../lib/text';
import { Button } from '../../ui/button';
import { LastingNote } from '../../ui/lasting-note';
import { Fold } from '../../ui/fold';
import styles from './moment.module.css';
import { stageWords, stagesOf, type StageInOrder } from './nights';
import { NightsPath } from './nights-path';
import { hasStages, inARow, type Plan } from './plan';
import { PlanText } from './plan-text';
import type { PlanWordsFor } from './words-for';

interface MomentProps {
  /** The rest of the plan: with two phases, both or only the second. */
  plan: Plan;
  words: PlanWordsFor;
  /** How long the browser retains a plan that is begun. */
  lasting: Lasting | undefined;
  /** The family's current stage, in a plan of these answers or of others. */
  come?: StageInOrder | undefined;
  /** Begins the first night, or continues; undefined under 6 months, when no stage may begin. */
  onBegin: (() => void) | undefined;
  /** Returns to tonight, once the plan has begun. */
  onTonight: (() => void) | undefined;
  /** The controls that choose a night other than the first. */
  choice: ReactNode;
  more: ReactNode;
}

/**
 * The result of the six questions: the nights ahead as a drawing, tonight in one line, and one
 * button. In the dim theme the drawing is hidden, so that on a phone the button is above the bar.
 * All other actions are folded away.
 */
export function Moment(props: MomentProps) {
  const { plan, words, lasting, come, onBegin, onTonight, choice, more } = props;
  const { labels, tonight } = words;
  return (
    <div className={`${styles.moment} no-print`}>
      {hasStages(plan) && (
        <div className={`${styles.sky} picture unless-dim`}>
          <NightsPath planned={inARow(plan)} word={labels.path} />
        </div>
      )}
      {onBegin && (
        <>
          <p className={styles.label}>{labels.tonight}</p>
          <PlanText
            of={stageWords(words, come ?? stagesOf(plan)[0]!).tonight}
            as="p"
            className={styles.line}
          />
          <ReadFirst plan={plan} words={words} />
          <Button size="large" onClick={onBegin}>
            {come ? fill(tonight.begin.goOn, { stage: come.planned.label }) : tonight.begin.start}
          </Button>
          <PlanText of={tonight.begin.note} as="p" className={styles.note} />
          <LastingNote words={lasting} />
        </>
      )}
      {onTonight && (
        <Button size="large" onClick={onTonight}>
          {tonight.tonight}
        </Button>
      )}
      <Row label={labels.more}>{more}</Row>
      {onBegin && <Row label={tonight.another}>{choice}</Row>}
      <ShowRest />
    </div>
  );
}

/** A row that is folded away until it is pressed. */
export function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.folds}>
      <Fold label={label} screenOnly>
        {children}
      </Fold>
    </div>
  );
}

/** What to read before a first night with a shared bed, or away from the parent's chest. */
function ReadFirst({ plan, words }: Pick<MomentProps, 'plan' | 'words'>) {
  if (plan.coSleeping.length === 0) return null;
  return (
    <div className={styles.first}>
      <p>{words.labels.first}</p>
      {plan.sleepsOnParent && (
        <a href="#chest-to-flat">
          <PlanText of={words.chestToFlat.title} as="span" />
        </a>
      )}
      <a href="#shared-bed">
        <PlanText of={words.safety.coSleeping.never.title} as="span" />
      </a>
    </div>
  );
}
