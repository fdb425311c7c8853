import type { Playing } from './playing';
import { useNow } from './use-now';

/** Subscribes to the minutes that a sound still plays, rounded up. */
export function useMinutesLeft(left: Playing['left'] | undefined): number | undefined {
  useNow();
  const seconds = left?.();
  return seconds === undefined ? undefined : Math.ceil(seconds / 60);
}
