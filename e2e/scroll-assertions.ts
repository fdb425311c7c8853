import { expect, type Locator, type Page } from '@playwright/test';

/** Checks that a scroll has come to its end with an element this far from the top. */
export async function expectTopAt(target: Locator, px: number) {
  let before = NaN;
  const distance = async () => {
    const now = await target.evaluate((element) => element.getBoundingClientRect().top);
    const still = now === before;
    before = now;
    return still ? Math.abs(now - px) : Infinity; // on its way it passes every place
  };
  await expect.poll(distance, { intervals: [100] }).toBeLessThanOrEqual(2);
}

/** Checks that an element is in the upper quarter of the window, where a jump brings it. */
export async function expectInUpperQuarter(target: Locator) {
  const place = () =>
    target.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
  await expect.poll(place).toBeLessThan(0.25);
  expect(await place()).toBeGreaterThanOrEqual(0);
}

/** The addresses of links, in their order. */
export function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/**
 * Waits until intersection observers have been told of the last scroll. A frame observes,
 * and its tasks tell; after the second frame nothing of the first is waiting.
 */
export function intersectionsObserved(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((told) => setTimeout(told));
  });
}
