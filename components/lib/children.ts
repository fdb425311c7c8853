import { byMade, idOf, standing, type Draft, type Log, type LogEvent } from './log';
import { FIRST, LAST } from './shown-child';

/** One child of a family with several. */
export interface Child {
  mark: number;
  name: string;
}

/** The kinds of event that concern the whole family: names of children, reading progress, undo. */
const ofAll: readonly LogEvent['kind'][] = ['child', 'read', 'undo'];

/** The mark of the child that an event is about. */
export function markOf({ child = FIRST }: Pick<LogEvent, 'child'>): number {
  return child;
}

/** Assigns a draft to a child, unless it concerns the whole family. */
export function about(mark: number, draft: Draft): Draft {
  return mark === FIRST || ofAll.includes(draft.kind) ? draft : { ...draft, child: mark };
}

const parts = new WeakMap<Log, Map<number, Log>>();

/** The part of a log that concerns one child. Returns the same object for the same log and mark. */
export function ofChild(log: Log, mark: number): Log {
  const known = parts.get(log) ?? new Map<number, Log>();
  parts.set(log, known);
  let part = known.get(mark);
  if (!part) {
    part = log.filter((event) => markOf(event) === mark || ofAll.includes(event.kind));
    if (part.length === log.length) part = log;
    known.set(mark, part);
  }
  return part;
}

/** The children of a log, ordered by mark; empty unless the family has named more than one. */
export function childrenIn(log: Log): Child[] {
  const names = new Map<number, string>();
  for (const event of standing(log.filter(({ kind }) => ofAll.includes(kind))).sort(byMade)) {
    if (event.kind === 'child' && event.text) names.set(markOf(event), event.text);
  }
  const children = [...names].map(([mark, name]) => ({ mark, name }));
  return children.length > 1 ? children.sort((a, b) => a.mark - b.mark) : [];
}

/** The log of each child; a single child has no name. */
export function byChild(log: Log): { mark: number; name?: string; log: Log }[] {
  const children: { mark: number; name?: string }[] = childrenIn(log);
  if (children.length === 0) children.push({ mark: FIRST });
  return children.map((child) => ({ ...child, log: ofChild(log, child.mark) }));
}

function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/** Finds a child by name, if the family has several. */
export function childNamed(log: Log, name: string): Child | undefined {
  return childrenIn(log).find((child) => isSameName(child.name, name.trim()));
}

/**
 * The drafts that give the children these names, in the order of their marks. An empty name removes
 * its child, and an extra name at the end adds one. A removed child whose name is added again gets
 * its old entries back.
 */
export function namingDrafts(log: Log, names: readonly string[]): Draft[] {
  const known = childrenIn(log);
  const told = log.filter(({ kind }) => kind === 'child');
  const marks = known.length > 0 ? known.map(({ mark }) => mark) : [FIRST];
  return names.flatMap((text, i): Draft[] => {
    const mark = marks[i] ?? markFor(told, text);
    if (mark === undefined || text === known[i]?.name) return [];
    const child = mark === FIRST ? {} : { child: mark };
    if (text) return [{ kind: 'child', text, ...child }];
    const of = told.filter((event) => markOf(event) === mark).map(idOf);
    return of.length > 0 ? [{ kind: 'undo', of }] : [];
  });
}

function markFor(told: Log, name: string): number | undefined {
  const before = told.find(
    (event) => markOf(event) !== FIRST && isSameName(event.text ?? '', name),
  );
  if (before) return markOf(before);
  const next = Math.max(FIRST, ...told.map(markOf)) + 1;
  return next <= LAST ? next : undefined;
}

/**
 * Maps the marks of the children in another log to this log's marks. Two phones on which the
 * children were added separately may number them differently, so names identify them.
 */
export function marksIn(own: Log, other: Log): ReadonlyMap<number, number> {
  const [here, there] = [childrenIn(own), childrenIn(other)];
  const taken = new Set(here.map(({ mark }) => mark));
  const marks = new Map<number, number>();
  for (const { mark, name } of there) {
    const same = here.find((child) => isSameName(child.name, name));
    let free = mark;
    while (!same && taken.has(free)) free += 1;
    taken.add(same?.mark ?? free);
    marks.set(mark, same?.mark ?? free);
  }
  return marks;
}
