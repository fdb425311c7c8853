import type { MouseEvent as ReactMouseEvent } from 'react';

/** The part of a mouse event that says what the browser would do with a link. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link follows it in this tab. All others are left to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Within so many milliseconds nobody has read what stands under the finger by now. */
const SOON = 500;
/** So far apart, in pixels, may two taps of one finger be. */
const NEAR = 24;

let last = { at: -SOON, x: 0, y: 0, target: null as Element | null };

/**
 * Takes no click that comes too soon after another of the same control, as of a key that is held, or
 * at the same place, where another control may lie by then: for onClickCapture. Browsers do not agree
 * whether the second tap of two is counted in `detail`. A click on a label makes one of its control,
 * at the same place, which is no second tap.
 */
export function singly(event: ReactMouseEvent): void {
  const { timeStamp: at, clientX: x, clientY: y, target } = event;
  const pressed = target as Element;
  if (at === last.at && pressed === last.target) return; // a control in a control has asked already
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
