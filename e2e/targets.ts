import type { Page } from '@playwright/test';
import { TAB_STOPS } from './tab-order';

/**
 * Focuses each control of the page in turn. Returns those covered by something fixed or sticky
 * (WCAG 2.4.11), and those that a thumb may miss: less than 44 pixels wide or high or, for links
 * inside a sentence, on a line of less than 24 pixels. The area that responds to touch counts, so a
 * card that is entirely a link is as large as the card.
 */
export function findTargetFaults(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const LARGE = 44;
    const INLINE = 24;

    const isShown = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true });
    const isPinned = (element: Element | null): Element | null => {
      if (element === null) return null;
      const pinned = /fixed|sticky/.test(getComputedStyle(element).position);
      return pinned ? element : isPinned(element.parentElement);
    };
    // Like a skip link before it has the focus: a finger cannot reach it.
    const isAbove = (element: HTMLElement) =>
      isPinned(element) !== null && element.getBoundingClientRect().bottom <= 0;
    const isHit = (element: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    const coverOf = (element: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit || element.contains(hit) || hit.contains(element)) return null;
      const pinned = isPinned(hit);
      return pinned?.contains(element) ? null : pinned;
    };

    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!isShown(element) || isAbove(element)) continue;
      element.focus();
      const name = element.outerHTML.slice(0, 100);
      const box = element.getClientRects()[0]!; // the first line of a link that wraps
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];

      for (const height of [top + 2, y, bottom - 2]) {
        // A panel as high as the window can't be clear at both ends.
        if (height !== y && box.height > innerHeight / 2) continue;
        const cover = coverOf(element, x, height);
        if (cover) faults.push(`${name} is covered by ${cover.outerHTML.slice(0, 80)}`);
      }

      const reach = LARGE / 2 - 1; // half a pixel too small is accepted
      const area = (element.closest('label') ?? element).getBoundingClientRect();
      const isLarge =
        (area.width > 2 * reach && area.height > 2 * reach) ||
        (isHit(element, x, y - reach) &&
          isHit(element, x, y + reach) &&
          isHit(element, x - reach, y) &&
          isHit(element, x + reach, y));
      if (isLarge) continue;
      const { display, lineHeight } = getComputedStyle(element);
      if (display !== 'inline') {
        faults.push(`${name} has ${Math.round(box.width)} x ${Math.round(box.height)} pixels`);
      } else if (parseFloat(lineHeight) < INLINE) {
        faults.push(`${name} stands in a line of ${lineHeight}`);
      }
    }
    return [...new Set(faults)];
  }, TAB_STOPS);
}
