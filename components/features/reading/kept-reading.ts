import { READING } from '../../lib/device-storage';
import { keptAs, onKeptChange } from '../../lib/kept';

/** How much of each guide was read, above 0 and up to 1, by its address. */
type Parts = Readonly<Record<string, number>>;

/** More than there are guides. */
const MOST = 100;

/** What a member has read, on this device. Nothing is kept unless the member asked for it, with an empty record. */
export const keptReading = keptAs<Parts>(READING, (stored) => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const read = Object.entries(stored).filter(
    ([path, part]) => path.startsWith('/') && typeof part === 'number' && part > 0 && part <= 1,
  );
  return Object.fromEntries(read.slice(0, MOST) as [string, number][]);
});

/** Says what was read, now and after each change, until the signal. */
export function followKept(
  say: (parts: Parts | undefined, kept: typeof keptReading) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const sayNow = () => say(keptReading.read(), keptReading);
  signal.addEventListener('abort', onKeptChange(sayNow));
  sayNow();
}

/** How many minutes of a guide are left. */
export function minutesLeft(minutes: number, part = 0): number {
  return Math.max(1, Math.ceil(minutes * (1 - part)));
}
