import { useMemo, type ReactNode } from 'react';
import { daysBetween, eveningOf } from '../../lib/days';
import { useNow } from '../../lib/use-now';
import { keptPlan } from './kept-plan';
import { dueOn, parseProgress, stagesOf } from './nights';
import { makePlan } from './plan';
import { decodeAnswers } from './plan-code';

/** The plan that a family keeps on this device. */
export interface KeptPlanNight {
  /** The child's name. */
  name: string;
  /** Its answers, as a link holds them. */
  code: string;
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
  const tonight = eveningOf(useNow());
  return useMemo(() => {
    const answers = decodeAnswers(kept?.code);
    if (!kept || !answers) return undefined;
    const name = answers.childName.trim();
    const { code } = kept;
    const stages = stagesOf(makePlan(answers));
    const progress = parseProgress(kept.progress, stages.length);
    if (!progress || dueOn(progress, tonight) === 'choice') return { name, code };
    const passed = daysBetween(progress.evening, tonight);
    // One stage back, only the plan's own figures say when it comes forward again.
    if (passed > 0 && progress.forwardTo !== undefined) return { name, code };
    const { label } = stages[progress.stage]!.planned;
    return { name, code, followed: { stage: label, night: String(progress.night + passed) } };
  }, [kept, tonight]);
}
