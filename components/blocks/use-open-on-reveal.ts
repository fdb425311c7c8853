import { useLayoutEffect } from 'react';
import { onReveal } from '../navigation/hash-target';

/**
 * Calls `open` with the target of the address's hash or of a link, before the page scrolls
 * to it, so that a collapsed block can expand. `open` returns whether it has expanded.
 */
export function useOpenOnReveal(open: (target: Element) => boolean): void {
  useLayoutEffect(() => onReveal(open), [open]);
}
