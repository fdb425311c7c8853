import { adjustedMonths, type Birth } from '../../lib/birth';
import { addDays } from '../../lib/days';
import { lastWaking, ownRange } from '../../lib/awake';
import {
  clockAt,
  diaryDayOf,
  diaryOf,
  emptyDay,
  lengthOf,
  momentOf,
  totalsOf,
  wholeNight,
} from '../../lib/diary';
import { BEDTIME_HOUR, isNight, NIGHT_HOUR } from '../../lib/hours';
import type { Log } from '../../lib/log';
import type { WakeWindow } from '../../lib/schema.gen';
import { NO_NAP, OLDEST, windowFor } from '../../features/next-sleep/next-sleep';

/** When the next sleep is likely to begin. */
export interface Next {
  kind: 'nap' | 'late' | 'bedtime' | 'due';
  /** In minutes after midnight by the clock. */
  from: number;
  to: number;
  /** How many of the child's own windows it is based on; missing if it comes from the table. */
  own?: number;
}

/** The last night, in minutes. */
export interface LastNight {
  length: number;
  wakings: number;
  longest: number;
}

/** What to show now besides the child's state. */
export interface NowView {
  next?: Next;
  lastNight?: LastNight;
}

/** The next sleep and the last night according to the log; by night, nothing. */
export function nowOf(
  log: Log,
  { birth, windows }: { birth?: Birth | undefined; windows: readonly WakeWindow[] },
  now: Date,
): NowView {
  if (isNight(now.getHours())) return {};
  const next = nextSleep(log, birth, windows, now);
  const lastNight = nightBefore(log, now);
  return { ...(next && { next }), ...(lastNight && { lastNight }) };
}

function nextSleep(
  log: Log,
  birth: Birth | undefined,
  windows: readonly WakeWindow[],
  date: Date,
): Next | undefined {
  const diary = diaryOf(log);
  const now = momentOf(date);
  const last = lastWaking(diary, now);
  const months = birth && adjustedMonths(birth, date);
  if (!last || (months !== undefined && months >= OLDEST)) return undefined;
  const own = ownRange(diary, last.afterLong, now);
  const row =
    months === undefined || months >= NO_NAP ? undefined : windowFor(windows, months, false);
  const range = own ?? row?.[last.afterLong ? 'afterLong' : 'afterShort'];
  if (!range) return undefined;
  const at = (minutes: number) => clockAt({ ...now, at: last.at + minutes });
  const [from, to] = [at(range.from), at(range.to)];
  const isOver = now.at > last.at + range.to;
  const hadNap = last.afterNap && row && row.fromMonths === undefined;
  const isLast = hadNap || from >= BEDTIME_HOUR * 60;
  const isLate = from + range.from >= NIGHT_HOUR * 60; // the last nap would have ended by then
  const kind = isOver ? 'due' : isLast ? 'bedtime' : isLate ? 'late' : 'nap';
  return { kind, from, to, ...(own && { own: own.windows }) };
}

/** The night that ended this morning, unless part of it was not logged. */
function nightBefore(log: Log, date: Date): LastNight | undefined {
  const now = momentOf(date);
  const day = diaryOf(log).get(addDays(diaryDayOf(now), -1)) ?? emptyDay;
  const sleeps = wholeNight(day);
  if (sleeps.length === 0) return undefined;
  return {
    length: totalsOf(day, now).night,
    wakings: sleeps.length - 1,
    longest: Math.max(...sleeps.map((sleep) => lengthOf(sleep, now))),
  };
}
