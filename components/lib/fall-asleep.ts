import { wakingIn } from './awake';
import { diaryOf, LONG } from './diary';
import { readLog, write } from './kept-log';
import { momentOf, type Moment } from './moment';

/**
 * Writes down that a child falls asleep now, by default the one that is shown: after its last waking,
 * which a clock that was set back since has still to come to, and which would otherwise end this sleep.
 */
export function fallAsleep(mark?: number): [at: Moment, ids: string[]] {
  const now = momentOf(new Date());
  const { woke } = wakingIn(diaryOf(readLog(mark))) ?? {};
  const isAhead = woke && woke.at > now.at && woke.at - now.at < LONG;
  const moment = isAhead ? { ...woke, at: woke.at + 1 } : now;
  return [moment, write([{ kind: 'asleep', moment }], [], mark)];
}
