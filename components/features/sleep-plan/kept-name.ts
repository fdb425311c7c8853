import { markOf } from '../../lib/children';
import { useChildren, useLog } from '../../lib/kept-log';
import { byMade, standing } from '../../lib/log';
import { planOf } from './kept-code';
import { historyOf } from './kept-plan';
import { decodeAnswers } from './plan-code';

/** The child's name in the plan that is kept on this device, or the one that it was given since. */
export function useKeptName(): string | undefined {
  const { mark } = useChildren();
  const log = useLog();
  const plan = planOf(historyOf(log));
  const told = standing(log.filter(({ kind }) => kind === 'child' || kind === 'undo'))
    .filter((event) => event.kind === 'child' && markOf(event) === mark)
    .sort(byMade)
    .at(-1);
  if (told && told.made > (plan?.made ?? 0)) return told.text;
  return decodeAnswers(plan?.text)?.childName.trim();
}
