import { useMemo } from 'react';
import { addDays } from '../../lib/days';
import { isNight, NOON_HOUR } from '../../lib/hours';
import { useLog, write } from '../../lib/kept-log';
import { standing, type Log } from '../../lib/log';
import { diaryDayOf, momentOf } from '../../lib/moment';
import type { NightFigures } from '../../lib/schema.gen';
import { useDone } from '../../lib/use-done';
import { useNow } from '../../lib/use-now';
import { codeIn, historyOf, keptPlan } from './kept-plan';
import { dueOn, nextNight, stagesOf, type Progress, type StageInOrder } from './nights';
import { makePlan, type Answers } from './plan';
import { decodeAnswers, encodeAnswers } from './plan-code';

/** The result of useProgress. */
export type Followed = ReturnType<typeof useProgress>;

/**
 * A family's progress with the plans of a child: the last stage begun or morning answer, if the
 * plan of these answers also has that stage. It depends on one event only, so two phones with
 * partial copies of each other's log agree.
 */
export function progressIn(
  log: Log,
  answers: Answers,
  stages: readonly StageInOrder[],
): Progress | undefined {
  const isOwn = (other?: Answers) => other?.childName.trim() === answers.childName.trim();
  const last = historyOf(log).findLast(
    ({ kind, text }) => kind !== 'plan' && isOwn(decodeAnswers(text)),
  );
  if (!last) return undefined;
  const { value = 0, night = 1, forwardTo } = last;
  const was = stagesOf(makePlan(decodeAnswers(last.text)!))[value];
  const isSame = ({ approach, planned: { index } }: StageInOrder) =>
    approach === was?.approach && index === was.planned.index;
  const stage = stages.findIndex(isSame);
  if (stage < 0) return undefined;
  const isBack = forwardTo !== undefined && stages[stage + 1];
  const sleeps = standing(log).filter(({ kind, at }) => kind === 'asleep' && at > last.at);
  const written = sleeps.map(diaryDayOf).sort();
  return { stage, night, evening: diaryDayOf(last), ...(isBack && { forwardTo }), written };
}

/** A log from elsewhere with its moment, used instead of this phone's. */
export interface Told {
  log: Log;
  now: Date;
}

/** The family's progress with the plan of its answers, and functions that change it. */
export function useProgress(answers: Answers, figures: NightFigures, of?: Told) {
  const code = encodeAnswers(answers);
  const stages = useMemo(() => stagesOf(makePlan(answers)), [answers]);
  const [own, clock] = [useLog(), useNow()];
  const { log, now } = of ?? { log: own, now: clock };
  const reached = useMemo(() => progressIn(log, answers, stages), [log, answers, stages]);
  const progress = codeIn(log) === code ? reached : undefined;
  const tonight = diaryDayOf(momentOf(now));
  const due = progress ? dueOn(progress, tonight) : 'choice';
  /** Whether to ask how the last night was: until the next one begins. */
  const asks = due === 'answer' && !isNight(now.getHours());
  const [done, did] = useDone<'begun' | 'answered'>();
  return {
    stages,
    figures,
    log,
    progress,
    /** The same, even with a plan of other answers for the child, which this plan can replace. */
    reached,
    now,
    tonight,
    /** The evening on display: in the morning still the last one, until its question is answered. */
    shown: asks && now.getHours() < NOON_HOUR ? addDays(tonight, -1) : tonight,
    /** The first evening of the current stage, or of the plan. */
    firstEvening: progress ? addDays(progress.evening, 1 - progress.night) : tonight,
    asks,
    begin: (stage?: number) => did('begun', momentOf(now), keptPlan.keep(code, stage)),
    answer: (ready: boolean) => {
      if (!progress) return;
      const { stage, night, forwardTo } = nextNight(progress, ready, tonight, stages, figures);
      const back = forwardTo !== undefined && { forwardTo };
      const ids = write([{ kind: 'night', text: code, value: stage, night, ...back }]);
      did('answered', momentOf(now), ids);
    },
    /** Undoes the answer just given on this screen, or the stage just begun. */
    undo: due === 'tonight' ? done?.undo : undefined,
  };
}
