import { LONG } from './diary';
import { keptAs } from './kept';
import { standing, type Log, type LogEvent } from './log';

/** When the children were handed over to another adult, in milliseconds since 1970. */
const kept = keptAs('handed-over', (at) => (typeof at === 'number' ? at : undefined));

/** Notes that another phone has it from now on. */
export function handOver(): void {
  kept.write(Date.now());
}

/** Notes that this phone has it again. */
export const takeBack = kept.remove;

/** What says how a child is. */
const telling: readonly LogEvent['kind'][] = ['asleep', 'woke', 'fed', 'tried'];

/**
 * When a child was handed over, so that this phone does not know how it is. What is written here of
 * a later moment, or comes from the other phone, ends that until it is taken back, and so does a long
 * time, or a clock that was set back.
 */
export function useHandedOver(log: Log, now: Date): Date | undefined {
  const since = kept.use();
  if (since === undefined || Math.abs(now.getTime() - since) >= LONG * 60_000) return undefined;
  const tells = ({ kind, made, at }: LogEvent) =>
    telling.includes(kind) && made > since && at >= Math.floor(since / 60_000);
  return standing(log).some(tells) ? undefined : new Date(since);
}
