import { useContext, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { planCode } from '../../lib/plan-link';
import { ShownContext } from '../../navigation/shown-context';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { FamilyPlan, type PlanProps } from './family-plan';
import { KeepPlan } from './keep-plan';
import { keptPlan } from './kept-plan';
import { NightChoice } from './night-choice';
import { beginStage, dueOn, nextNight, parseProgress, stagesOf } from './nights';
import { encodeAnswers } from './plan-code';
import { Tonight } from './tonight';
import { useEvening } from './use-evening';

/** A family's plan: tonight, once the family has chosen its night; otherwise the whole plan. */
export function FollowedPlan(props: PlanProps) {
  const { plan, answers, words, keeping, heading } = props;
  const { stages, progress, due, begin, answer } = useProgress(props);
  const [whole, setWhole] = useState(usePointsIntoPlan());
  const isFollowed = progress !== undefined && due !== 'choice';
  const showsTonight = isFollowed && !whole;
  useFocusOnChange(heading, showsTonight);
  const choice = (
    <NightChoice
      words={words.tonight.begin}
      stages={stages}
      current={progress?.stage}
      onBegin={(stage) => {
        if (begin(stage)) setWhole(false);
        else toast({ title: keeping.refused, kind: 'error' });
      }}
    />
  );

  if (progress && showsTonight) {
    return (
      <Tonight
        plan={plan}
        words={words}
        labels={props.labels}
        stages={stages}
        progress={progress}
        asks={due === 'answer'}
        onAnswer={answer}
        onWhole={() => setWhole(true)}
        choice={choice}
        keep={<KeepPlan words={keeping} answers={answers} />}
        heading={heading}
      />
    );
  }
  // Under 6 months no stage may begin, as the plan says at its top.
  const mayBegin = answers.age !== 'under-6-months';
  return (
    <FamilyPlan
      {...props}
      nights={
        isFollowed ? (
          <Button onClick={() => setWhole(false)}>{words.tonight.tonight}</Button>
        ) : (
          mayBegin && choice
        )
      }
    />
  );
}

/** How far the family has come with the plan that is shown, and what changes it. */
function useProgress({ plan, answers, words }: PlanProps) {
  const code = encodeAnswers(answers);
  const stages = useMemo(() => stagesOf(plan), [plan]);
  const kept = keptPlan.use();
  const progress = useMemo(
    () => (kept?.code === code ? parseProgress(kept.progress, stages.length) : undefined),
    [kept, code, stages],
  );
  const tonight = useEvening();
  return {
    stages,
    progress,
    due: progress ? dueOn(progress, tonight) : ('choice' as const),
    /** Says whether the browser allowed it to be stored. */
    begin: (stage: number) => keptPlan.write({ code, progress: beginStage(stage, tonight) }),
    answer: (ready: boolean) => {
      if (!progress) return;
      const next = nextNight(progress, ready, tonight, stages, words.tonight.nights);
      keptPlan.write({ code, progress: next });
    },
  };
}

/** Whether the address names a part of the plan, which only the whole plan shows. */
function usePointsIntoPlan(): boolean {
  const hash = useContext(ShownContext)?.entry.hash ?? '';
  return hash !== '' && planCode(hash) === undefined;
}

/** Gives the focus to the heading of a view that has taken the place of another. */
function useFocusOnChange(heading: RefObject<HTMLHeadingElement | null>, view: unknown) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [heading, view]);
}
