import { useMemo, type ReactNode } from 'react';
import { keptPlan } from './kept-plan';
import { dueOn, parseProgress, stagesOf } from './nights';
import { makePlan } from './plan';
import { decodeAnswers } from './plan-code';
import { useEvening } from './use-evening';

/** The plan that a family keeps on this device. */
export interface KeptPlanNight {
  /** The child's name. */
  name: string;
  /** Where the family is, while it follows the plan night by night. */
  followed?: { stage: string; night: string };
}

interface KeptNightProps {
  children: (kept: KeptPlanNight | undefined) => ReactNode;
}

/** Renders what depends on the plan that is kept on this device; undefined where none is. */
export function KeptNight({ children }: KeptNightProps) {
  return children(useKeptNight());
}

function useKeptNight(): KeptPlanNight | undefined {
  const kept = keptPlan.use();
  const tonight = useEvening();
  return useMemo(() => {
    const answers = decodeAnswers(kept?.code);
    if (!kept || !answers) return undefined;
    const name = answers.childName.trim();
    const stages = stagesOf(makePlan(answers));
    const progress = parseProgress(kept.progress, stages.length);
    if (!progress || dueOn(progress, tonight) === 'choice') return { name };
    const { label } = stages[progress.stage]!.planned;
    return { name, followed: { stage: label, night: String(progress.night) } };
  }, [kept, tonight]);
}
