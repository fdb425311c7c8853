import type { Page } from '@playwright/test';

export const TAB_STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Presses Tab until the last control of the page has the focus. Returns each step that
 * skips a control or goes back, shows no focus ring, or lands on a control that something
 * covers.
 */
export async function findTabFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let previous = -1; ;) {
    await page.keyboard.press('Tab');
    const { index, last, control, isRinged, coveredBy } = await readFocus(page);
    if (index !== previous + 1) faults.push(`${control} is reached after control ${previous}`);
    if (!isRinged) faults.push(`${control} has no focus ring`);
    if (coveredBy) faults.push(`${control} is covered by ${coveredBy}`);
    // A focus that goes backwards would never come to the last control.
    if (index >= last || index <= previous) return faults;
    previous = index;
  }
}

/** Where the focus is among the controls in document order, and whether one can see it. */
function readFocus(page: Page) {
  return page.evaluate((selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const element = document.activeElement as HTMLElement;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // The middle of what is in the window: a focusable panel may be taller than that.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const over = document.elementFromPoint(x, y);
    const isFree = over !== null && (element.contains(over) || over.contains(element));
    return {
      index: stops.indexOf(element),
      last: stops.length - 1,
      control: element.outerHTML.slice(0, 80),
      isRinged: getComputedStyle(element).outlineStyle !== 'none',
      coveredBy: isFree ? null : (over?.outerHTML.slice(0, 80) ?? 'the edge of the window'),
    };
  }, TAB_STOPS);
}
