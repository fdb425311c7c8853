import { expect, type Page } from '@playwright/test';

export const TAB_STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Runs in the browser, so that contrast and positions can be measured at any time. */
export function withoutTransitions() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Where the focus was after a press of Tab, and whether it was visible. */
interface FocusReading {
  /** Its index among the controls in document order, and the last index. */
  index: number;
  last: number;
  /** The beginning of the control's HTML. */
  control: string;
  /** The contrast of the ring with its background; 0 without a ring. */
  ringContrast: number;
  /** The beginning of the HTML of what covers it, or null. */
  coveredBy: string | null;
}

declare const window: Window & {
  readFocus?: () => FocusReading;
  focusReadings?: FocusReading[];
};

/**
 * Presses Tab from the top of a page until its last control has the focus. Returns each step that
 * skips a control or goes back, shows no focus ring or one with too little contrast (WCAG 1.4.11),
 * or focuses a control that something covers.
 */
export async function findTabFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // After scrolling, the bar updates only in a later frame.
  await expect(page.locator('[data-up]:not([hidden])')).toHaveCount(0);
  // Otherwise Tab would continue from the last press, such as on the calendar's button.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });
  await page.evaluate(recordFocus, TAB_STOPS);
  for (let previous = -1; ;) {
    const readings = await pressTab(page, previous);
    for (const { index, last, control, ringContrast, coveredBy } of readings) {
      if (index === previous && /type="(time|date)"/.test(control)) continue; // hours, then minutes
      if (index !== previous + 1) faults.push(`${control} is reached after control ${previous}`);
      if (ringContrast < 3)
        faults.push(`${control} has a focus ring of ${ringContrast.toFixed(2)}:1`);
      if (coveredBy) faults.push(`${control} is covered by ${coveredBy}`);
      // A focus that goes backwards would never reach the last control.
      if (index >= last || index <= previous) return faults;
      previous = index;
    }
  }
}

/** Presses Tab once for each control that seems to remain, and reads the focus after each press. */
async function pressTab(page: Page, previous: number): Promise<FocusReading[]> {
  const { last } = await page.evaluate(() => window.readFocus!());
  // Sent at once, because several presses then share a frame, which is the main cost.
  const presses = Array.from({ length: Math.max(1, last - previous) });
  await Promise.all(presses.map(() => page.keyboard.press('Tab')));
  return page.evaluate(() => {
    const readings = [...window.focusReadings!.splice(0), window.readFocus!()];
    return readings.slice(1); // the first is the focus before the first press
  });
}

/**
 * Runs in the browser: from now on each key press first records where the previous one has left the
 * focus. By then the browser has scrolled to the control.
 */
function recordFocus(selector: string) {
  const readings: FocusReading[] = [];
  // A group of radio buttons is one stop: the checked one, or the first.
  const isStop = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
      (radio) => radio.name === element.name && radio.form === element.form,
    );
    return element === (group.find((radio) => radio.checked) ?? group[0]);
  };
  const readFocus = (): FocusReading => {
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        isStop(element) &&
        !element.hasAttribute('data-up') && // appears in the bar once the page is scrolled
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const element = document.activeElement as HTMLElement;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // The middle of the part in the window, because a focusable panel may be taller than the window.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const over = document.elementFromPoint(x, y);
    const isFree = over !== null && (element.contains(over) || over.contains(element));
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
        const part = Number(value) / (color.startsWith('rgb') ? 255 : 1);
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    // The ring is around the control, on the nearest painted box.
    const ground = (box: Element | null): string => {
      if (box === null) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(box);
      const isOpaque = !/^rgba\(|\/ 0?\.\d+\)|transparent/.test(backgroundColor);
      return isOpaque ? backgroundColor : ground(box.parentElement);
    };
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    const levels = [luminance(outlineColor), luminance(ground(element.parentElement))];
    return {
      index: stops.indexOf(element),
      last: stops.length - 1,
      control: element.outerHTML.slice(0, 80),
      ringContrast:
        outlineStyle === 'none' ? 0 : (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05),
      coveredBy: isFree ? null : (over?.outerHTML.slice(0, 80) ?? 'the edge of the window'),
    };
  };
  addEventListener('keydown', () => readings.push(readFocus()), { capture: true });
  Object.assign(window, { readFocus, focusReadings: readings });
}
