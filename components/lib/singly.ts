import type { MouseEvent } from 'react';

let lastAt = 0;

/** Takes no second click of a double one, under which another button may lie by then: for onClickCapture. */
export function singly(event: MouseEvent): void {
  const now = Date.now();
  if (event.detail > 1 && now - lastAt < 1000) event.stopPropagation();
  lastAt = now;
}
