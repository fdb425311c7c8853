import type { Page } from '@playwright/test';

/** The queue that the ad tag reads: commands to it as arrays, events as they are. */
export function queue(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? Array.from(entry as IArguments) : entry,
    ),
  );
}

/** What has been reported so far, without the commands that set the tag up. */
export async function reported(page: Page): Promise<unknown[]> {
  const entries = await queue(page);
  return entries.filter((entry) => !Array.isArray(entry) || entry[0] === 'event');
}

/** The reports that are the same as another, to the last field. */
export function alike(reports: unknown[], other: unknown): unknown[] {
  return reports.filter((report) => JSON.stringify(report) === JSON.stringify(other));
}

/** The requests for anything of Google's that a page makes from now on. */
export function googleRequests(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (/(^|\.)(google|googletagmanager|doubleclick|googleadservices)\./.test(hostname)) {
      made.push(request.url());
    }
  });
  return made;
}
