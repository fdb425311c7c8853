import { useLayoutEffect } from 'react';
import { onReveal } from '../navigation/hash-target';

/**
 * Calls open with the element that the address or a link names, before it is scrolled
 * to: what is folded away can then unfold. Open says whether it has unfolded anything.
 */
export function useOpenedByAddress(open: (target: Element) => boolean): void {
  useLayoutEffect(() => onReveal(open), [open]);
}
