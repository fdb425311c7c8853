// What a test computes without any code of the product: by UTC, and the zones that Intl knows.

const DAY = 1440;

/** A sleep as it was, in minutes since 1970, and the zone in which it began. */
export interface TrueSleep {
  from: number;
  to: number;
  zone: string;
}

/** What a day adds up to. */
export interface PlainSums {
  naps: number;
  night: number;
  wakings: number;
  firstWaking?: number;
  /** The longest sleep of the night. */
  longest: number;
  /** When its last sleep ended, in minutes since 1970. */
  end: number;
}

/** The numbers of a linear congruential generator, from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2 ** 32;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as if the clock on the wall were that of UTC. */
function wallAt(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    const part = '2-digit';
    const parts = { year: 'numeric', month: part, day: part, hour: part, minute: part } as const;
    format = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone });
    formats.set(zone, format);
  }
  return Date.parse(`${format.format(at * 60_000).replace(' ', 'T')}Z`) / 60_000;
}

/** What the clock shows, in minutes after midnight. */
export function clockAt(zone: string, at: number): number {
  return wallAt(zone, at) % DAY;
}

/** When the clock shows a time, in minutes after midnight. */
export function minuteAt(zone: string, day: string, clock: number): number {
  const wanted = Date.parse(day) / 60_000 + clock;
  const near = wanted - (wallAt(zone, wanted) - wanted);
  return near - (wallAt(zone, near) - wanted);
}

/** The sums of each day, from six to six, in the days' order. */
export function sumsOf(slept: readonly TrueSleep[]): Map<string, PlainSums> {
  const lengths = new Map<string, { naps: number[]; nights: number[]; end: number }>();
  for (const { from, to, zone } of [...slept].sort((a, b) => a.from - b.from)) {
    const wall = wallAt(zone, from);
    const day = new Date((wall - 360) * 60_000).toISOString().slice(0, 10);
    const known = lengths.get(day) ?? { naps: [], nights: [], end: 0 };
    const isNap = wall % DAY >= 360 && wall % DAY < 1080;
    known[isNap ? 'naps' : 'nights'].push(to - from);
    if (!isNap) known.end = to;
    lengths.set(day, known);
  }
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  return new Map(
    [...lengths]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, { naps, nights, end }]) => [
        day,
        {
          naps: sum(naps),
          night: sum(nights),
          wakings: Math.max(0, nights.length - 1),
          ...(nights.length > 1 && { firstWaking: nights[0]! }),
          longest: Math.max(0, ...nights),
          end,
        },
      ]),
  );
}
