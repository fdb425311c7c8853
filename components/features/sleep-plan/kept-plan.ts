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
}

/** The plan on this device. There is one at most. */
export const keptPlan = keptAs('sleep-plan', parse);

function parse(stored: unknown): KeptPlan | undefined {
  const { code, progress, woke } = (stored ?? {}) as Partial<KeptPlan>;
  if (!code || !decodeAnswers(code)) return undefined;
  return { code, ...(progress && { progress }), ...(Number.isFinite(woke) && { woke: woke! }) };
}

/** The plan of this phone, as far as either phone has come with it; another plan stays away. */
export function mergePlans(own: KeptPlan, other: KeptPlan): KeptPlan {
  const isFurther = (other.progress?.evening ?? '') > (own.progress?.evening ?? '');
  return own.code === other.code && isFurther ? other : own;
}
