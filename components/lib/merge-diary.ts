import { emptyDay, type DiaryDay, type Moment, type Sleep } from './diary';

/** Sleeps that overlap and begin so close together, in minutes, are one that both wrote down. */
const SAME_SLEEP = 30;

/** Two feeds so close together, in minutes, are one that both parents wrote down. */
const SAME_FEED = 5;

/**
 * A day with what another phone has of it. Nothing of this phone is lost, nothing is there
 * twice, and merging again changes nothing.
 */
export function mergeDay(own: DiaryDay | undefined, other: DiaryDay): DiaryDay {
  const day = own ?? emptyDay;
  return {
    sleeps: other.sleeps.reduce(mergeSleep, day.sleeps),
    feeds: other.feeds.reduce(mergeFeed, day.feeds),
    note: mergeNote(day.note, other.note),
  };
}

/** What two phones know of one sleep completes it; what this phone has written stands. */
function mergeSleep(own: readonly Sleep[], other: Sleep): readonly Sleep[] {
  const known =
    own.find(({ from }) => from.at === other.from.at) ?? own.find((sleep) => overlap(sleep, other));
  if (!known) return sorted([...own, other]);
  if (Math.abs(known.from.at - other.from.at) <= SAME_SLEEP) {
    return replaced(own, known, completed(own, known, other));
  }
  if (known.to || known.from.at > other.from.at) return own;
  // This phone missed a waking: its sleep ended, at the latest, when the next began.
  return sorted([...replaced(own, known, { ...known, to: other.from }), other]);
}

function completed(own: readonly Sleep[], known: Sleep, other: Sleep): Sleep {
  const to = known.to ?? (fits(own, known, other.to) ? other.to : undefined);
  const up = known.up ?? other.up;
  return { from: known.from, ...(to && { to }), ...(up && { up }) };
}

function replaced(sleeps: readonly Sleep[], old: Sleep, sleep: Sleep): Sleep[] {
  return sleeps.map((each) => (each === old ? sleep : each));
}

function sorted(sleeps: Sleep[]): Sleep[] {
  return sleeps.sort((a, b) => a.from.at - b.from.at);
}

function overlap(one: Sleep, other: Sleep): boolean {
  return one.from.at < (other.to?.at ?? Infinity) && other.from.at < (one.to?.at ?? Infinity);
}

/** Whether a sleep may end then without running into the next. */
function fits(sleeps: readonly Sleep[], { from }: Sleep, end: Moment | undefined): boolean {
  if (!end || end.at < from.at) return false;
  return sleeps.every((each) => each.from.at <= from.at || each.from.at >= end.at);
}

function mergeFeed(own: readonly Moment[], other: Moment): readonly Moment[] {
  if (own.some(({ at }) => Math.abs(at - other.at) <= SAME_FEED)) return own;
  return [...own, other].sort((a, b) => a.at - b.at);
}

function mergeNote(own: string, other: string): string {
  if (!other || own.includes(other)) return own;
  return own && !other.includes(own) ? `${own} · ${other}` : other;
}
