import type { Page } from '@playwright/test';

/**
 * Finds what extends beyond the sides of the window: text, controls, and boxes that contain either.
 * Boxes without text are pictures, which may overhang; elements that scroll sideways, such as a row
 * of chips, do not count. The width of the page is no indication, because the page clips its
 * overflow.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOutside = ({ left, right, width }: DOMRect) =>
      width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        isInScroller(element.parentElement));
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' ||
        isVisuallyHidden(element.parentElement));
    const counts = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !isVisuallyHidden(element) &&
      !isInScroller(element);

    const overflow: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      if (!words || !text.parentElement || text.parentElement.closest('script, style')) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isOutside) && counts(text.parentElement)) {
        overflow.push(words);
      }
    }
    const controls = 'a, button, input, select, textarea';
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOutside(element.getBoundingClientRect()) || element.closest('svg')) continue;
      const holdsContent =
        element.matches(controls) ||
        element.querySelector(controls) !== null ||
        element.textContent?.trim() !== '';
      if (holdsContent && counts(element)) overflow.push(element.outerHTML.slice(0, 120));
    }
    return overflow;
  });
}
