import { addDays, eveningOf, momentAt } from './days';
import { diaryDayOf, momentOf, parseDiaryDay, withSleep, type DiaryDay, type Sleep } from './diary';
import { keptAs, keptDays } from './kept';

/** How many days are kept. */
const MOST_DAYS = 100;

/** The diary on this device. */
export const keptDiary = keptDays<DiaryDay>('sleep-diary', parseDiaryDay, MOST_DAYS);

/** Writes a sleep down, in place of one that begins in the same minute; false when it is refused. */
export function writeSleep(sleep: Sleep): boolean {
  return keptDiary.update(diaryDayOf(sleep.from), (day) => withSleep(day, sleep));
}

/** The one day without a date that the diary had before, in minutes after midnight. */
interface UndatedDay {
  morning: number;
  sleeps: { asleep: number; woke: number }[];
}

const undatedDay = keptAs('sleep-diary', (stored) => {
  const { morning, sleeps } = (stored ?? {}) as Partial<UndatedDay>;
  const isTime = (value: unknown) => Number.isInteger(value);
  const isWhole =
    isTime(morning) &&
    Array.isArray(sleeps) &&
    sleeps.every((sleep) => isTime(sleep?.asleep) && isTime(sleep?.woke));
  return isWhole ? (stored as UndatedDay) : undefined;
});

/** Brings the day without a date along, once: it is the last day whose sleeps are all over. */
export function bringUndatedDay(now: Date): void {
  const old = undatedDay.read();
  if (!old) return;
  const today = eveningOf(now);
  const onDay = (day: string) => old.sleeps.map((sleep) => datedSleep(day, old.morning, sleep));
  const isOver = onDay(today).every(({ to }) => to!.at <= momentOf(now).at);
  const allowed = onDay(isOver ? today : addDays(today, -1)).map(writeSleep);
  if (allowed.every(Boolean)) undatedDay.remove();
}

/** Each time is the first at which the clock shows it, after the morning or after falling asleep. */
function datedSleep(day: string, morning: number, sleep: UndatedDay['sleeps'][number]): Sleep {
  const later = (time: number, than: number) => than + ((((time - than) % 1440) + 1440) % 1440);
  const asleep = later(sleep.asleep, morning);
  const from = momentOf(momentAt(day, asleep));
  return { from, to: momentOf(momentAt(day, later(sleep.woke, asleep))) };
}
