import { byMade, idOf, standing, type Draft, type Log, type LogEvent } from './log';
import { FIRST, LAST } from './shown-child';

/** A child of a family that has several. */
export interface Child {
  mark: number;
  name: string;
}

/** What belongs to the whole family: who the children are, what was read, and what takes others back. */
const ofAll: readonly LogEvent['kind'][] = ['child', 'read', 'undo'];

/** The mark of the child that an event is about. */
export function markOf({ child = FIRST }: Pick<LogEvent, 'child'>): number {
  return child;
}

/** A draft about a child. */
export function about(mark: number, draft: Draft): Draft {
  return mark === FIRST || ofAll.includes(draft.kind) ? draft : { ...draft, child: mark };
}

const parts = new WeakMap<Log, Map<number, Log>>();

/** What a log says of one child. The same log for the same mark. */
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

/** The children of a log, in the order of their marks; none where the family has never told two apart. */
export function childrenIn(log: Log): Child[] {
  const names = new Map<number, string>();
  for (const event of standing(log.filter(({ kind }) => ofAll.includes(kind))).sort(byMade)) {
    if (event.kind === 'child' && event.text) names.set(markOf(event), event.text);
  }
  const children = [...names].map(([mark, name]) => ({ mark, name }));
  return children.length > 1 ? children.sort((a, b) => a.mark - b.mark) : [];
}

/** The parts of a log by child: one without a name where there is one child. */
export function byChild(log: Log): { mark: number; name?: string; log: Log }[] {
  const children: { mark: number; name?: string }[] = childrenIn(log);
  if (children.length === 0) children.push({ mark: FIRST });
  return children.map((child) => ({ ...child, log: ofChild(log, child.mark) }));
}

function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/** Of several children the one with a name. */
export function childNamed(log: Log, name: string): Child | undefined {
  return childrenIn(log).find((child) => isSameName(child.name, name.trim()));
}

/**
 * What gives the children their names. The names are in the order of the marks; an empty one takes
 * its child out, and the last, beyond those that are known, adds a child. One that was taken out
 * before comes back with what was written of it.
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
 * Which mark each child of another log has in this one. Two phones that were told of their children
 * apart may have numbered them differently: the names say who is who.
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
