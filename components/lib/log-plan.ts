import type { Log } from './log';
import { byMade, standing } from './standing';

/** The events that belong to a plan, and go with it. */
export const planKinds: readonly string[] = ['plan', 'stage', 'night'];

/** The code of the plan in a log, which may be of questions that are no longer asked. */
export function planIn(log: Log): string | undefined {
  const plans = standing(log).filter(({ kind }) => kind === 'plan');
  return plans.sort(byMade).at(-1)?.text;
}

/** What of another phone's log may join this one: its plan stays away where another is kept here. */
export function mergeable(own: Log, other: Log): Log {
  const [here, there] = [planIn(own), planIn(other)];
  if (!here || !there || here === there) return other;
  return other.filter(({ kind }) => !planKinds.includes(kind));
}
