import type { Page } from '@playwright/test';

/**
 * What reaches beyond the sides of the window: words, and what one can press. What can
 * be scrolled sideways by itself, such as a row of chips, does not count.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isCutAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isCutAway(element.parentElement));
    const counts = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !isCutAway(element) &&
      !scrolls(element);
    const isBeyond = ({ left, right, width }: DOMRect) =>
      width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);

    const beyond: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      if (!words || !text.parentElement || !counts(text.parentElement)) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isBeyond)) beyond.push(words);
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      if (counts(control) && isBeyond(control.getBoundingClientRect())) {
        beyond.push(control.outerHTML);
      }
    }
    return beyond;
  });
}
