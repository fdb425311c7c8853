import { byChild, marksIn, markOf, ofChild } from './children';
import type { Draft, Log } from './log';
import { FIRST, isMark } from './shown-child';
import { byMade, idOf, standing } from './standing';

/** The events that belong to a plan, and go with it. */
export const planKinds: readonly string[] = ['plan', 'stage', 'night'];

/**
 * The most evenings from one with an answer or an entry to the next. After more of them, as in an
 * illness or on a journey, the family is asked again which night it is.
 */
export const LONGEST_GAP = 3;

const plans = new WeakMap<Log, string | undefined>();

/** The code of the plan in a log, which may be of questions that are no longer asked. */
export function planIn(log: Log): string | undefined {
  if (!plans.has(log)) {
    const kept = standing(log).filter(({ kind }) => kind === 'plan');
    plans.set(log, kept.sort(byMade).at(-1)?.text);
  }
  return plans.get(log);
}

/** Writes the plan of a child's log down anew, for the child that it is of, and takes the old one back. */
export function movedPlan(log: Log): Draft[] {
  const plan = standing(log).filter(({ kind }) => planKinds.includes(kind));
  const drafts: Draft[] = plan.sort(byMade).map((event) => ({ ...event, moment: event }));
  return [...drafts, { kind: 'undo', of: plan.map(idOf) }];
}

/**
 * What of another phone's log may join this one, with this one's marks of the children: a plan stays
 * away where another is kept here for the child, and a child for whom no mark is left.
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
