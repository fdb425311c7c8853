import { byChild, marksIn, markOf, ofChild } from './children';
import type { Draft, Log } from './log';
import { FIRST, isMark } from './shown-child';
import { byMade, idOf, standing } from './standing';

/** The kinds of event that belong to a plan and are removed with it. */
export const planKinds: readonly string[] = ['plan', 'stage', 'night'];

/**
 * The longest gap, in evenings, between answers or entries. After a longer one, as during an
 * illness or a journey, the family is asked again which night it is.
 */
export const LONGEST_GAP = 3;

const plans = new WeakMap<Log, string | undefined>();

/** The code of the plan in a log; it may answer questions that are no longer asked. */
export function planIn(log: Log): string | undefined {
  if (!plans.has(log)) {
    const kept = standing(log).filter(({ kind }) => kind === 'plan');
    plans.set(log, kept.sort(byMade).at(-1)?.text);
  }
  return plans.get(log);
}

/** Drafts that rewrite the plan in a log, for the child whose plan it is, and undo the old one. */
export function movedPlan(log: Log): Draft[] {
  const plan = standing(log).filter(({ kind }) => planKinds.includes(kind));
  const drafts: Draft[] = plan.sort(byMade).map((event) => ({ ...event, moment: event }));
  return [...drafts, { kind: 'undo', of: plan.map(idOf) }];
}

/**
 * The part of another phone's log that can be merged into this one, with the children's marks of this one.
 * Leaves out a plan if its child already has a different one here, and children without a free mark.
 */
export function mergeable(own: Log, other: Log): Log {
  const marks = marksIn(own, other);
  const markHere = (mark: number) => marks.get(mark) ?? mark;
  const isOther = ({ mark, log }: { mark: number; log: Log }) => {
    const [here, there] = [planIn(ofChild(own, markHere(mark))), planIn(log)];
    return here !== undefined && there !== undefined && here !== there;
  };
  const others = byChild(other).filter(isOther);
  return other.flatMap((event) => {
    const { child: _, ...rest } = event;
    const [there, here] = [markOf(event), markHere(markOf(event))];
    const isApart = planKinds.includes(event.kind) && others.some(({ mark }) => mark === there);
    if (isApart || !isMark(here)) return [];
    return here === there ? [event] : [{ ...rest, ...(here !== FIRST && { child: here }) }];
  });
}
