import { addDays } from '../../lib/days';
import { MORNING_HOUR } from '../../lib/hours';
import {
  diaryDayOf,
  isOfNight,
  isForgotten,
  sleepsOf,
  type Diary,
  type Moment,
} from '../../lib/diary';

const DAY = 1440;
const MORNING = MORNING_HOUR * 60;

/** A row of the chart, from one morning to the next, in minutes after its start. */
export interface PictureRow {
  day: string;
  bars: { from: number; to: number }[];
  wakings: number[];
  feeds: number[];
}

/** The last rows, latest last. By the local clock, so that evenings line up across clock changes. */
export function pictureRows(diary: Diary, now: Moment, count: number): PictureRow[] {
  const last = rowOf(clockMinutes(now));
  const rows: PictureRow[] = Array.from({ length: count }, (_, i) => ({
    day: addDays('1970-01-01', last - count + 1 + i),
    bars: [],
    wakings: [],
    feeds: [],
  }));
  const at = (row: number) => rows[row - last + count - 1];
  const mark = (list: 'wakings' | 'feeds', moment: Moment) => {
    const minutes = clockMinutes(moment);
    at(rowOf(minutes))?.[list].push(inRow(minutes));
  };

  const sleeps = sleepsOf(diary);
  for (const [i, sleep] of sleeps.entries()) {
    const from = clockMinutes(sleep.from);
    const end = clockMinutes(sleep.to ?? (isForgotten(sleep, now) ? sleep.from : now));
    const to = Math.max(from, end); // the clock may have been set back
    for (let row = rowOf(from); row <= rowOf(to - 1); row++) {
      const start = Math.max(0, from - MORNING - row * DAY);
      at(row)?.bars.push({ from: start, to: Math.min(DAY, to - MORNING - row * DAY) });
    }
    const next = sleeps[i + 1];
    if (sleep.to && next && isOfNight(sleep) && isOfNight(next)) {
      if (diaryDayOf(next.from) === diaryDayOf(sleep.from)) mark('wakings', sleep.to);
    }
  }
  for (const { feeds, wakings } of diary.values()) {
    for (const feed of feeds) mark('feeds', feed);
    for (const waking of wakings) mark('wakings', waking);
  }
  return rows;
}

/** The local time in minutes since midnight on 1 January 1970. */
function clockMinutes({ at, offset }: Moment): number {
  return at + offset;
}

function rowOf(minutes: number): number {
  return Math.floor((minutes - MORNING) / DAY);
}

function inRow(minutes: number): number {
  return (((minutes - MORNING) % DAY) + DAY) % DAY;
}
