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

/** What useProgress returns. */
export type Followed = ReturnType<typeof useProgress>;

/**
 * How far a family has come with the plans of a child: where it last began a stage or answered in
 * the morning, if the plan of these answers has that stage too. One event says so, so two phones
 * that have only part of each other's log agree.
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

/** A log from elsewhere, at its moment, in place of this phone's now. */
export interface Told {
  log: Log;
  now: Date;
}

/** How far the family has come with the plan of its answers, and what changes it. */
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
    /** The same with a plan of other answers for the child, which this one can take the place of. */
    reached,
    now,
    tonight,
    /** The evening that is spoken of: in the morning the last one, until it was answered for. */
    shown: asks && now.getHours() < NOON_HOUR ? addDays(tonight, -1) : tonight,
    /** The first evening of the present stage, or of the plan. */
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
    /** Takes back the answer that was just given on this screen, or the stage that was begun. */
    undo: due === 'tonight' ? done?.undo : undefined,
  };
}
