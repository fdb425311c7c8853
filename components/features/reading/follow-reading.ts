import { keptReading } from './kept-reading';

/** Looks at the guide that is shown; of those before it nothing is on the screen any more. */
let observer: IntersectionObserver | undefined;

/**
 * Keeps how far a member reads a guide: to the end of the last block that was on the screen. The
 * footer is the last of them.
 *
 * @param text the element whose children are the blocks of the guide.
 */
export function followReading(path: string, text: Element): void {
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    const { top, height } = text.getBoundingClientRect();
    const ends = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ boundingClientRect }) => (boundingClientRect.bottom - top) / height);
    const read = keptReading.read() ?? {};
    const part = Math.min(1, Math.round(Math.max(0, ...ends) * 100) / 100);
    if (part > (read[path] ?? 0)) keptReading.write({ ...read, [path]: part });
  });
  for (const block of text.children) observer.observe(block);
}
