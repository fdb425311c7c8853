import type { Page } from '@playwright/test';
import {
  equalEntries,
  collectGoogleRequests,
  dataLayerEntries,
  expectNothingFromGoogle,
  trackedEvents,
} from './data-layer';
import { expect, hydrated, phone, test } from './fixtures';

const noon = new Date('2026-11-15T12:00:00Z');
const tag = 'https://www.googletagmanager.com/gtag/js?id=AW-000000000';

const bar = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const answer = (page: Page, name: 'Accept' | 'Reject') =>
  bar(page).getByRole('button', { name }).click();
const atFoot = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });
const changeMind = (page: Page) => atFoot(page).click();

/** Opens a page with a clock that moves only when told to. */
async function openWithStoppedClock(
  page: Page,
  open: (path: string) => Promise<unknown>,
  path: string,
): Promise<number> {
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(new Date(noon.getTime() + 1000));
  await open(path);
  return page.evaluate(() => Date.now());
}

/** Scrolls down and loads the page again, which begins at its top: it thanks the visitor. */
async function reloadFromItsFoot(page: Page) {
  const top = () => page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(top).toBeGreaterThan(0);
  await page.reload();
  await hydrated(page);
  await expect.poll(top).toBe(0);
}

const countOf = async (page: Page, event: string) =>
  equalEntries(
    (await trackedEvents(page)).map((report) => (Array.isArray(report) ? report[1] : report)),
    event,
  ).length;

test.describe('without consent', () => {
  test('a confirmation that is opened directly reports under one number at its three moments, and nothing of Google’s is asked for', async ({
    page,
    open,
  }) => {
    const made = collectGoogleRequests(page);
    const start = await openWithStoppedClock(page, open, '/confirmation');
    const moments: [after: number, reports: number][] = [
      [10, 1],
      [480, 1],
      [20, 2],
      [1480, 2],
      [20, 3],
      [60_000, 3],
    ];
    for (const [after, reports] of moments) {
      await page.clock.runFor(after);
      expect(await countOf(page, 'conversion')).toBe(reports);
    }
    const all = await trackedEvents(page);
    const [id, ...others] = new Set(JSON.stringify(all).match(/manual_\d+/g));
    expect(others).toEqual([]);
    expect(Number(id?.slice('manual_'.length)) - start).toBeLessThanOrEqual(10);
    const once = [
      ['event', 'conversion', { send_to: 'AW-000000000/booking', transaction_id: id }],
      ['event', 'generate_lead', { currency: 'GBP', value: 0, event_id: id }],
      ['event', 'page_view', { page_location: page.url(), event_id: id }],
      { event: 'appointment_confirmed', transaction_id: id },
    ];
    expect(all).toEqual([...once, ...once, ...once]);
    await expect(bar(page)).toBeVisible();
    await expectNothingFromGoogle(page, made);
    expect(await dataLayerEntries(page)).toContainEqual([
      'consent',
      'default',
      expect.objectContaining({
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      }),
    ]);

    await test.step('with consent it keeps its number when it is loaded again', async () => {
      const stored = () => page.evaluate(() => sessionStorage.getItem('booking-transaction'));
      expect(await stored()).toBeNull();
      await answer(page, 'Accept');
      await expect.poll(stored).toBe(id);
      await reloadFromItsFoot(page);
      await page.clock.runFor(10);
      expect(await trackedEvents(page)).toEqual(once);
    });
    await test.step('it stops reporting when it is left', async () => {
      await page.locator('main').getByRole('link', { name: 'Explore Our Services' }).click();
      await expect(page).toHaveURL('/services');
      await expect(page.getByRole('heading', { level: 1, name: 'Sleep Programmes' })).toBeFocused();
      await page.clock.runFor(5000);
      expect(await countOf(page, 'conversion')).toBe(1);
    });
  });

  test('the thanks for a purchase report it once, and are there after a reload too', async ({
    page,
    open,
  }) => {
    const made = collectGoogleRequests(page);
    const start = await openWithStoppedClock(page, open, '/thank-you');
    await page.clock.runFor(60_000);
    const all = await trackedEvents(page);
    const id = /"transaction_id":"(\d+)"/.exec(JSON.stringify(all))?.[1];
    expect(Number(id) - start).toBeLessThanOrEqual(10);
    const sale = { transaction_id: id, value: 99, currency: 'GBP' };
    expect(all).toEqual([
      ['event', 'conversion', { send_to: 'AW-000000000/purchase', ...sale }],
      ['event', 'purchase', sale],
      { event: 'purchase_complete', ...sale },
    ]);
    await expect(bar(page)).toBeVisible();
    await expectNothingFromGoogle(page, made);
    await reloadFromItsFoot(page);
  });
});

test.describe('consent', () => {
  test('once given, brings the tag, after what it refuses by default', async ({ page, open }) => {
    const made = collectGoogleRequests(page);
    await open('/confirmation');
    await answer(page, 'Accept');
    await expect.poll(() => made).toEqual([tag]);
    await expect(bar(page)).toHaveCount(0);
    const commands = (await dataLayerEntries(page)).filter(Array.isArray);
    expect(commands[0]?.slice(0, 2)).toEqual(['consent', 'default']);
    const kinds = commands.map((command) => command.slice(0, 2).join(' '));
    expect(kinds.indexOf('consent update')).toBeLessThan(kinds.indexOf('config AW-000000000'));
    expect(commands).toContainEqual([
      'consent',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ]);

    made.length = 0; // the choice is remembered on the next visit
    await open('/blog');
    await expect.poll(() => made).toEqual([tag]);
    await expect(bar(page)).toHaveCount(0);
  });

  test('once refused, brings nothing on any page, and may be changed from the foot of it, both ways', async ({
    page,
    open,
  }) => {
    const made = collectGoogleRequests(page);
    await page.clock.install();
    await open('/');
    await test.step('is asked for with two buttons that look alike', async () => {
      const [accept, reject] = await Promise.all(
        ['Accept', 'Reject'].map((name) =>
          bar(page)
            .getByRole('button', { name })
            .evaluate((button) => {
              const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
              return { backgroundColor, color, fontSize, fontWeight, height: button.clientHeight };
            }),
        ),
      );
      expect(accept).toEqual(reject);
    });
    await answer(page, 'Reject');
    await expect(bar(page)).toHaveCount(0);
    for (const path of ['/blog', '/confirmation', '/thank-you']) {
      await open(path);
      await page.clock.runFor(5000);
      await expect(bar(page)).toHaveCount(0);
    }
    await expectNothingFromGoogle(page, made);
    await expect.poll(() => trackedEvents(page)).not.toEqual([]); // for any other reader of the queue

    await changeMind(page);
    await expect(bar(page)).toBeFocused();
    await answer(page, 'Accept');
    await expect(atFoot(page)).toBeFocused();
    await expect.poll(() => made).toEqual([tag]);

    const isRunning = () => page.evaluate(() => 'google_tag_manager' in window);
    await expect.poll(isRunning).toBe(true);
    await changeMind(page);
    await Promise.all([page.waitForEvent('load'), answer(page, 'Reject')]);
    await hydrated(page);
    expect(await isRunning()).toBe(false);
    await expect(bar(page)).toHaveCount(0);
    await expect
      .poll(async () => (await dataLayerEntries(page)).filter(Array.isArray).at(-1))
      .toEqual(['consent', 'update', expect.objectContaining({ ad_storage: 'denied' })]);
    made.length = 0;
    await open('/blog');
    await expectNothingFromGoogle(page, made);
  });

  test('brings nothing that could read who has booked, on the next page either', async ({
    page,
    open,
  }) => {
    const made = collectGoogleRequests(page);
    await open('/confirmation?invitee_full_name=Ann&invitee_email=ann%40family.example');
    await page.locator('main').getByRole('link', { name: 'Explore Our Services' }).click();
    await expect(page).toHaveURL('/services');
    await answer(page, 'Accept');
    const granted = ['consent', 'update', expect.objectContaining({ ad_storage: 'granted' })];
    await expect.poll(() => dataLayerEntries(page)).toContainEqual(granted);
    expect(made).toEqual([]);
    await page.goBack();
    await hydrated(page);
    await page.evaluate(() => location.assign('/blog'));
    await page.waitForURL('/blog');
    expect(await page.evaluate(() => document.referrer)).toContain('ann%40family.example');
    await expect.poll(() => dataLayerEntries(page)).toContainEqual(granted);
    expect(made).toEqual([]);
    await open('/services'); // typed
    await expect.poll(() => made).toEqual([tag]);
  });

  test('may be given for one purpose alone, and covers nothing while it is asked for', async ({
    page,
    open,
  }) => {
    await page.setViewportSize(phone);
    const made = collectGoogleRequests(page);
    await open('/blog');
    await bar(page).getByRole('button', { name: 'Choose' }).click();
    const [question, content] = await Promise.all([
      bar(page).boundingBox(),
      page.locator('main').boundingBox(),
    ]);
    expect(question!.y + question!.height).toBeLessThanOrEqual(content!.y);
    await bar(page)
      .getByRole('checkbox', { name: /pages are read/ })
      .check();
    await bar(page).getByRole('button', { name: 'Save my choice' }).click();
    await expect.poll(() => made).toEqual([tag.replace('AW-000000000', 'G-0000000000')]);
    expect(await dataLayerEntries(page)).toContainEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
    ]);
  });
});
