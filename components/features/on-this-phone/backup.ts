import { birthOf, parseBirth, type Birth } from '../../lib/birth';
import { byChild, marksIn } from '../../lib/children';
import { addDays, isDay } from '../../lib/days';
import { diaryDayOf, momentOf } from '../../lib/diary';
import { mergeLog, readFamilyLog } from '../../lib/kept-log';
import { mergeable } from '../../lib/log-plan';
import { parseEvent, type Log } from '../../lib/log';
import { withRoom } from '../../lib/room';
import type { BackupProblems } from '../../lib/schema.gen';
import { FIRST, isMark } from '../../lib/shown-child';

const KIND = 'nightlight backup';

/** The version of the file format. Increasing it needs a decision, as for stored data. */
const VERSION = 1;

/** A hundred full days take half of it. */
export const MOST_BYTES = 1_000_000;

/** A family's data, validated. */
export interface Backup {
  /** The day on which it was made; empty if the file does not say. */
  made: string;
  log: Log;
  /** The stored dates of birth, by the marks of the children. */
  births: ReadonlyMap<number, Birth>;
  /** How many entries are invalid, or have no room. */
  unread: number;
}

/** An opened file: its content, or why it is rejected. */
export type Opened = { backup: Backup } | { problem: keyof BackupProblems };

/** The content of a backup file. */
export function writeBackup(today: string): string {
  const log = readFamilyLog();
  const births = byChild(log).map(({ mark }) => [mark, birthOf(mark).read()] as const);
  const { [FIRST]: birth, ...others } = Object.fromEntries(births);
  return JSON.stringify({ kind: KIND, version: VERSION, made: today, birth, births: others, log });
}

/** Parses an untrusted file. Nothing is stored yet. */
export function openBackup(text: string, now: Date): Opened {
  if (text.length > MOST_BYTES) return { problem: 'large' };
  const file = parseObject(text);
  if (!file) return { problem: text.includes(KIND) ? 'damaged' : 'foreign' };
  if (file.kind !== KIND) return { problem: 'foreign' };
  const { version } = file;
  if (version !== VERSION)
    return { problem: typeof version === 'number' && version > VERSION ? 'newer' : 'damaged' };
  const events = Array.isArray(file.log) ? file.log : [];
  // A future event cannot have happened, but another time zone may be ahead.
  const latest = addDays(diaryDayOf(momentOf(now)), 1);
  const read = events.flatMap((stored) => {
    const event = parseEvent(stored);
    return event && diaryDayOf(event) <= latest ? [event] : [];
  });
  const log = withRoom(read);
  const stored = Object.entries({ ...(file.births as object), [FIRST]: file.birth });
  const told = stored.filter(([mark, birth]) => isMark(Number(mark)) && birth !== undefined);
  const births = new Map(
    told.flatMap(([mark, one]) => {
      const birth = parseBirth(one, now);
      return birth ? [[Number(mark), birth]] : [];
    }),
  );
  const unread = events.length - log.length + told.length - births.size;
  if (read.length === 0 && births.size === 0 && unread > 0) return { problem: 'damaged' };
  return { backup: { made: isDay(file.made) ? file.made : '', log, births, unread } };
}

/** Adds a backup to the data on this phone. Returns whether the browser stored all of it. */
export function mergeBackup({ log, births }: Backup): boolean {
  const own = readFamilyLog();
  const marks = marksIn(own, log);
  const written = [...births].map(([mark, birth]) => {
    const kept = birthOf(marks.get(mark) ?? mark);
    return kept.read() !== undefined || kept.write(birth);
  });
  return mergeLog(mergeable(own, log)) && written.every(Boolean);
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
