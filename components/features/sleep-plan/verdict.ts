import { addDays, daysBetween } from '../../lib/days';
import { timesAwake } from '../../lib/awake';
import { emptyDay, wholeNight, type Diary } from '../../lib/diary';
import type { NightFigures } from '../../lib/schema.gen';
import { nextNight, STAGE_NIGHTS, type Progress, type StageInOrder } from './nights';

/** The sleep diary's record of one night. */
export interface DiaryNight {
  wakings: number;
  /** The longest time awake between two sleeps of the night, in minutes; 0 without a waking. */
  longest: number;
}

/** The diary's answer for a stage by the rules of the plan, and its reason. */
export interface VerdictOfDiary extends DiaryNight {
  goes: 'stay' | 'on' | 'back';
  /** Last night had no waking, none longer than the stage allows for a settled night, or a longer one. */
  because: 'calm' | 'short' | 'long';
  /** Why the plan stays although the night was settled. */
  yet?: 'early' | 'last';
  /** The number of the night within the stage. */
  night: number;
}

/** The night of an evening; undefined if part of it was not logged, or it is not over. */
export function nightInDiary(diary: Diary, evening: string): DiaryNight | undefined {
  const day = diary.get(evening) ?? emptyDay;
  const sleeps = wholeNight(day);
  const awake = timesAwake(sleeps, day.wakings);
  if (sleeps.length === 0 || awake.length < sleeps.length - 1) return undefined;
  return { wakings: awake.length, longest: Math.max(0, ...awake.map(({ minutes }) => minutes)) };
}

/**
 * The diary's answer to the morning's question. A night counts as ready if no waking is longer than
 * the stage allows for a settled night; the plan determines what follows.
 *
 * @param tonight the coming evening.
 * @param settled the longest time awake in a settled night of the stage, in minutes.
 * @returns undefined if the diary lacks last night, or the plan does not ask.
 */
export function verdictOf(
  diary: Diary,
  progress: Progress,
  tonight: string,
  stages: readonly StageInOrder[],
  figures: NightFigures,
  settled: number,
): VerdictOfDiary | undefined {
  const last = nightInDiary(diary, addDays(tonight, -1));
  const night = progress.night + daysBetween(progress.evening, tonight) - 1;
  if (!last || progress.forwardTo !== undefined || night < progress.night) return undefined;
  const ready = last.longest <= settled;
  const { stage } = nextNight(progress, ready, tonight, stages, figures);
  const goes = stage > progress.stage ? 'on' : stage < progress.stage ? 'back' : 'stay';
  const isLast = stages[progress.stage]?.last;
  return {
    ...last,
    goes,
    because: last.wakings === 0 ? 'calm' : ready ? 'short' : 'long',
    ...(goes === 'stay' && isLast && { yet: 'last' as const }),
    ...(goes === 'stay' && !isLast && night < STAGE_NIGHTS && { yet: 'early' as const }),
    night,
  };
}
