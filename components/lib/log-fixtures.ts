// Helpers that write a log for tests.

import { draftsOf, type Sleep } from './diary';
import { mergeLog } from './kept-log';
import { eventsOf, type Draft, type Log, type LogEvent } from './log';
import { momentOf } from './moment';

/** The events of drafts, as written by a phone with an empty log. */
export function logOf(drafts: readonly Draft[], by = 'test'): Log {
  return eventsOf(drafts, by, []);
}

/** The events of sleeps, logged long after they happened. */
export function sleepLog(sleeps: readonly Sleep[], by = 'test'): Log {
  return logOf(
    sleeps.flatMap((sleep) => draftsOf(sleep)),
    by,
  );
}

/** An event logged when it happened. */
export function tapped(kind: LogEvent['kind'], time: string | Date, more: Partial<LogEvent> = {}) {
  const date = new Date(time);
  return { kind, by: 'test', made: date.getTime(), ...momentOf(date), ...more };
}

/** A stored plan, with the stage that was begun on an evening. */
export function begun(code: string, stage: number, time: string): LogEvent[] {
  const began = tapped('stage', time, { text: code, value: stage });
  return [{ ...tapped('plan', time, { text: code }), made: began.made - 1 }, began];
}

/** Adds events to the log on this phone. */
export function keepLog(...events: LogEvent[]): void {
  mergeLog(events);
}
