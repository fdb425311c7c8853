import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nowOf } from '../templates/now/now-of';
import { diaryOf, draftsOf, momentOf, momentOn, totalsOf, wholeDays, withTimes } from './diary';
import { mergeLog, readLog } from './kept-log';
import { eventsOf, lineage, parseEvent, union, idOf, type Draft, type Log } from './log';

/** Simulates a fortnight if a seed is given, as in the trials, and otherwise a week. */
const seedOfFortnight = Number(process.env.FORTNIGHT_SEED ?? 0);
const nights = seedOfFortnight > 0 ? 14 : 7;

/** Where a family lives, the day on which its clocks change, and where it flies. */
const families = [
  ['Europe/London', '2026-03-29', 'America/New_York'],
  ['Europe/London', '2026-10-25', 'Pacific/Auckland'],
  ['America/New_York', '2026-03-08', 'Pacific/Auckland'],
  ['America/New_York', '2026-11-01', 'Europe/London'],
  ['Pacific/Auckland', '2026-09-27', 'America/New_York'],
  ['Pacific/Auckland', '2026-04-05', 'Europe/London'],
] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

const DAY = 1440;

/**
 * Simulates a family with two phones, one of which is lost. Returns the child's true sleeps and the
 * log of each phone. Sleeps are tapped on one or both phones, or entered later; some are corrected,
 * undone or removed.
 */
function live(seed: number, [home, change, away]: readonly [string, string, string]) {
  const random = seeded(seed);
  const pick = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const start = minuteAt(home, change, 7 * 60) - Math.floor(nights / 2) * DAY;
  const end = start + nights * DAY;
  const trip = { from: start + (nights - 3) * DAY + pick(0, DAY), to: end - DAY + pick(0, 600) };
  const lostAt = start + Math.floor(nights / 3) * DAY + pick(0, DAY);
  const zoneAt = (at: number) => (at >= trip.from && at < trip.to ? away : home);
  const phones: { name: string; log: Log }[] = ['one', 'two'].map((name) => ({ name, log: [] }));
  const slept: TrueSleep[] = [];
  const looks: { at: number; zone: string }[] = [];

  const lookAt = (at: number) => {
    vi.stubEnv('TZ', zoneAt(at));
    vi.setSystemTime(at * 60_000 + pick(0, 59_999));
  };
  const write = (phone: number, at: number, drafts: Draft[]) => {
    lookAt(at);
    const { name, log } = phones[phone]!;
    const events = eventsOf(drafts, name, log);
    phones[phone] = { name, log: union(log, events) };
    return events.map(idOf);
  };
  const tap = (kind: 'asleep' | 'woke', at: number) => {
    const phone = pick(0, 1);
    write(phone, at, [{ kind }]);
    if (random() < 0.3) write(1 - phone, at + pick(0, 4), [{ kind }]);
    else if (random() < 0.1) {
      const slip = write(phone, at + 1, [{ kind: 'fed' }]);
      write(phone, at + 1, [{ kind: 'undo', of: slip }]);
    }
  };
  const handOver = () => {
    const sent = phones.map(({ log }) =>
      (JSON.parse(JSON.stringify(log)) as unknown[]).map((event) => parseEvent(event)),
    );
    for (const [i, phone] of phones.entries()) {
      phone.log = union(
        phone.log,
        sent[1 - i]!.filter((event) => event !== undefined),
      );
    }
  };
  /** Whether the clock time of a sleep is unambiguous, and the family is still in the same zone. */
  const isPlain = ({ from, to, zone }: TrueSleep, at: number) => {
    const shift = (moment: number) => (clockAt(zone, moment) - moment) % DAY;
    return (
      zoneAt(at) === zone &&
      zoneAt(from - 240) === zone &&
      [from - 240, to + 240].every((near) => (shift(near) - shift(from)) % DAY === 0)
    );
  };
  const entered = (sleep: TrueSleep) => {
    const [asleep, woke] = [sleep.from, sleep.to].map((at) => clockAt(sleep.zone, at));
    const day = sumsOf([sleep]).keys().next().value!;
    return { day, asleep: asleep!, woke: woke! };
  };
  /** Corrects or removes the last sleep as shown in the diary. */
  const correct = (at: number) => {
    const sleep = slept.at(-1)!;
    const phone = pick(0, 1);
    const { log } = phones[phone]!;
    const shown = [...diaryOf(log).values()].flatMap(({ sleeps }) => sleeps);
    const found = shown.find(({ from }) => from.at === sleep.from)!;
    const ids = lineage(log, found.ids!);
    if (random() < 0.2) {
      write(phone, at, [{ kind: 'undo', of: ids }]);
      slept.pop();
      return;
    }
    const moved = { ...sleep, from: sleep.from + pick(-6, 6), to: sleep.to + pick(-6, 1) };
    const { asleep, woke } = entered(moved);
    lookAt(at);
    const changed = withTimes(found, entered(sleep).day, asleep, woke);
    const correction = write(phone, at, draftsOf({ ...changed, up: 'Sam' }, ids));
    if (random() < 0.3) write(phone, at, [{ kind: 'undo', of: correction }]);
    else slept[slept.length - 1] = moved;
  };

  let isLost = false;
  for (let at = start; at < end;) {
    const hour = clockAt(zoneAt(at), at) / 60;
    const isNight = hour >= 18 || hour < 5.5;
    const from = at + (isNight ? pick(8, 50) : pick(70, 200));
    const to = from + (isNight ? pick(40, 300) : pick(25, 110));
    const sleep = { from, to, zone: zoneAt(from) };
    if (!isLost && to > lostAt) {
      // Entries that only the lost phone had are lost with it; the new phone begins empty.
      handOver();
      write(
        1,
        to,
        draftsOf({ from: momentOf(new Date(from * 60_000)), to: momentOf(new Date(to * 60_000)) }),
      );
      phones[1] = { name: 'three', log: [] };
      isLost = true;
    } else {
      slept.push(sleep);
      if (random() < 0.2 && isPlain(sleep, to + 5)) {
        const { day, asleep, woke } = entered(sleep);
        lookAt(to + 5);
        write(
          pick(0, 1),
          to + 5,
          draftsOf(withTimes({ from: momentOn(day, asleep) }, day, asleep, woke)),
        );
      } else {
        tap('asleep', from);
        tap('woke', to);
      }
      if (random() < 0.5) {
        handOver();
        if (random() < 0.4 && isPlain(sleep, to + 7)) correct(to + 7);
      }
    }
    if (!isNight) looks.push({ at: to + 8, zone: zoneAt(to + 8) });
    at = to;
  }
  handOver();
  return { slept, looks, phones, zoneAt };
}

const lived = families
  .slice(0, seedOfFortnight > 0 ? undefined : 3)
  .map((family, i) => [10 * seedOfFortnight + i + 1, ...family] as const);

describe.each(lived)(
  `${nights} nights, seed %d, in %s with a change on %s and a trip to %s`,
  (seed, ...family) => {
    it('add up on both phones, and in what is kept, as the child slept', () => {
      const { slept, looks, phones, zoneAt } = live(seed, family);
      const expected = sumsOf(slept);
      mergeLog(phones[1]!.log);
      mergeLog(phones[0]!.log);
      const now = momentOf(new Date());
      for (const log of [...phones.map((phone) => phone.log), readLog()]) {
        const diary = diaryOf(log);
        const sums = [...diary].map(([day, content]) => [day, totalsOf(content, now)] as const);
        expect(Object.fromEntries(sums)).toEqual(
          Object.fromEntries(
            [...expected].map(
              ([day, { longest: _longest, begin: _begin, end: _end, ...totals }]) => [day, totals],
            ),
          ),
        );
      }
      const whole = [...expected].filter(([, { naps, night }]) => naps > 0 && night > 0);
      expect(
        wholeDays(diaryOf(readLog()), { ...now, at: now.at + 3 * DAY }).map(([day]) => day),
      ).toEqual(whole.map(([day]) => day));
      let nightsSeen = 0;
      for (const { at, zone } of looks) {
        const hour = clockAt(zone, at) / 60;
        if (hour < 6 || hour >= 19) continue;
        vi.stubEnv('TZ', zone);
        const { lastNight } = nowOf(readLog(), { windows: [] }, new Date(at * 60_000));
        const day = sumsOf([{ from: at - DAY, to: at, zone }])
          .keys()
          .next().value!;
        const { night = 0, wakings, longest, begin = 0, end = 0 } = expected.get(day) ?? {};
        // If the first or last sleep of a night is lost or removed, the diary is incomplete.
        const up = clockAt(zoneAt(end), end) / 60;
        const isWhole = night > 0 && begin >= 1020 && up >= 5 && up < 18;
        expect([day, lastNight]).toEqual([
          day,
          isWhole ? { length: night, wakings, longest } : undefined,
        ]);
        if (lastNight) nightsSeen++;
      }
      expect(nightsSeen).toBeGreaterThan(nights);
    });
  },
);

// Computed by the test without product code, in UTC and with the time zones of Intl.

/** A true sleep, in minutes since 1970, and the zone in which it began. */
interface TrueSleep {
  from: number;
  to: number;
  zone: string;
}

/** The totals of a day. */
interface PlainSums {
  naps: number;
  night: number;
  wakings?: number;
  firstWaking?: number;
  /** The longest sleep of the night. */
  longest: number;
  /** The clock time at which the first sleep of the night began. */
  begin: number;
  /** When the last sleep of the night ended, in minutes since 1970. */
  end: number;
}

/** The numbers of a linear congruential generator, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2 ** 32;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as if the local clock showed UTC. */
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

/** The clock time, in minutes after midnight. */
function clockAt(zone: string, at: number): number {
  return wallAt(zone, at) % DAY;
}

/** The moment at which the clock shows a time, in minutes after midnight. */
function minuteAt(zone: string, day: string, clock: number): number {
  const wanted = Date.parse(day) / 60_000 + clock;
  const near = wanted - (wallAt(zone, wanted) - wanted);
  return near - (wallAt(zone, near) - wanted);
}

/** The totals of each day, from 6am to 6am, in order. */
function sumsOf(slept: readonly TrueSleep[]): Map<string, PlainSums> {
  const lengths = new Map<
    string,
    { naps: number[]; nights: number[]; begin: number; end: number }
  >();
  for (const { from, to, zone } of [...slept].sort((a, b) => a.from - b.from)) {
    const wall = wallAt(zone, from);
    const day = new Date((wall - 360) * 60_000).toISOString().slice(0, 10);
    const known = lengths.get(day) ?? { naps: [], nights: [], begin: wall % DAY, end: 0 };
    const isEarly = wall % DAY >= 1020 && (wall % DAY) + to - from >= 1140;
    const isNap = wall % DAY >= 360 && wall % DAY < 1080 && !isEarly;
    if (!isNap && known.nights.length === 0) known.begin = wall % DAY;
    known[isNap ? 'naps' : 'nights'].push(to - from);
    if (!isNap) known.end = to;
    lengths.set(day, known);
  }
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  return new Map(
    [...lengths]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, { naps, nights, begin, end }]) => [
        day,
        {
          naps: sum(naps),
          night: sum(nights),
          ...(nights.length > 0 && { wakings: nights.length - 1 }),
          ...(nights.length > 1 && { firstWaking: nights[0]! }),
          longest: Math.max(0, ...nights),
          begin,
          end,
        },
      ]),
  );
}
