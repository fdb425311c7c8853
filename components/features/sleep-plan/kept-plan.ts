import { adjustedMonths, birthOf, keptBirth } from '../../lib/birth';
import { childNamed, childrenIn, markOf } from '../../lib/children';
import {
  readFamilyLog,
  readLog,
  removePlan,
  undo,
  useChildren,
  useLog,
  write,
} from '../../lib/kept-log';
import { byMade, idOf, standing, type Log, type LogEvent } from '../../lib/log';
import { planKinds } from '../../lib/log-plan';
import { showChild, shownChild } from '../../lib/shown-child';
import { ASKED, planOf } from './kept-code';
import { alsos, noAnswers, type Answers } from './plan';
import { decodeAnswers } from './plan-code';

const histories = new WeakMap<Log, LogEvent[]>();

/** The events of a family's plans, in the order in which they were logged. */
export function historyOf(log: Log): LogEvent[] {
  const known = histories.get(log);
  if (known) return known;
  const events = standing(log).filter(({ kind }) => planKinds.includes(kind));
  histories.set(log, events.sort(byMade));
  return events;
}

/** The code of the family's current plan. */
export function codeIn(log: Log): string | undefined {
  return planOf(historyOf(log))?.text;
}

function isPlan({ kind }: LogEvent): boolean {
  return kind === 'plan';
}

/** The shown child's plan on this device; there is at most one. */
export const keptPlan = {
  read: () => codeIn(readLog()),
  use: () => codeIn(useLog()),
  /**
   * Replaces the stored plan, and begins one of its stages if given. In a family with several
   * children, it is stored for the child with its name, who is shown from now on. Returns the IDs
   * of the events.
   */
  keep: (code: string, stage?: number) => {
    const child = childNamed(readFamilyLog(), decodeAnswers(code)?.childName ?? '');
    if (child) showChild(child.mark);
    const isNew = codeIn(readLog()) !== code;
    return write([
      ...(isNew ? [{ kind: 'plan' as const, text: code, value: ASKED }] : []),
      ...(stage === undefined ? [] : [{ kind: 'stage' as const, text: code, value: stage }]),
    ]);
  },
  /** Stores the plan that follows from the answers about dangers, for a plan stored without asking. */
  keepAsked: (code: string) => void write([{ kind: 'plan', text: code, value: ASKED }]),
  remove: removePlan,
};

/** The age in months from which a plan has stages. */
const STAGES_FROM = 6;

/** Whether the child is too young for stages according to the date of birth on this device. */
export function isBornTooLate({ childName }: Answers, today: Date): boolean {
  const birth = birthOf(childNamed(readFamilyLog(), childName)?.mark).read();
  return birth !== undefined && adjustedMonths(birth, today) < STAGES_FROM;
}

/** The number of weeks before the due date from which the plan considers a baby born early. */
const EARLY = 3;

/** What this phone knows about the shown child, with which to begin another plan. */
export function knownAnswers(): Answers {
  const { childName, also = [] } = decodeAnswers(keptPlan.read()) ?? noAnswers;
  const isEarly = (keptBirth.read()?.weeksEarly ?? 0) >= EARLY;
  const known = alsos.filter((one) => also.includes(one) || (one === 'early' && isEarly));
  return {
    ...noAnswers,
    childName:
      childrenIn(readFamilyLog()).find(({ mark }) => mark === shownChild())?.name ?? childName,
    ...(known.length > 0 && { also: known }),
  };
}

/** The events with which a plan or stage replaced the previous one; empty once a night has been answered. */
export function replacing(log: Log): string[] {
  const history = historyOf(log);
  const last = history.findLastIndex(isPlan);
  const since = history.slice(Math.max(0, last));
  if (since.at(-1)?.kind === 'night') return [];
  const before = history.slice(0, Math.max(0, last)).findLast(isPlan);
  if (before && before.text !== history[last]?.text) return since.map(idOf);
  const stages = since.filter(({ kind }) => kind === 'stage');
  return stages.length > 1 ? [idOf(stages.at(-1)!)] : [];
}

/** Restores what the stored plan or stage replaced. */
export function bringBackPlan(): void {
  undo(replacing(readLog()));
}

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
