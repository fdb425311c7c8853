import { LONG } from './diary';
import { readLog, write } from './kept-log';
import { idOf, standing } from './log';
import { momentOf, type Moment } from './moment';

/**
 * Writes down that a child falls asleep or wakes now, by default the one that is shown. Events of
 * a clock that was ahead have happened by now, and are written anew: else they would come after this.
 */
export function tap(kind: 'asleep' | 'woke', mark?: number): [at: Moment, ids: string[]] {
  const moment = momentOf(new Date());
  const before = standing(readLog(mark)).flatMap((event) => {
    const ahead = event.at - moment.at;
    const isTap = event.kind === 'asleep' || event.kind === 'woke';
    return isTap && ahead > 0 && ahead < LONG ? [{ kind: event.kind, of: [idOf(event)] }] : [];
  });
  return [moment, write([...before, { kind }], [], mark)];
}
