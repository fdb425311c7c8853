import { keptAs } from '../../lib/kept';
import type { Progress } from './nights';
import { decodeAnswers } from './plan-code';

/** A plan that a family keeps on this device. */
export interface KeptPlan {
  /** The answers that it follows from, as encodeAnswers writes them. */
  code: string;
  /** How far the family has come, once it has chosen its night; parseProgress checks it. */
  progress?: Partial<Progress>;
  /** When the child woke, in milliseconds since 1970, while the waking is counted. */
  woke?: number;
  /** Whether the sleep diary has this waking. */
  inDiary?: true;
}

/** The plan on this device. There is one at most. */
export const keptPlan = keptAs('sleep-plan', parse);

function parse(stored: unknown): KeptPlan | undefined {
  const { code, progress, woke, inDiary } = (stored ?? {}) as Partial<KeptPlan>;
  if (!code || !decodeAnswers(code)) return undefined;
  const waking = Number.isFinite(woke) && {
    woke: woke!,
    ...(inDiary && { inDiary: true as const }),
  };
  return { code, ...(progress && { progress }), ...waking };
}

/** The plan of this phone, as far as either phone has come with it; another plan stays away. */
export function mergePlans(own: KeptPlan, other: KeptPlan): KeptPlan {
  const isFurther = (other.progress?.evening ?? '') > (own.progress?.evening ?? '');
  return own.code === other.code && isFurther ? other : own;
}
