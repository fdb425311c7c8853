import type { MouseEvent } from 'react';

/** Within so many milliseconds nobody has read what stands under the finger by now. */
const SOON = 500;
/** So far apart, in pixels, may two taps of one finger be. */
const NEAR = 24;

let last = { at: -SOON, x: 0, y: 0, control: null as Element | null };

/**
 * Takes no click that comes too soon after another of the same control, as of a key that is held, or
 * at the same place, where another control may lie by then: for onClickCapture. Browsers do not agree
 * whether the second tap of two is counted in `detail`.
 */
export function singly(event: MouseEvent): void {
  const { timeStamp: at, clientX: x, clientY: y, target } = event;
  const control = (target as Element).closest('button, input');
  const isNear = x + y > 0 && Math.hypot(x - last.x, y - last.y) < NEAR;
  if (at - last.at < SOON && (isNear || control === last.control)) {
    event.preventDefault();
    event.stopPropagation();
  }
  last = { at, x, y, control };
}
