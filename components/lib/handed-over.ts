import { LONG } from './diary';
import { keptAs } from './kept';
import type { Log, LogEvent } from './log';

/** When the children were handed over to another adult, in milliseconds since 1970. */
const kept = keptAs('handed-over', (at) => (typeof at === 'number' ? at : undefined));

/** Notes that another phone has it from now on. */
export function handOver(): void {
  kept.write(Date.now());
}

/** Notes that this phone has it again. */
export const takeBack = kept.remove;

/** What says nothing of how a child is. */
const beside: readonly LogEvent['kind'][] = ['read', 'child'];

/**
 * When a child was handed over, so that this phone does not know how it is. Whatever is written
 * here afterwards, or comes from the other phone, ends that, and so does a long time.
 */
export function useHandedOver(log: Log, now: Date): Date | undefined {
  const at = kept.use();
  if (at === undefined || now.getTime() - at >= LONG * 60_000) return undefined;
  return log.some(({ kind, made }) => made > at && !beside.includes(kind))
    ? undefined
    : new Date(at);
}
