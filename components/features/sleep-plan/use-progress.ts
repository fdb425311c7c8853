import { useMemo, useState } from 'react';
import { addDays, eveningOf, MORNING_HOUR } from '../../lib/days';
import type { NightFigures } from '../../lib/schema.gen';
import { useNow } from '../../lib/use-now';
import { keptPlan } from './kept-plan';
import { beginStage, dueOn, nextNight, parseProgress, stagesOf, type Progress } from './nights';
import { makePlan, type Answers } from './plan';
import { encodeAnswers } from './plan-code';

/** From this hour on nobody is asked how the night was. */
const NOON = 12;

/** What useProgress returns. */
export type Followed = ReturnType<typeof useProgress>;

/** How far the family has come with the plan of its answers, and what changes it. */
export function useProgress(answers: Answers, figures: NightFigures) {
  const code = encodeAnswers(answers);
  const stages = useMemo(() => stagesOf(makePlan(answers)), [answers]);
  const kept = keptPlan.use();
  const progress = useMemo(
    () => (kept?.code === code ? parseProgress(kept.progress, stages.length) : undefined),
    [kept, code, stages],
  );
  const now = useNow();
  const tonight = eveningOf(now);
  const due = progress ? dueOn(progress, tonight) : 'choice';
  const [before, setBefore] = useState<Progress>();
  const write = (next: Progress) => keptPlan.write({ code, progress: next });
  return {
    stages,
    figures,
    progress,
    now,
    tonight,
    /** The first evening of the present stage, or of the plan. */
    firstEvening: progress ? addDays(progress.evening, 1 - progress.night) : tonight,
    /** Whether to ask how the last night was: in the morning only, when it can be remembered. */
    asks: due === 'answer' && now.getHours() >= MORNING_HOUR && now.getHours() < NOON,
    /** Says whether the browser allowed it to be stored. */
    begin: (stage: number) => write(beginStage(stage, tonight)),
    answer: (ready: boolean) => {
      if (!progress) return;
      setBefore(progress);
      write(nextNight(progress, ready, tonight, stages, figures));
    },
    /** Takes the answer back; missing where none was given on this screen. */
    undo:
      before && due === 'tonight'
        ? () => {
            setBefore(undefined);
            write(before);
          }
        : undefined,
  };
}
