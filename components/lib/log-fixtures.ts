// What tests write into a log.

import { draftsOf, type Sleep } from './diary';
import { mergeLog } from './kept-log';
import { eventsOf, type Draft, type Log, type LogEvent } from './log';
import { momentOf } from './moment';

/** The events of drafts, as a phone writes them that has none. */
export function logOf(drafts: readonly Draft[], by = 'test'): Log {
  return eventsOf(drafts, by, []);
}

/** The events of sleeps, written down long after. */
export function sleepLog(sleeps: readonly Sleep[], by = 'test'): Log {
  return logOf(
    sleeps.flatMap((sleep) => draftsOf(sleep)),
    by,
  );
}

/** An event that was written when it happened. */
export function tapped(kind: LogEvent['kind'], time: string | Date, more: Partial<LogEvent> = {}) {
  const date = new Date(time);
  return { kind, by: 'test', made: date.getTime(), ...momentOf(date), ...more };
}

/** A plan that is kept, with the stage that was begun on an evening. */
export function begun(code: string, stage: number, time: string): LogEvent[] {
  const began = tapped('stage', time, { text: code, value: stage });
  return [{ ...tapped('plan', time, { text: code }), made: began.made - 1 }, began];
}

/** Puts events on this phone. */
export function keepLog(...events: LogEvent[]): void {
  mergeLog(events);
}
