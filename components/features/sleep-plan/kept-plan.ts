import { keptAs } from '../../lib/kept';
import { decodeAnswers } from './plan-code';

/** A plan that a family keeps on this device. */
export interface KeptPlan {
  /** The answers that it follows from, as encodeAnswers writes them. */
  code: string;
}

/** The plan on this device. There is one at most. */
export const keptPlan = keptAs('sleep-plan', parse);

function parse(stored: unknown): KeptPlan | undefined {
  const { code } = (stored ?? {}) as Partial<KeptPlan>;
  return typeof code === 'string' && decodeAnswers(code) ? { code } : undefined;
}
