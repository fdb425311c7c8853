import type { ReactNode } from 'react';
import type { PlanWords, StageWaking, WakingStep } from '../../lib/schema.gen';
import { clockOf } from '../../lib/days';
import { fieldTime, formatTime } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import { DoneLine } from '../../ui/done-line';
import { PlanText } from './plan-text';
import { useScreenOn, useSeconds, useWaking } from './use-waking';
import styles from './waking.module.css';
import type { WordsFor } from './words-for';

interface WakingProps {
  words: WordsFor<PlanWords['waking']>;
  stage: WordsFor<StageWaking>;
}

/** What to do at a waking, with one button that begins timing it. */
export function Waking({ words, stage, children }: WakingProps & { children: ReactNode }) {
  const { since, mayWake, isMorning, done, begin, again, end } = useWaking();
  const isAwake = since !== undefined;
  return (
    <div className={styles.waking}>
      {isAwake ? <WakingCount words={words} stage={stage} since={since} /> : children}
      {isMorning && <PlanText of={words.morning} as="p" className={styles.note} />}
      {/* A single button for both states, so that the focus stays in place. */}
      <div className={isAwake ? `foot ${styles.buttons}` : styles.buttons}>
        <p role="status" className={styles.note}>
          <DoneLine done={done} words={words} />
        </p>
        {(isAwake || mayWake) && (
          <Button size="large" onClick={isAwake ? end : begin}>
            {isAwake ? words.end : words.begin}
          </Button>
        )}
        {isAwake && (
          <Button variant="quiet" onClick={again}>
            {words.again}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Shows what to do from each minute on, and a quiet timer with an arc up to the longest wait of the stage. */
export function WakingCount({ words, stage, since }: WakingProps & { since: number }) {
  const isOn = useScreenOn();
  const most = stage.steps.at(-1)!.after * 60;
  const seconds = Math.max(0, Math.floor((useSeconds() - since) / 1000));
  const [step, next] = stepsAt(stage.steps, seconds / 60);
  const minutes = Math.floor(seconds / 60);
  const time = formatTime(clockOf(new Date(since)));
  return (
    <section className={styles.count}>
      <PlanText of={step?.do} as="p" role="status" className={styles.step} />
      <div className={styles.dial}>
        <Arc part={Math.min(1, seconds / most)} />
        <p role="timer" className={styles.time}>
          <PlanText of={words.title} as="span" className={styles.small} />
          <span className={styles.minutes}>
            {minutes < 60 ? minutes : fieldTime(minutes)}:{String(seconds % 60).padStart(2, '0')}
          </span>
          <PlanText of={words.since} as="span" className={styles.small} values={{ time }} />
        </p>
      </div>
      {next && (
        <p className={styles.next}>
          <PlanText of={words.next} as="span" values={{ minutes: String(next.after) }} />{' '}
          <PlanText of={next.do} as="span" />
        </p>
      )}
      <PlanText of={words.rule} as="p" className={styles.note} />
      {isOn && <p className={styles.note}>{words.screenOn}</p>}
    </section>
  );
}

/** The step for a minute, and the next one. */
function stepsAt(steps: readonly WordsFor<WakingStep>[], minute: number) {
  const next = steps.findIndex(({ after }) => after > minute);
  return next < 0 ? [steps.at(-1)] : [steps[next - 1], steps[next]];
}

/** The elapsed minutes as an arc, from the waking to the longest wait. */
function Arc({ part }: { part: number }) {
  const path = 'M10 70A60 60 0 0 1 130 70';
  return (
    <svg viewBox="0 0 140 78" className={styles.arc} aria-hidden="true">
      <path d={path} />
      <path
        d={path}
        pathLength="100"
        strokeDasharray={`${Math.round(part * 100)} 101`}
        className={styles.gone}
      />
    </svg>
  );
}
