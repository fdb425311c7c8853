import { expect, type Page } from '@playwright/test';

/** The data layer's entries: commands to the tag as arrays, events unchanged. */
export function dataLayerEntries(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? Array.from(entry as IArguments) : entry,
    ),
  );
}

/** The events in the data layer, without the commands that configure the tag. */
export async function trackedEvents(page: Page): Promise<unknown[]> {
  const entries = await dataLayerEntries(page);
  return entries.filter((entry) => !Array.isArray(entry) || entry[0] === 'event');
}

/** The entries that equal another in every field. */
export function equalEntries(entries: unknown[], other: unknown): unknown[] {
  return entries.filter((entry) => JSON.stringify(entry) === JSON.stringify(other));
}

const GOOGLE = /(^|\.)(google|googletagmanager|doubleclick|googleadservices)\./;

/** Collects the requests to Google that a page makes from now on. */
export function collectGoogleRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (GOOGLE.test(new URL(request.url()).hostname)) urls.push(request.url());
  });
  return urls;
}

/**
 * Checks that a page requests nothing from Google once its tracking code has loaded. Elements are
 * checked as well, because a request may be pending without having been reported.
 */
export async function expectNothingFromGoogle(page: Page, requests: string[]) {
  const denied = expect.objectContaining({ ad_storage: 'denied' });
  await expect.poll(() => dataLayerEntries(page)).toContainEqual(['consent', 'default', denied]);
  const urls = await page
    .locator('script[src], iframe[src], img[src], link[href]')
    .evaluateAll((elements) =>
      elements.map((it) => it.getAttribute('src') ?? it.getAttribute('href') ?? ''),
    );
  const asked = urls.filter((url) => GOOGLE.test(new URL(url, page.url()).hostname));
  expect([...asked, ...requests]).toEqual([]);
}
