import { adjustedMonths, birthOf, keptBirth } from '../../lib/birth';
import { childNamed, childrenIn } from '../../lib/children';
import { readFamilyLog, readLog, removePlan, undo, useLog, write } from '../../lib/kept-log';
import { byMade, idOf, standing, type Log, type LogEvent } from '../../lib/log';
import { planKinds } from '../../lib/log-plan';
import { showChild, shownChild } from '../../lib/shown-child';
import { ASKED, planOf } from './kept-code';
import { alsos, noAnswers, type Answers } from './plan';
import { decodeAnswers } from './plan-code';

const histories = new WeakMap<Log, LogEvent[]>();

/** What a family did with its plans, in the order in which it was written. */
export function historyOf(log: Log): LogEvent[] {
  const known = histories.get(log);
  if (known) return known;
  const events = standing(log).filter(({ kind }) => planKinds.includes(kind));
  histories.set(log, events.sort(byMade));
  return events;
}

/** The code of the plan that a family keeps. */
export function codeIn(log: Log): string | undefined {
  return planOf(historyOf(log))?.text;
}

function isPlan({ kind }: LogEvent): boolean {
  return kind === 'plan';
}

/** The plan on this device of the child that is shown. There is one at most. */
export const keptPlan = {
  read: () => codeIn(readLog()),
  use: () => codeIn(useLog()),
  /**
   * Keeps a plan in place of another, and begins one of its stages where one is named. Of several
   * children it is that of the one whose name it has, which is shown from now on. Returns the names of
   * the events.
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
  /** Keeps the plan that follows from the dangers, of a family that keeps one without the question. */
  keepAsked: (code: string) => void write([{ kind: 'plan', text: code, value: ASKED }]),
  remove: removePlan,
};

/** From this age on, in months, a plan has stages. */
const STAGES_FROM = 6;

/** Whether the child of these answers is too young for stages by its day of birth on this device. */
export function isBornTooLate({ childName }: Answers, today: Date): boolean {
  const birth = birthOf(childNamed(readFamilyLog(), childName)?.mark).read();
  return birth !== undefined && adjustedMonths(birth, today) < STAGES_FROM;
}

/** The weeks before the due date from which the plan calls a baby born early. */
const EARLY = 3;

/** What this phone knows of the child that is shown, to begin another plan with. */
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

/** The events by which a plan, or another stage of it, took the place of what was; until a night is answered. */
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

/** Brings back what the kept plan took the place of. */
export function bringBackPlan(): void {
  undo(replacing(readLog()));
}
