import { LONG } from './diary';
import { readLog, write } from './kept-log';
import { idOf, standing } from './log';
import { momentOf, type Moment } from './moment';

/**
 * Logs that a child, by default the shown one, falls asleep or wakes now. Earlier taps that seem to lie
 * ahead, because the clock was fast, are logged again as of now; otherwise they would follow this one.
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
