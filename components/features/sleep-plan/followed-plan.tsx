import { useContext, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { planCode } from '../../lib/plan-link';
import { ShownContext } from '../../navigation/navigate';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { addDays } from './calendar-file';
import { downloadCalendar } from './download-calendar';
import { FamilyPlan, type PlanProps } from './family-plan';
import { FridgeSheet } from './fridge-sheet';
import { KeepPlan } from './keep-plan';
import { keptPlan } from './kept-plan';
import { NightChoice } from './night-choice';
import { beginStage, dueOn, nextNight, parseProgress, stagesOf } from './nights';
import { encodeAnswers } from './plan-code';
import { Tonight } from './tonight';
import { useEvening } from './use-evening';

type View = 'tonight' | 'whole' | 'fridge';

/** A family's plan: tonight, once the family has chosen its night; otherwise the whole plan. */
export function FollowedPlan(props: PlanProps) {
  const { plan, answers, words, keeping, heading } = props;
  const { stages, progress, due, firstEvening, begin, answer } = useProgress(props);
  const pointsIntoPlan = usePointsIntoPlan();
  const [chosen, setView] = useState<View>(pointsIntoPlan ? 'whole' : 'tonight');
  const isFollowed = progress !== undefined && due !== 'choice';
  const view = chosen === 'tonight' && !isFollowed ? 'whole' : chosen;
  useFocusOnChange(heading, view);
  const choice = (
    <NightChoice
      words={words.tonight.begin}
      stages={stages}
      current={progress?.stage}
      onBegin={(stage) => {
        if (begin(stage)) setView('tonight');
        else toast({ title: keeping.refused, kind: 'error' });
      }}
    />
  );

  if (view === 'fridge') {
    return (
      <FridgeSheet plan={plan} words={words} onBack={() => setView('whole')} heading={heading} />
    );
  }
  if (progress && view === 'tonight') {
    return (
      <Tonight
        plan={plan}
        words={words}
        labels={props.labels}
        stages={stages}
        progress={progress}
        asks={due === 'answer'}
        onAnswer={answer}
        onWhole={() => setView('whole')}
        choice={choice}
        keep={<KeepPlan words={keeping} answers={answers} />}
        heading={heading}
      />
    );
  }
  const toCalendar = () => {
    const current = stages[progress?.stage ?? 0]!;
    const ahead = stages.slice(progress?.stage ?? 0);
    // When a second phase begins, only the family knows.
    const thisPhase = ahead.filter(({ approach }) => approach === current.approach);
    downloadCalendar(thisPhase, firstEvening, words.tonight.nights.finish, keeping.calendar);
  };
  // Under 6 months no stage may begin, as the plan says at its top.
  const mayBegin = answers.age !== 'under-6-months';
  return (
    <FamilyPlan
      {...props}
      nights={
        isFollowed ? (
          <Button onClick={() => setView('tonight')}>{words.tonight.tonight}</Button>
        ) : (
          mayBegin && choice
        )
      }
      exports={
        mayBegin && (
          <>
            <Button variant="quiet" onClick={() => setView('fridge')}>
              {words.fridge.open}
            </Button>
            <Button variant="quiet" onClick={toCalendar}>
              {keeping.calendar.add}
            </Button>
          </>
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
    /** The first evening of the present stage, or of the plan. */
    firstEvening: progress ? addDays(progress.evening, 1 - progress.night) : tonight,
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
