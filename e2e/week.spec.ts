import type { Page } from '@playwright/test';
import { followedPlan, keep, telephone } from './family';
import { expect, test, visit } from './fixtures';

/** The first day; the clocks go back in the night of the 25th. */
const FIRST = 22;
const DAYS = 6;
const LOST_ON = 26;

/** The moment when the clock in London shows a time on a day of October 2026. */
function moment(day: number, clock: string): Date {
  const summer = new Date(`2026-10-${day}T${clock}:00+01:00`);
  return summer < new Date('2026-10-25T01:00Z') ? summer : new Date(`2026-10-${day}T${clock}:00Z`);
}

async function openDiary(page: Page, now: Date) {
  await page.clock.setFixedTime(now);
  await visit(page, '/sleep-diary');
}

/** Taps a button at a given time, which the diary logs. */
async function tapAt(page: Page, now: Date, name: string) {
  await page.clock.setFixedTime(now);
  await page.getByRole('button', { name, exact: true }).tap();
}

/** A night with one waking. */
async function writeNight(page: Page, day: number) {
  await tapAt(page, moment(day, '19:00'), 'Asleep now');
  await tapAt(page, moment(day + 1, '03:00'), 'They woke');
  await tapAt(page, moment(day + 1, '03:20'), 'Asleep now');
  await tapAt(page, moment(day + 1, '06:30'), 'They woke');
}

/** Sends tonight from one phone to the other, which adds it to its diary. */
async function handOver(from: Page, to: Page, now: Date, says: string) {
  await from.clock.setFixedTime(now);
  await from.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await from.getByRole('button', { name: 'Hand over' }).tap();
  await expect(from.getByRole('img', { name: /camera/ })).toBeVisible();
  await from.getByRole('button', { name: 'Send the link' }).tap();
  await expect(from.getByText('The link is on your clipboard')).toBeVisible();
  const link = await from.evaluate(() => navigator.clipboard.readText());
  await to.clock.setFixedTime(now);
  await to.goto('about:blank'); // a link with only a different fragment would not load the page
  await visit(to, link);
  await expect(to.getByText(says)).toBeVisible();
  await expect(to.getByText(/^As of \d+:\d+[ap]m, \d/)).toBeVisible();
  await to.getByRole('button', { name: 'Keep it on this phone' }).tap();
  await expect(to.getByText('All of this is on this phone.')).toBeVisible();
}

const diaryOf = (page: Page) =>
  page.evaluate(() => {
    const days = Object.keys(localStorage).filter((key) => key.startsWith('family-log/2'));
    return Object.fromEntries(
      days.sort().map((key) => [key.slice(11), JSON.parse(localStorage.getItem(key)!).value]),
    ) as Record<string, { kind: string }[]>;
  });

test('a family writes a week on two phones, through a clock change and a loss', async ({
  browser,
}) => {
  const [ada, ben, found] = await Promise.all([1, 2, 3].map(() => telephone(browser)));
  if (!ada || !ben || !found) throw new Error('there are three telephones');

  // Ada logs; on the second night Ben takes over at 02:14, and hands back in the morning.
  await openDiary(ada, moment(FIRST, '18:00'));
  await expect(ada.getByText('This browser may forget it')).toBeVisible();
  await writeNight(ada, FIRST);
  await tapAt(ada, moment(23, '19:00'), 'Asleep now');
  await tapAt(ada, moment(24, '01:50'), 'They woke');
  await handOver(ada, ben, moment(24, '02:14'), 'Awake since 1:50am');
  await openDiary(ben, moment(24, '02:20'));
  await tapAt(ben, moment(24, '02:25'), 'Asleep now');
  await tapAt(ben, moment(24, '06:30'), 'They woke');
  await handOver(ben, ada, moment(24, '06:40'), 'Awake since 6:30am');
  const asleep = (await diaryOf(ada))['2026-10-23']?.filter(({ kind }) => kind === 'asleep');
  expect(asleep).toHaveLength(2);

  // Through the night in which the clocks go back, until a backup, and the loss of the phone.
  await openDiary(ada, moment(24, '12:00'));
  for (let day = 24; day < LOST_ON; day += 1) await writeNight(ada, day);
  await visit(ada, '/on-this-phone');
  await expect(ada.getByText(`Days: ${LOST_ON - FIRST}`)).toBeVisible();
  const saved = ada.waitForEvent('download');
  await ada.getByRole('button', { name: 'Save a backup' }).tap();
  const backup = test.info().outputPath('backup.json');
  await (await saved).saveAs(backup);
  const before = await diaryOf(ada);
  await ada.context().close();

  // The new phone already has the evening's handover; the backup duplicates nothing.
  await found.clock.setFixedTime(moment(LOST_ON, '09:00'));
  await visit(found, '/on-this-phone');
  await found.getByLabel('A backup file').setInputFiles(backup);
  await expect(found.getByText('A backup from 26 October 2026')).toBeVisible();
  await expect(found.getByText('Days of the diary: 4 (0 already here)')).toBeVisible();
  expect(await diaryOf(found)).toEqual({});
  for (let time = 0; time < 2; time += 1) {
    await found.getByLabel('A backup file').setInputFiles([]);
    await found.getByLabel('A backup file').setInputFiles(backup);
    await found.getByRole('button', { name: 'Add to this phone' }).tap();
    await expect(found.getByText('It is on this phone now.')).toBeVisible();
    expect(await diaryOf(found)).toEqual(before);
  }

  // The week continues, and is complete.
  await openDiary(found, moment(LOST_ON, '12:00'));
  for (let day = LOST_ON; day < FIRST + DAYS - 1; day += 1) await writeNight(found, day);
  await openDiary(found, moment(28, '12:00'));
  await found.locator('summary:visible', { hasText: 'The same days in figures' }).tap();
  const row = (day: string) => found.locator('tbody:visible').getByRole('row', { name: day });
  await expect(row('Thu 22 Oct')).toContainText(/11\sh\s10\smin/);
  await expect(row('Sat 24 Oct')).toContainText(/12\sh\s10\smin/); // 25 hours
  await expect(row('Fri 23 Oct')).toContainText(/10\sh\s55\smin/); // as both have logged it
  await expect(found.locator('tbody:visible').getByRole('row')).toHaveCount(DAYS - 1);
  await found.getByRole('button', { name: 'Send to the consultant' }).tap();
  await found.getByLabel(/Your question/).fill('=Is it the window?');
  await expect(found.locator('pre').first()).toContainText('=Is it the window?');
  await expect(found.locator('pre').first()).toContainText('Sleep 7pm – 3am');
});

test('a night with its plan is handed over from Now to the other phone’s Now', async ({
  browser,
}) => {
  const [ada, ben] = await Promise.all([1, 2].map(() => telephone(browser)));
  if (!ada || !ben) throw new Error('there are two telephones');
  await keep(ada, followedPlan('1.a.w.0.3..Noor', moment(23, '19:00').toISOString(), 2));
  await ada.clock.setFixedTime(moment(23, '19:00'));
  await visit(ada, '/now');
  await tapAt(ada, moment(23, '19:12'), 'Asleep now');
  await tapAt(ada, moment(24, '01:50'), 'They woke');
  await expect(ada.getByRole('timer')).toBeVisible();
  await handOver(ada, ben, moment(24, '02:14'), 'Awake since 1:50am');

  await expect(ben.getByText('Awake since 1:50am')).toContainText('Stage 3, night 1');
  await expect(ben.getByRole('timer')).toContainText('24:00');
  await tapAt(ben, moment(24, '02:25'), 'Asleep now');
  await expect(ben.getByText(/^Chair halfway to the door/)).toBeVisible();
  await ben.getByRole('link', { name: 'Tonight' }).tap();
  await expect(ben.getByText('Stage 3, night 1')).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Tonight, for Noor' })).toBeVisible();
});
