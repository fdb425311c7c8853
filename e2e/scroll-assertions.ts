import { expect, type Locator, type Page } from '@playwright/test';

/** Checks that scrolling has ended with an element this far from the top. */
export async function expectTopAt(target: Locator, px: number) {
  let before = NaN;
  const distance = async () => {
    const now = await target.evaluate((element) => element.getBoundingClientRect().top);
    const still = now === before;
    before = now;
    return still ? Math.abs(now - px) : Infinity; // while moving it passes every position
  };
  await expect.poll(distance, { intervals: [100] }).toBeLessThanOrEqual(2);
}

/** Checks that an element is in the upper quarter of the window, where a jump puts it. */
export async function expectInUpperQuarter(target: Locator) {
  const place = () =>
    target.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
  await expect.poll(place).toBeLessThan(0.25);
  expect(await place()).toBeGreaterThanOrEqual(0);
}

/** The addresses of links, in order. */
export function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/**
 * Waits until intersection observers have been notified of the last scroll. A frame observes, and
 * its tasks notify; after the second frame, none of the first's tasks are pending.
 */
export function intersectionsObserved(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((told) => setTimeout(told));
  });
}
