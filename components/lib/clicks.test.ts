import type { MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { singly } from './clicks';

/** Returns whether a click is suppressed; iPhones may not count the second of two in `detail`. */
function click(target: Element, timeStamp: number, [clientX, clientY]: readonly number[]) {
  const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()];
  const event = { target, timeStamp, clientX, clientY, preventDefault, stopPropagation };
  singly(event as unknown as MouseEvent);
  expect(preventDefault.mock.calls).toEqual(stopPropagation.mock.calls);
  return stopPropagation.mock.calls.length === 0;
}

it('takes the click that a label makes of its control, and not that of a second tap', () => {
  const label = document.createElement('label');
  const [text, input] = [document.createElement('span'), document.createElement('input')];
  label.append(input, text);
  const place = [40, 300];
  expect(click(text, 9000, place)).toBe(true);
  expect(click(input, 9000, place)).toBe(true);
  expect(click(text, 9200, place)).toBe(false);
  expect(click(input, 9900, place)).toBe(true);
  expect(click(input, 10_100, place)).toBe(false);
});

it.each([
  ['not the second tap of two, whatever lies there', 'Undo', 1300, [44, 695], false],
  ['not a key that is held', 'Asleep', 1033, [0, 0], false],
  ['another control elsewhere', 'Undo', 1100, [40, 600], true],
  ['another control by a key', 'Undo', 1100, [0, 0], true],
  ['the same one later', 'Asleep', 1600, [40, 700], true],
] as const)('takes %s', (_, name, at, place, isTaken) => {
  const [asleep, undo] = [document.createElement('button'), document.createElement('button')];
  expect(click(asleep, 1000, name === 'Asleep' ? place : [40, 700])).toBe(true);
  expect(click(name === 'Undo' ? undo : asleep, at, place)).toBe(isTaken);
});
