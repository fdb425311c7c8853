import { readLog } from '../../lib/kept-log';
import { keepReading, readingIn } from './kept-reading';

/** Observes the current guide; earlier guides are no longer on the screen. */
let observer: IntersectionObserver | undefined;

/**
 * Stores how far a member reads a guide, if they have asked for it: down to the part of the last block that
 * was on the screen after scrolling. A block that is visible without scrolling does not count as read.
 *
 * @param text the element whose children are the blocks of the guide, the footer last.
 */
export function followReading(path: string, text: Element): void {
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    if (scrollY === 0) return;
    const { top, height } = text.getBoundingClientRect();
    const ends = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(
        ({ boundingClientRect }) =>
          (Math.min(boundingClientRect.bottom, innerHeight) - top) / height,
      );
    const read = readingIn(readLog());
    if (!read) return;
    const part = Math.min(1, Math.round(Math.max(0, ...ends) * 100) / 100);
    if (part > (read[path] ?? 0)) keepReading(path, part);
  });
  for (const block of text.children) observer.observe(block);
}
