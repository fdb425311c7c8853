import type { Page } from '@playwright/test';
import { answerCookies, logIn } from './fixtures';

/** An event of a family's log. */
export function event(kind: string, time: string, more: object = {}) {
  const made = Date.parse(time);
  return { kind, by: 'ab12', made, at: made / 60_000, offset: 0, ...more };
}

const code = { text: '1.a.w.0.3..Noor' };

/** On the second night of stage 3, the child asleep, with a week of days behind it. */
const family: Record<string, unknown> = {
  'child-birth': { born: '2026-03-01', weeksEarly: 0 },
  'family-log/plan': [
    event('plan', '2026-11-16T18:00Z', code),
    event('stage', '2026-11-22T19:00Z', { ...code, value: 2 }),
  ],
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

/** Opens each page as this family has it at a time, with what it has written of the last day. */
export async function keepFamily(page: Page, time: string, today: object[]) {
  await logIn(page);
  await answerCookies(page);
  await page.clock.setFixedTime(new Date(time));
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) {
        if (localStorage.getItem(key)) continue;
        localStorage.setItem(key, JSON.stringify({ version: 1, value }));
      }
    },
    { ...family, 'family-log/2026-11-23': today },
  );
}
