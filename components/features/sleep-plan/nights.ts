import { daysBetween } from '../../lib/days';
import { LONGEST_GAP } from '../../lib/log-plan';
import type {
  NightFigures,
  NightNotes,
  PlanTexts,
  PlanWords,
  StageWaking,
} from '../../lib/schema.gen';
import type { Where } from './drawings';
import type { Answers, Plan, PlannedStage } from './plan';
import type { WordsFor } from './words-for';

/** A stage of a family's plan, in one sequence across both approaches. */
export interface StageInOrder {
  approach: 'coSleeping' | 'cot';
  planned: PlannedStage;
  /** Whether it ends its phase, so that it continues until the family decides. */
  last: boolean;
}

/** A family's progress. A night belongs to the evening on which it began. */
export interface Progress {
  /** The index of the stage in the order of the plan. */
  stage: number;
  /** The number of the night within the stage on the latest evening, from 1. */
  night: number;
  /** The latest evening that was planned, as yyyy-mm-dd. */
  evening: string;
  /** After going one stage back, the night of the next stage at which to resume. */
  forwardTo?: number;
  /** The days since then with a logged sleep, in order. */
  written?: readonly string[];
}

/** What the plan says about a night besides its stage. */
export type NightNote = keyof NightNotes;

/** The number of nights that every stage lasts. */
export const STAGE_NIGHTS = 3;

/** The stages of a plan in order. */
export function stagesOf({ coSleeping, cot }: Plan): StageInOrder[] {
  const ordered = (approach: StageInOrder['approach'], stages: PlannedStage[]) =>
    stages.map((planned, i) => ({ approach, planned, last: i + 1 === stages.length }));
  return [...ordered('coSleeping', coSleeping), ...ordered('cot', cot)];
}

/** What the plan says about a stage. */
export function stageWords(
  words: Pick<PlanTexts, 'coSleeping' | 'cot'>,
  { approach, planned }: StageInOrder,
): StageTexts {
  return stageIn(words[approach], planned.index);
}

/** The words of a stage. */
export type StageTexts = PlanTexts['cot']['stage0'];

/** The parent's position in each stage, for parents who leave the room and for those who sleep in it. */
const wheres: Readonly<Record<Plan['phases'], { leave: Where[]; stay: Where[] }>> = {
  1: {
    leave: ['arms', 'hands', 'floor', 'chair', 'doorway', 'outside'],
    stay: ['arms', 'hands', 'floor', 'edge', 'behind', 'own'],
  },
  2: {
    leave: ['beside', 'beside', 'floor', 'chair', 'doorway', 'outside'],
    stay: ['beside', 'beside', 'floor', 'far', 'foot', 'own'],
  },
};

/**
 * The parent's position in the stages in the cot or the bed, by index; the `where` slots of
 * content/plan/cot.yaml describe it. Beside a child too big to be held, the parent sits at first.
 */
export function wheresOf(plan: Plan, { age }: Answers): readonly Where[] {
  const stages = wheres[plan.phases][plan.sameRoom ? 'stay' : 'leave'];
  const isBig = age === '18-months-to-3-years' || age === 'over-3-years';
  const sits = plan.place === 'bed' && plan.phases === 1 && isBig;
  return sits ? ['floor', ...stages.slice(1)] : stages;
}

/** What an approach says about a stage; the one with index 0 is optional. */
export function stageIn(
  words: PlanTexts['cot'] | PlanTexts['coSleeping'],
  index: number,
): StageTexts {
  return (words as PlanTexts['cot'])[`stage${index as 0 | 1 | 2 | 3 | 4 | 5}`];
}

/** What the plan says about a waking in a stage. */
export function wakingOf(
  { waking }: { waking: WordsFor<PlanWords['waking']> },
  { approach, planned }: StageInOrder,
): WordsFor<StageWaking> {
  return waking[approach][planned.index]!;
}

/** The first night of a stage. */
export function beginStage(stage: number, evening: string): Progress {
  return { stage, night: 1, evening };
}

/** What to do this evening: ask which night it is, ask how the last one was, or show it. */
export function dueOn(progress: Progress, tonight: string): 'choice' | 'answer' | 'tonight' {
  const { evening, written = [] } = progress;
  const passed = daysBetween(evening, tonight);
  const evenings = [evening, ...written, tonight];
  const isPaused = evenings.some(
    (one, i) => daysBetween(evenings[i - 1] ?? one, one) > LONGEST_GAP,
  );
  if (passed < 0 || isPaused) return 'choice';
  return passed === 0 ? 'tonight' : 'answer';
}

/**
 * The night after a family's answer, by the rules of the plan. Each stage lasts three nights; if the child
 * is not ready it continues, and if still not ready the plan goes back one stage, then forward again.
 *
 * @param ready whether the sign of the stage was true last night.
 * @param tonight the coming evening; the nights since the last answer count as well.
 */
export function nextNight(
  progress: Progress,
  ready: boolean,
  tonight: string,
  stages: readonly StageInOrder[],
  figures: NightFigures,
): Progress {
  const { written: _, ...rest } = progress;
  const { stage, forwardTo } = rest;
  const over = rest.night + daysBetween(rest.evening, tonight) - 1;
  const sameStage = { ...rest, night: over + 1, evening: tonight };
  if (forwardTo !== undefined) {
    if (over < figures.back) return sameStage;
    return { stage: stage + 1, night: forwardTo, evening: tonight };
  }
  if (stages[stage]?.last || over < STAGE_NIGHTS) return sameStage;
  if (ready) return beginStage(stage + 1, tonight);
  const goesBack = over >= figures.stay && progress.night <= figures.stay && stage > 0;
  return goesBack ? { ...beginStage(stage - 1, tonight), forwardTo: figures.stay + 1 } : sameStage;
}

/**
 * The night to show on an evening, whether or not the last one was answered. Without an answer the
 * plan remains in its stage and continues counting, as does its last note; after a long gap it only
 * names the stage.
 */
export function nightOn(
  progress: Progress,
  tonight: string,
  stages: readonly StageInOrder[],
  figures: NightFigures,
): { shown: Progress; note?: NightNote | undefined } {
  const due = dueOn(progress, tonight);
  if (due === 'choice') return { shown: progress };
  if (due === 'tonight') return { shown: progress, note: noteOf(progress, stages, figures) };
  const passed = daysBetween(progress.evening, tonight);
  const counted = { ...progress, night: progress.night + passed, evening: tonight };
  const isAnswerless = progress.forwardTo !== undefined || stages[progress.stage]?.last;
  if (!isAnswerless) return { shown: counted, note: noteOf(progress, stages, figures) };
  const shown = nextNight(progress, false, tonight, stages, figures);
  return { shown, note: noteOf(shown, stages, figures) };
}

/** What the plan says about tonight besides its stage; undefined on an ordinary night. */
export function noteOf(
  { stage, night, forwardTo }: Progress,
  stages: readonly StageInOrder[],
  figures: NightFigures,
): NightNote | undefined {
  if (forwardTo !== undefined) return 'back';
  if (stages[stage]?.last) {
    if (night <= STAGE_NIGHTS) return undefined;
    if (stage + 1 < stages.length) return 'settled';
    return night > figures.finish ? 'finished' : undefined;
  }
  if (night > figures.stay + 1) return 'stop';
  return night > STAGE_NIGHTS ? 'stay' : undefined;
}
