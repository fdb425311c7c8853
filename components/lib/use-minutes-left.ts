import type { Playing } from './playing';
import { useNow } from './use-now';

/** How many minutes a sound still plays, kept current; one that has begun counts. */
export function useMinutesLeft(left: Playing['left'] | undefined): number | undefined {
  useNow();
  const seconds = left?.();
  return seconds === undefined ? undefined : Math.ceil(seconds / 60);
}
