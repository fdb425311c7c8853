import { LONG } from './diary';
import { readLog, write } from './kept-log';
import { idOf, standing, type LogEvent } from './log';
import { momentOf, type Moment } from './moment';

const taps: readonly LogEvent['kind'][] = ['asleep', 'woke'];

/**
 * Writes down that a child falls asleep or wakes now, by default the one that is shown. Events of
 * a clock that was ahead have happened by now, and are written anew: else they would come after this.
 */
export function tap(kind: 'asleep' | 'woke', mark?: number): [at: Moment, ids: string[]] {
  const moment = momentOf(new Date());
  const ahead = standing(readLog(mark)).filter(
    (event) => taps.includes(event.kind) && event.at > moment.at && event.at - moment.at < LONG,
  );
  const before = ahead.map((event) => ({ kind: event.kind, of: [idOf(event)] }));
  return [moment, write([...before, { kind }], [], mark)];
}
