/** A sleep of a diary's day. Times of day are minutes after midnight. */
export interface DiarySleep {
  asleep: number;
  woke: number;
}

/** A day of a diary: the morning's waking, and the sleeps after it in their order. */
export interface DiaryDay {
  /** When the day began. */
  morning: number;
  sleeps: readonly DiarySleep[];
}

/** What the diary's guide reads of a day, in minutes. */
export interface DiaryTotals {
  /** How long the child was awake before each sleep. */
  windows: number[];
  /** How long each sleep was. */
  lengths: number[];
  naps: number;
  night: number;
  /** How long after falling asleep for the night the first waking came; missing without one. */
  firstWaking?: number;
}

const DAY = 1440;

/** A sleep that begins from this time on, or before the morning, belongs to the night. */
export const NIGHT_FROM = 18 * 60;

/** More sleeps than a day has. */
const MOST_SLEEPS = 24;

/** How long it is from one time of day to the next time that the clock shows another. */
export function minutesUntil(from: number, to: number): number {
  return (to - from + DAY) % DAY;
}

/** Whether a sleep belongs to the night of a day. */
export function isNight({ asleep }: DiarySleep, morning: number): boolean {
  return asleep >= NIGHT_FROM || asleep < morning;
}

/** Adds a day up as the guide reads it: windows, the first waking, naps and night. */
export function totalsOf({ morning, sleeps }: DiaryDay): DiaryTotals {
  const lengths = sleeps.map(({ asleep, woke }) => minutesUntil(asleep, woke));
  const windows = sleeps.map(({ asleep }, i) =>
    minutesUntil(i === 0 ? morning : sleeps[i - 1]!.woke, asleep),
  );
  const sum = (night: boolean) =>
    sleeps.reduce((total, sleep, i) => {
      return isNight(sleep, morning) === night ? total + lengths[i]! : total;
    }, 0);
  const bedtime = sleeps.findIndex((sleep) => isNight(sleep, morning));
  const wakes = bedtime >= 0 && bedtime + 1 < sleeps.length;
  return {
    windows,
    lengths,
    naps: sum(false),
    night: sum(true),
    ...(wakes && { firstWaking: lengths[bedtime]! }),
  };
}

/** The day with one more sleep, in the order of the day. */
export function withSleep(day: DiaryDay, sleep: DiarySleep): DiaryDay {
  const after = ({ asleep }: DiarySleep) => minutesUntil(day.morning, asleep);
  const sleeps = [...day.sleeps, sleep].sort((a, b) => after(a) - after(b));
  return { ...day, sleeps: sleeps.slice(0, MOST_SLEEPS) };
}

/** The day without one of its sleeps. */
export function withoutSleep(day: DiaryDay, index: number): DiaryDay {
  return { ...day, sleeps: day.sleeps.filter((_, i) => i !== index) };
}

/** Whether a sleep runs into another of the day, so that one of them was entered wrongly. */
export function overlaps({ morning, sleeps }: DiaryDay, sleep: DiarySleep): boolean {
  const start = minutesUntil(morning, sleep.asleep);
  const end = start + minutesUntil(sleep.asleep, sleep.woke);
  return sleeps.some((other) => {
    const otherStart = minutesUntil(morning, other.asleep);
    return start < otherStart + minutesUntil(other.asleep, other.woke) && otherStart < end;
  });
}

/** A day from storage; undefined when it is damaged. */
export function parseDay(stored: unknown): DiaryDay | undefined {
  const { morning, sleeps } = (stored ?? {}) as Partial<DiaryDay>;
  if (!isTime(morning) || !Array.isArray(sleeps) || sleeps.length > MOST_SLEEPS) return undefined;
  const checked = sleeps.map((sleep: unknown) => {
    const { asleep, woke } = (sleep ?? {}) as Partial<DiarySleep>;
    return isTime(asleep) && isTime(woke) ? { asleep, woke } : undefined;
  });
  return checked.every((sleep) => sleep !== undefined) ? { morning, sleeps: checked } : undefined;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < DAY;
}
