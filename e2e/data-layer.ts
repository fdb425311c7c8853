import type { Page } from '@playwright/test';

/** The data layer's entries: commands to the tag as arrays, events as they are. */
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

/** Collects the requests to Google that a page makes from now on. */
export function collectGoogleRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (/(^|\.)(google|googletagmanager|doubleclick|googleadservices)\./.test(hostname)) {
      urls.push(request.url());
    }
  });
  return urls;
}
