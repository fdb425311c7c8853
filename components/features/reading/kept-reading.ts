import { onKeptChange } from '../../lib/kept';
import { mergeLog, readLog, removeReading } from '../../lib/kept-log';
import { eventsOf, idOf, standing, type Log } from '../../lib/log';

/** How much of each guide was read, above 0 and up to 1, by its address. */
type Parts = Readonly<Record<string, number>>;

/** The author of what was read: it stays on this phone, whose name tells two phones apart. */
const READER = 'reader';

/** What a log says was read; undefined where the member has not asked for it. */
export function readingIn(log: Log): Parts | undefined {
  const events = standing(log).filter(({ kind }) => kind === 'read');
  if (events.length === 0) return undefined;
  const parts: Record<string, number> = {};
  for (const { text = '', value = 0 } of events) {
    const part = Math.min(1, value / 100);
    if (text.startsWith('/') && part > (parts[text] ?? 0)) parts[text] = part;
  }
  return parts;
}

/** Keeps that what is read is to be remembered, or how much of a guide was read. */
export function keepReading(path = '', part = 0): void {
  const log = readLog();
  const before = log.filter(({ kind, text }) => kind === 'read' && text === path);
  const draft = { kind: 'read', text: path, value: Math.round(part * 100) } as const;
  mergeLog(eventsOf([draft], READER, log), before.map(idOf));
}

/** Says what was read, now and after each change, until the signal. */
export function followKept(say: (parts: Parts | undefined) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const sayNow = () => say(readingIn(readLog()));
  signal.addEventListener('abort', onKeptChange(sayNow));
  sayNow();
}

export { removeReading };
