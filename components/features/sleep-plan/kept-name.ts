import { markOf } from '../../lib/children';
import { useChildren, useLog } from '../../lib/kept-log';
import { byMade, standing, type LogEvent } from '../../lib/log';
import { planOf } from './kept-code';
import { historyOf } from './kept-plan';
import { decodeAnswers } from './plan-code';

/** The child's name in the last of these plans. */
function nameIn(plans: readonly LogEvent[]): string | undefined {
  return decodeAnswers(planOf(plans)?.text)?.childName.trim();
}

/**
 * The child's name in the plan stored on this device, or a name given to it since. A further plan
 * with the old name, such as one with other answers, does not restore that name.
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
