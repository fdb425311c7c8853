import { useMemo, type ReactNode } from 'react';
import { daysBetween } from '../../lib/days';
import type { StagesInShort } from '../../lib/schema.gen';
import { keptPlan } from './kept-plan';
import { MorningRow } from './morning-row';
import { dueOn, type Progress, type StageInOrder } from './nights';
import { makePlan, type Answers } from './plan';
import { decodeAnswers } from './plan-code';
import { PlaceholderContext, PlanText } from './plan-text';
import { useProgress } from './use-progress';
import { wordsFor, type WordsFor } from './words-for';

/** The plan that a family keeps on this device. */
export interface KeptPlanNight {
  /** The child's name. */
  name: string;
  /** Where the family is, while it follows the plan night by night. */
  followed?: { stage: string; night: string };
  /** Tonight in one line, while the family follows the plan. */
  line?: ReactNode;
  /** The morning's question, in the morning only. */
  morning?: ReactNode;
}

interface KeptNightProps {
  stages: StagesInShort | undefined;
  children: (kept: KeptPlanNight | undefined) => ReactNode;
}

/** Renders what depends on the plan that is kept on this device; undefined where none is. */
export function KeptNight({ stages, children }: KeptNightProps) {
  const code = keptPlan.use()?.code;
  const answers = useMemo(() => decodeAnswers(code), [code]);
  if (!stages || !answers) return children(undefined);
  return (
    <Night stages={stages} answers={answers}>
      {children}
    </Night>
  );
}

interface NightProps extends KeptNightProps {
  stages: StagesInShort;
  answers: Answers;
}

function Night({ stages, answers, children }: NightProps) {
  const words = useMemo(() => wordsFor(stages, answers), [stages, answers]);
  const followed = useProgress(answers, stages.nights);
  const name = answers.childName.trim();
  const placeholders = useMemo(() => ({ name, place: makePlan(answers).place }), [name, answers]);
  const { progress, tonight } = followed;
  const stage = progress && followed.stages[progress.stage];
  const night = progress && nightOf(progress, tonight);
  const kept: KeptPlanNight = {
    name,
    ...(stage &&
      night && {
        followed: { stage: stage.planned.label, night },
        line: <PlanText of={inShort(words, stage).tonight} as="p" />,
      }),
    ...(stage &&
      (followed.asks || followed.undo) && {
        morning: (
          <MorningRow words={words.morning} followed={followed} stage={inShort(words, stage)} />
        ),
      }),
  };
  return <PlaceholderContext value={placeholders}>{children(kept)}</PlaceholderContext>;
}

/**
 * Which night of the stage it is tonight. One stage back, only the plan's own figures say when it
 * comes forward again.
 */
function nightOf(progress: Progress, tonight: string): string | undefined {
  const passed = daysBetween(progress.evening, tonight);
  if (dueOn(progress, tonight) === 'choice') return undefined;
  if (passed > 0 && progress.forwardTo !== undefined) return undefined;
  return String(progress.night + passed);
}

function inShort(words: WordsFor<StagesInShort>, { approach, planned }: StageInOrder) {
  return words[approach][planned.index]!;
}
