import { markOf } from '../../lib/children';
import { useChildren, useLog } from '../../lib/kept-log';
import { byMade, standing, type LogEvent } from '../../lib/log';
import { planOf } from './kept-code';
import { historyOf } from './kept-plan';
import { decodeAnswers } from './plan-code';

/** The child's name in plans, that of the last. */
function nameIn(plans: readonly LogEvent[]): string | undefined {
  return decodeAnswers(planOf(plans)?.text)?.childName.trim();
}

/**
 * The child's name in the plan that is kept on this device, or the one that it was given since: another
 * plan with the name of before, such as of other answers, does not bring that back.
 */
export function useKeptName(): string | undefined {
  const { mark } = useChildren();
  const log = useLog();
  const plans = historyOf(log);
  const name = nameIn(plans);
  const told = standing(log.filter(({ kind }) => kind === 'child' || kind === 'undo'))
    .filter((event) => event.kind === 'child' && markOf(event) === mark)
    .sort(byMade)
    .at(-1);
  return told && nameIn(plans.filter(({ made }) => made < told.made)) === name ? told.text : name;
}
