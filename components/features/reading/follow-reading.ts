import { readLog } from '../../lib/kept-log';
import { keepReading, readingIn } from './kept-reading';

/** Looks at the guide that is shown; of those before it nothing is on the screen any more. */
let observer: IntersectionObserver | undefined;

/**
 * Where a member has asked for it, keeps how far they read a guide: to what was on the screen of the last block, once it was
 * scrolled to. What a wide screen shows at once has not been read. The footer is the last of them.
 *
 * @param text the element whose children are the blocks of the guide.
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
