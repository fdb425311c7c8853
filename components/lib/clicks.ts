import type { MouseEvent as ReactMouseEvent } from 'react';

/** The part of a mouse event that decides what the browser does with a link. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link follows it in this tab. The browser handles all others. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Milliseconds within which a visitor can't have read what has just appeared under the finger. */
const SOON = 500;
/** The largest distance in pixels between two taps in the same place. */
const NEAR = 24;

let last = { at: -SOON, x: 0, y: 0, target: null as Element | null };

/**
 * Suppresses a click that comes too soon after another on the same control, as from a key held
 * down, or in the same place, where a different control may have appeared. Use it as
 * onClickCapture. Browsers disagree on whether `detail` counts the second tap. A click on a label
 * also fires one on its control, in the same place, which is not a second tap.
 */
export function singly(event: ReactMouseEvent): void {
  const { timeStamp: at, clientX: x, clientY: y, target } = event;
  const pressed = target as Element;
  if (at === last.at && pressed === last.target) return; // already handled by a parent
  const isNear = x + y > 0 && Math.hypot(x - last.x, y - last.y) < NEAR;
  const control = controlOf(pressed);
  const isSame = control && control === controlOf(last.target);
  const isOfLabel = last.target !== pressed && last.target?.closest('label')?.control === pressed;
  if (at - last.at < SOON && (isNear || isSame) && !isOfLabel) {
    event.preventDefault();
    event.stopPropagation();
  }
  last = { at, x, y, target: pressed };
}

function controlOf(target: Element | null) {
  return target?.closest('button, input') ?? target?.closest('label')?.control;
}
