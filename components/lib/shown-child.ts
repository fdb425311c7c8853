import { CHANGED, keptAs } from './kept';

/** The mark of the first or only child: its events have no mark, and its keys no number. */
export const FIRST = 1;

/** The highest mark: a family can have at most this many children, even on two phones. */
export const LAST = 9;

/** Whether a value is a child's mark. */
export function isMark(mark: unknown): mark is number {
  return Number.isInteger(mark) && (mark as number) >= FIRST && (mark as number) <= LAST;
}

const kept = keptAs('shown-child', (mark) => (isMark(mark) ? mark : undefined));
/** If the browser refuses storage, the choice lasts as long as the tab. */
let refused: number | undefined;

/** The mark of the child that the tools on this phone show and log. */
export function shownChild(): number {
  return refused ?? kept.read() ?? FIRST;
}

/** Makes the tools show another child. */
export function showChild(mark: number): void {
  if (mark === FIRST) kept.remove();
  refused = mark === FIRST || kept.write(mark) ? undefined : mark;
  dispatchEvent(new Event(CHANGED));
}

/** The storage key of a value that each child has. */
export function keyOfChild(key: string, mark = shownChild()): string {
  return mark === FIRST ? key : `${key}-${mark}`;
}
