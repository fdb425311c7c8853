import type { Browser, Page } from '@playwright/test';
import { answerCookies, logIn, phone, pressSlowly } from './fixtures';

/** An event of a family's log. */
export function event(kind: string, time: string, more: object = {}) {
  const made = Date.parse(time);
  return { kind, by: 'ab12', made, at: Math.floor(made / 60_000), offset: 0, ...more };
}

/** The second night of stage 3, with the child asleep and a week of days logged. */
const family: Record<string, unknown> = {
  'child-birth': { born: '2026-03-01', weeksEarly: 0 },
  ...followedPlan('1.a.w.0.3..Noor', '2026-11-22T19:00Z', 2),
  ...Object.fromEntries(
    [17, 18, 19, 20, 21, 22].map((day) => [
      `family-log/2026-11-${day}`,
      [
        event('asleep', `2026-11-${day}T09:10Z`),
        event('woke', `2026-11-${day}T10:20Z`),
        event('asleep', `2026-11-${day}T13:${day}Z`),
        event('woke', `2026-11-${day}T14:10Z`),
        event('asleep', `2026-11-${day}T19:10Z`),
        event('woke', `2026-11-${day + 1}T03:15Z`),
        event('asleep', `2026-11-${day + 1}T03:35Z`),
        event('woke', `2026-11-${day + 1}T06:31Z`),
      ],
    ]),
  ),
};

export const nap = [event('asleep', '2026-11-23T09:10Z'), event('woke', '2026-11-23T10:20Z')];
export const night = [event('asleep', '2026-11-23T19:12Z')];

/** Stores values in the site's format before each page is opened, unless they are already there. */
export function keep(page: Page, kept: Record<string, unknown>) {
  return page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      localStorage[key] ??= JSON.stringify({ version: 1, value });
  }, kept);
}

/** A plan that is followed from an evening on, at one of its stages. */
export function followedPlan(text: string, evening: string, stage: number) {
  const begun = Date.parse(evening);
  return {
    'family-log/plan': [
      event('plan', new Date(begun - 1).toISOString(), { text, value: 1 }),
      event('stage', evening, { text, value: stage }),
    ],
  };
}

/** A parent's phone, with its own storage. */
export async function telephone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await pressSlowly(context);
  const page = await context.newPage();
  await logIn(page);
  return page;
}

/** Opens each page with this family's data at a given time, including the entries of the last day. */
export async function keepFamily(page: Page, time: string, today: object[]) {
  await logIn(page);
  await answerCookies(page);
  await page.clock.setFixedTime(new Date(time));
  await keep(page, { ...family, 'family-log/2026-11-23': today });
}
