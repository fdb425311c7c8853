import { onKeptChange } from '../../lib/kept';
import { mergeLog, readLog, removeReading } from '../../lib/kept-log';
import { eventsOf, idOf, standing, type Log } from '../../lib/log';

/** The part of each guide that has been read, above 0 and up to 1, by address. */
type Parts = Readonly<Record<string, number>>;

/** The author of reading events. They stay on this phone, so they do not need its ID. */
const READER = 'reader';

/** The reading progress in a log; undefined if the member has not asked for it. */
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

/** Stores that reading is to be remembered or, with arguments, the progress in a guide. */
export function keepReading(path = '', part = 0): void {
  const log = readLog();
  const before = log.filter(({ kind, text }) => kind === 'read' && text === path);
  const draft = { kind: 'read', text: path, value: Math.round(part * 100) } as const;
  mergeLog(eventsOf([draft], READER, log), before.map(idOf));
}

/** Reports the reading progress now and after each change, until the signal is aborted. */
export function followKept(say: (parts: Parts | undefined) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const sayNow = () => say(readingIn(readLog()));
  signal.addEventListener('abort', onKeptChange(sayNow));
  sayNow();
}

export { removeReading };
