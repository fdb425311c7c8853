import { addDays, isDay } from '../../lib/days';
import { diaryDayOf, momentOf, parseDiaryDay, type Diary, type DiaryDay } from '../../lib/diary';
import { keptDiary } from '../../lib/kept-diary';
import { mergeDay } from '../../lib/merge-diary';
import { seal, unseal, type SealedText } from '../../lib/passphrase';
import type { BackupProblems } from '../../lib/schema.gen';
import type { Single } from './single';

/** What the file says it is. */
const KIND = 'nightlight backup';

/** The form of the file. A change of it is a decision, as that of what is kept. */
const VERSION = 1;

/** A hundred full days are a third of it. */
export const MOST_BYTES = 1_000_000;

/** The things that a backup holds one of each. */
export type Singles = Readonly<Record<'plan' | 'birth', Single>>;

const names = ['plan', 'birth'] as const;

/** What a family wrote, checked. */
export interface Backup {
  /** The day on which it was made; empty where the file does not say. */
  made: string;
  singles: Partial<Record<keyof Singles, unknown>>;
  diary: Diary;
  /** How many entries can't be read. */
  unread: number;
}

/** A file that was opened: what it holds, a request for its passphrase, or why it is not taken. */
export type Opened =
  { backup: Backup } | { needsPassphrase: true } | { problem: keyof BackupProblems };

/** The file of a backup, under a passphrase unless that is empty. */
export async function writeBackup(singles: Singles, passphrase: string, today: string) {
  const content = {
    made: today,
    plan: singles.plan.read(),
    birth: singles.birth.read(),
    diary: Object.fromEntries(keptDiary.read()),
  };
  const sealed = passphrase.trim() && { sealed: await seal(JSON.stringify(content), passphrase) };
  return JSON.stringify({ kind: KIND, version: VERSION, ...(sealed || content) });
}

/** Reads a file of which nothing is known. Nothing of it is stored yet. */
export async function openBackup(
  text: string,
  passphrase: string,
  singles: Singles,
  now: Date,
): Promise<Opened> {
  if (text.length > MOST_BYTES) return { problem: 'large' };
  const file = parseObject(text);
  if (!file) return { problem: text.includes(KIND) ? 'damaged' : 'foreign' };
  if (file.kind !== KIND) return { problem: 'foreign' };
  if (file.version !== VERSION) return { problem: isNewer(file.version) ? 'newer' : 'damaged' };
  if (file.sealed === undefined) return readContent(file, singles, now);
  const sealed = parseSealed(file.sealed);
  if (!sealed) return { problem: 'damaged' };
  if (!passphrase) return { needsPassphrase: true };
  if (!globalThis.crypto?.subtle) return { problem: 'noCrypto' };
  const content = await unseal(sealed, passphrase);
  if (content === undefined) return { problem: 'passphrase' };
  return readContent(parseObject(content) ?? {}, singles, now);
}

function readContent(content: Record<string, unknown>, singles: Singles, now: Date): Opened {
  const found = names.filter((name) => content[name] !== undefined);
  const read = found.filter((name) => singles[name].outcome(content[name]));
  const days = Object.entries(asObject(content.diary) ?? {});
  const diary = new Map(days.flatMap(([day, stored]) => readDay(day, stored, now)));
  if (read.length + diary.size === 0 && found.length + days.length > 0) {
    return { problem: 'damaged' };
  }
  return {
    backup: {
      made: isDay(content.made) ? content.made : '',
      singles: Object.fromEntries(read.map((name) => [name, content[name]])),
      diary,
      unread: found.length - read.length + days.length - diary.size,
    },
  };
}

/**
 * A day of the diary with what belongs to it. One that is still to come is no day that a family
 * has written, and would take the place of one that is.
 */
function readDay(day: string, stored: unknown, now: Date): [string, DiaryDay][] {
  const latest = addDays(diaryDayOf(momentOf(now)), 1); // another time zone may be ahead
  const read = isDay(day) && day <= latest ? parseDiaryDay(stored) : undefined;
  if (!read) return [];
  const sleeps = read.sleeps.filter(({ from }) => diaryDayOf(from) === day);
  const feeds = read.feeds.filter((feed) => diaryDayOf(feed) === day);
  if (sleeps.length < read.sleeps.length && sleeps.length + feeds.length === 0) return [];
  return [[day, { ...read, sleeps, feeds }]];
}

/** Adds a backup to what this phone keeps. Says whether the browser allowed all of it. */
export function mergeBackup({ singles: found, diary }: Backup, singles: Singles): boolean {
  const merged = names.map((name) => found[name] === undefined || singles[name].merge(found[name]));
  return mergeDiary(diary) && merged.every(Boolean);
}

/** Adds days to the diary on this phone. Says whether the browser allowed all of them. */
export function mergeDiary(diary: Diary): boolean {
  const allowed = [...diary].map(([day, other]) =>
    keptDiary.update(day, (own) => mergeDay(own, other)),
  );
  return allowed.every(Boolean);
}

function isNewer(version: unknown): boolean {
  return typeof version === 'number' && version > VERSION;
}

function parseSealed(stored: unknown): SealedText | undefined {
  const { salt, iterations, data } = asObject(stored) ?? {};
  const isBase64 = (text: unknown) =>
    typeof text === 'string' && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  const isWhole = isBase64(salt) && isBase64(data) && Number.isInteger(iterations);
  return isWhole ? (stored as SealedText) : undefined;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
