import { isMoment, momentOf, type Moment } from './moment';
import { FIRST, isMark } from './shown-child';
import { byMade, idOf, standing } from './standing';

export { byMade, idOf, standing };

/** What a family does, and what it takes back: each with its letter in a link. */
export const kindLetters = {
  asleep: 'a',
  woke: 'w',
  fed: 'f',
  up: 'u', // who was up at a waking
  tried: 't', // the steps of the stage were begun
  note: 'n',
  plan: 'p', // a plan is kept
  stage: 's', // a stage of the plan is begun
  night: 'm', // the morning's question was answered
  read: 'r', // how far a guide was read
  child: 'c', // a child has a name
  undo: 'x',
} as const;

/**
 * Something that a family did, at its moment. Two phones, or two tabs, are brought together by the
 * union of their events; nothing is changed or taken back but by a further event.
 */
export interface LogEvent extends Moment {
  kind: keyof typeof kindLetters;
  /** The phone on which it was written. */
  by: string;
  /** Which child it is about, of a family with several; missing for the first. */
  child?: number;
  /**
   * When it was written, in milliseconds since 1970, and later than all that the phone knew of:
   * so it names the event, and puts what came after the other in order whatever the clocks say.
   */
  made: number;
  /** A name, of an adult or of a child, a line about the day, the code of a plan, or the address of a guide. */
  text?: string;
  /** The stage that was begun, or that follows from the morning's answer, as an index; of a guide, percent. */
  value?: number;
  /** Which night of the stage follows from the answer. */
  night?: number;
  /** The night of the next stage to come forward to, after going one stage back. */
  forwardTo?: number;
  /** The events that it takes back, or that it stands in place of. */
  of?: readonly string[];
}

/** An event that is about to be written; it happened now where it does not say when. */
export type Draft = Pick<LogEvent, 'kind'> &
  Partial<Pick<LogEvent, 'child' | 'text' | 'value' | 'night' | 'forwardTo' | 'of'>> & {
    moment?: Moment;
  };

export type Log = readonly LogEvent[];

const LONGEST_TEXT = 500;
/** The longest name of a child, or of who was up, in UTF-16 code units. */
export const LONGEST_NAME = 40;

/** Characters that would turn the direction of the text around them. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

const MOST_OF = 1000;
const MOST_NIGHTS = 10_000;

/**
 * How far ahead a phone's clock may be, in milliseconds. What comes after has room for a number,
 * and what was kept counts on after the clock is put back.
 */
const AHEAD = 100 * 365 * 86_400_000;
export const KEPT_AHEAD = 2 * AHEAD;

/** In the order in which they happened. */
export function byMoment(a: LogEvent, b: LogEvent): number {
  return a.at - b.at || byMade(a, b);
}

/** Events with all that they stand in place of, so that nothing of it comes back when they go. */
export function lineage(log: Log, ids: readonly string[]): string[] {
  const events = new Map(log.map((event) => [idOf(event), event]));
  const all = new Set(ids);
  for (const id of all) for (const before of events.get(id)?.of ?? []) all.add(before);
  return [...all];
}

/** All that two logs have. */
export function union(own: Log, other: Log): Log {
  const known = new Set(own.map(idOf));
  const added = other.filter((event) => !known.has(idOf(event)));
  return added.length === 0 ? own : [...own, ...added].sort(byMade);
}

/** The events of drafts, written by a phone that knows a log. */
export function eventsOf(drafts: readonly Draft[], by: string, log: Log): LogEvent[] {
  const now = new Date();
  const last = log.reduce((latest, { made }) => Math.max(latest, made + 1), now.getTime());
  return drafts.map(({ moment = momentOf(now), ...draft }, i) => ({
    ...draft,
    at: moment.at,
    offset: moment.offset,
    by,
    made: last + i,
  }));
}

/** What idOf makes. */
const ID = /^[a-z0-9]+-[a-z0-9]+$/;

/** An event from storage or from outside; undefined when it is none. */
export function parseEvent(stored: unknown, ahead = AHEAD): LogEvent | undefined {
  const event = (stored ?? {}) as Partial<Record<keyof LogEvent, unknown>>;
  const { kind, by, child, made, at, offset, text, value, night, forwardTo, of } = event;
  const moment = { at, offset };
  if (!isMoment(moment) || typeof kind !== 'string' || !Object.hasOwn(kindLetters, kind))
    return undefined;
  if (typeof by !== 'string' || !/^[a-z0-9]{1,12}$/.test(by)) return undefined;
  if (!Number.isSafeInteger(made) || (made as number) <= 0) return undefined;
  if ((made as number) > Date.now() + ahead) return undefined;
  const ids = Array.isArray(of) ? of.filter((id) => typeof id === 'string' && ID.test(id)) : [];
  return {
    kind: kind as LogEvent['kind'],
    at: moment.at,
    offset: moment.offset,
    by,
    made: made as number,
    ...(isMark(child) && child !== FIRST && { child }),
    ...(typeof text === 'string' && {
      text: text
        .replace(turning, '')
        .slice(0, kind === 'up' || kind === 'child' ? LONGEST_NAME : LONGEST_TEXT),
    }),
    ...(Number.isInteger(value) && { value: value as number }),
    ...(isNightOfStage(night) && { night }),
    ...(isNightOfStage(forwardTo) && { forwardTo }),
    ...(ids.length > 0 && { of: ids.slice(0, MOST_OF) }),
  };
}

function isNightOfStage(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= MOST_NIGHTS;
}
