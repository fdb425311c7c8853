import { useMemo, type ReactNode } from 'react';
import { daysBetween, eveningOf } from '../../lib/days';
import type { StagesInShort } from '../../lib/schema.gen';
import { useNow } from '../../lib/use-now';
import { keptPlan } from './kept-plan';
import { MorningRow } from './morning-row';
import { dueOn, parseProgress, stagesOf, type Progress, type StageInOrder } from './nights';
import { makePlan, placeholdersOf } from './plan';
import { decodeAnswers } from './plan-code';
import { PlaceholderContext, PlanText } from './plan-text';
import { useProgress } from './use-progress';
import { wordsFor, type WordsFor } from './words-for';

/** The plan that a family keeps on this device. */
export interface KeptPlanNight {
  /** The child's name. */
  name: string;
  /** Its answers, as a link holds them. */
  code: string;
  /** Where the family is, while it follows the plan night by night. */
  followed?: { stage: string; night: string };
  /** Tonight in one line, while the family follows the plan. */
  line?: ReactNode;
  /** The morning's question, in the morning only. */
  morning?: ReactNode;
}

interface KeptNightProps {
  /** The words of the plan's stages; without them neither line nor question is rendered. */
  stages?: StagesInShort | undefined;
  children: (kept: KeptPlanNight | undefined) => ReactNode;
}

/** Renders what depends on the plan that is kept on this device; undefined where none is. */
export function KeptNight({ stages, children }: KeptNightProps) {
  const kept = useKeptPlan();
  if (!stages || !kept) return children(kept);
  return (
    <Night stages={stages} kept={kept}>
      {children}
    </Night>
  );
}

function useKeptPlan(): KeptPlanNight | undefined {
  const kept = keptPlan.use();
  const tonight = eveningOf(useNow());
  return useMemo(() => {
    const answers = decodeAnswers(kept?.code);
    if (!kept || !answers) return undefined;
    const { code } = kept;
    const name = answers.childName.trim();
    const stages = stagesOf(makePlan(answers));
    const progress = parseProgress(kept.progress, stages.length);
    const stage = progress && stages[progress.stage];
    const night = progress && nightOf(progress, tonight);
    return {
      name,
      code,
      ...(stage && night && { followed: { stage: stage.planned.label, night } }),
    };
  }, [kept, tonight]);
}

interface NightProps extends KeptNightProps {
  stages: StagesInShort;
  kept: KeptPlanNight;
}

function Night({ stages, kept, children }: NightProps) {
  const answers = useMemo(() => decodeAnswers(kept.code)!, [kept.code]);
  const words = useMemo(() => wordsFor(stages, answers), [stages, answers]);
  const followed = useProgress(answers, stages.nights);
  const { name } = kept;
  const placeholders = useMemo(
    () => ({ name, ...placeholdersOf(answers, makePlan(answers)) }),
    [name, answers],
  );
  const stage = followed.progress && followed.stages[followed.progress.stage];
  const shown: KeptPlanNight = {
    ...kept,
    ...(stage && kept.followed && { line: <PlanText of={inShort(words, stage).tonight} as="p" /> }),
    ...(stage &&
      (followed.asks || followed.undo) && {
        morning: (
          <MorningRow words={words.morning} followed={followed} stage={inShort(words, stage)} />
        ),
      }),
  };
  return <PlaceholderContext value={placeholders}>{children(shown)}</PlaceholderContext>;
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
