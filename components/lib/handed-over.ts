import { LONG } from './diary';
import { keptAs } from './kept';
import { standing, type Log, type LogEvent } from './log';

/** When the children were handed over to another adult, in milliseconds since 1970. */
const kept = keptAs('handed-over', (at) => (typeof at === 'number' ? at : undefined));

/** Records that another phone has the children from now on. */
export function handOver(): void {
  kept.write(Date.now());
}

/** Records that this phone has them again. */
export const takeBack = kept.remove;

/** The kinds of event that show how a child is. */
const telling: readonly LogEvent['kind'][] = ['asleep', 'woke', 'fed', 'tried'];

/**
 * When a child was handed over, while this phone doesn't know how the child is. An event after that
 * moment, logged here or received from the other phone, ends it until undone; so do a long time and
 * a clock that was set back.
 */
export function useHandedOver(log: Log, now: Date): Date | undefined {
  const since = kept.use();
  if (since === undefined || Math.abs(now.getTime() - since) >= LONG * 60_000) return undefined;
  const tells = ({ kind, made, at }: LogEvent) =>
    telling.includes(kind) && made > since && at >= Math.floor(since / 60_000);
  return standing(log).some(tells) ? undefined : new Date(since);
}
