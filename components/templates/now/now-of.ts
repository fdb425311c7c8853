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

/** When the next sleep is likely. */
export interface Next {
  kind: 'nap' | 'late' | 'bedtime' | 'due';
  /** In minutes after midnight, as the clock shows them. */
  from: number;
  to: number;
  /** Of how many windows of the child's own it is made; missing where the table says it. */
  own?: number;
}

/** The last night, in minutes. */
export interface LastNight {
  length: number;
  wakings: number;
  longest: number;
}

/** What is so now besides asleep or awake. */
export interface NowView {
  next?: Next;
  lastNight?: LastNight;
}

/** What the log says by day of the next sleep and of the last night; at night nothing. */
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
  const isLate = from + range.from >= NIGHT_HOUR * 60; // the last nap has ended by then
  const kind = isOver ? 'due' : isLast ? 'bedtime' : isLate ? 'late' : 'nap';
  return { kind, from, to, ...(own && { own: own.windows }) };
}

/** The night that ended this morning, unless a part of it was not written down. */
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
