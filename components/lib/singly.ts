import type { MouseEvent } from 'react';

/** Takes no second click of a double one, under which another button may lie by then: for onClickCapture. */
export function singly(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}
