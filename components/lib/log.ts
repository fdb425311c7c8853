import { isMoment, momentOf, type Moment } from './moment';
import { FIRST, isMark } from './shown-child';
import { byMade, idOf, standing } from './standing';

export { byMade, idOf, standing };

/** The kinds of event, each with its letter in a link. */
export const kindLetters = {
  asleep: 'a',
  woke: 'w',
  fed: 'f',
  up: 'u', // who got up at a waking
  tried: 't', // the steps of the stage were tried
  note: 'n',
  plan: 'p', // a plan was stored
  stage: 's', // a stage of the plan was begun
  night: 'm', // the morning's question was answered
  read: 'r', // reading progress in a guide
  child: 'c', // a child was named
  undo: 'x',
} as const;

/**
 * Something that a family did, and when. The logs of two phones or tabs are merged as the union of
 * their events; only a later event can change or undo one.
 */
export interface LogEvent extends Moment {
  kind: keyof typeof kindLetters;
  /** The phone on which it was logged. */
  by: string;
  /** The child it is about, in a family with several; missing for the first. */
  child?: number;
  /**
   * When it was logged, in milliseconds since 1970, but later than every event the phone already
   * had: so it identifies the event, and the order of events is right even if clocks are wrong.
   */
  made: number;
  /** The name of an adult or a child, a note about the day, the code of a plan, or the address of a guide. */
  text?: string;
  /** The index of the stage begun or following from the morning's answer; for a guide, percent read. */
  value?: number;
  /** The night of the stage that follows from the answer. */
  night?: number;
  /** After stepping back a stage, the night of the next stage at which to resume. */
  forwardTo?: number;
  /** The IDs of the events that it undoes or replaces. */
  of?: readonly string[];
}

/** An event about to be logged; without a moment, it happens now. */
export type Draft = Pick<LogEvent, 'kind'> &
  Partial<Pick<LogEvent, 'child' | 'text' | 'value' | 'night' | 'forwardTo' | 'of'>> & {
    moment?: Moment;
  };

export type Log = readonly LogEvent[];

const LONGEST_TEXT = 500;
/** The longest name of a child or of the adult who was up, in UTF-16 code units. */
export const LONGEST_NAME = 40;

/** Bidirectional control characters, which would affect the text around them. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

const MOST_OF = 1000;
const MOST_NIGHTS = 10_000;

/**
 * How far ahead a phone's clock may be, in milliseconds. Stored events may be twice as far ahead,
 * so that their numbers can continue after the clock is set back.
 */
const AHEAD = 100 * 365 * 86_400_000;
export const KEPT_AHEAD = 2 * AHEAD;

/** Orders events by when they happened. */
export function byMoment(a: LogEvent, b: LogEvent): number {
  return a.at - b.at || byMade(a, b);
}

/** Event IDs with those of all events they replace, so that undoing them brings none of these back. */
export function lineage(log: Log, ids: readonly string[]): string[] {
  const events = new Map(log.map((event) => [idOf(event), event]));
  const all = new Set(ids);
  for (const id of all) for (const before of events.get(id)?.of ?? []) all.add(before);
  return [...all];
}

/** The union of two logs. */
export function union(own: Log, other: Log): Log {
  const known = new Set(own.map(idOf));
  const added = other.filter((event) => !known.has(idOf(event)));
  return added.length === 0 ? own : [...own, ...added].sort(byMade);
}

/** The events of drafts, as logged by a phone with this log. */
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

/** Matches the result of idOf. */
const ID = /^[a-z0-9]+-[a-z0-9]+$/;

/** Validates an event from storage or from outside; undefined if it is invalid. */
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
