import { CHANGED, keptAs } from './kept';

/** The child that a family has without saying so: its events have no mark, and its keys no number. */
export const FIRST = 1;

/** Two phones of one family know no more children than this. */
export const LAST = 9;

/** A child's mark. */
export function isMark(mark: unknown): mark is number {
  return Number.isInteger(mark) && (mark as number) >= FIRST && (mark as number) <= LAST;
}

const kept = keptAs('shown-child', (mark) => (isMark(mark) ? mark : undefined));
/** Where the browser stores nothing, the choice lasts as long as the tab. */
let refused: number | undefined;

/** The mark of the child that the tools on this phone show and write of. */
export function shownChild(): number {
  return refused ?? kept.read() ?? FIRST;
}

/** Has the tools show another child. */
export function showChild(mark: number): void {
  if (mark === FIRST) kept.remove();
  refused = mark === FIRST || kept.write(mark) ? undefined : mark;
  dispatchEvent(new Event(CHANGED));
}

/** The key under which something of the shown child is kept. */
export function keyOfChild(key: string, mark = shownChild()): string {
  return mark === FIRST ? key : `${key}-${mark}`;
}
